import { ConfigError, readConfig } from '../config.ts';
import { enquiriesCommand } from './enquiries.ts';
import { helpText } from './help.ts';
import { keysCommand } from './keys.ts';
import { mcpCommand } from './mcp.ts';
import { pricebookCommand } from './pricebook.ts';
import { serve } from './serve.ts';
import { CommandError } from './command-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one command. What goes wrong in a foreseeable way is one line on standard error and exit code 1. */
export async function run(args: readonly string[], env: Environment): Promise<void> {
  try {
    await dispatch(args, env);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CommandError)) throw error;
    console.error(`lintel: ${error.message}`);
    process.exitCode = 1;
  }
}

async function dispatch([command, ...rest]: readonly string[], env: Environment): Promise<void> {
  switch (command) {
    case undefined:
      await serve(readConfig(env));
      return;
    case 'keys':
      await keysCommand(rest, readConfig(env));
      return;
    case 'enquiries':
      await enquiriesCommand(rest, readConfig(env));
      return;
    case 'pricebook':
      pricebookCommand(rest, readConfig(env));
      return;
    case 'mcp':
      await mcpCommand(readConfig(env));
      return;
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write(helpText);
      return;
    default:
      throw new CommandError(`there is no command "${command}"; "help" lists them`);
  }
}
