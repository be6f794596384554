import { startStoreThread } from '../compose/store-thread.ts';
import { readConfig } from '../config.ts';
import { lookAlikes } from '../settings/look-alikes.ts';
import { OperatorError, isOperatorError } from '../settings/operator-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Runs one command. What the operator can mend is told in one line on standard error, with exit code 1. */
export async function run(args: readonly string[], env: Environment): Promise<void> {
  for (const { given, meant } of lookAlikes(env)) {
    console.error(
      `lintel: ${given} is set, but there is no such setting: did you mean ${meant.join(' or ')}?`,
    );
  }
  try {
    await dispatch(args, env);
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    console.error(`lintel: ${error.message}`);
    process.exitCode = 1;
  }
}

/** Each command is loaded when it is asked for: a list of keys need not wait for the code that draws doors. */
async function dispatch([command, ...rest]: readonly string[], env: Environment): Promise<void> {
  switch (command) {
    case undefined: {
      const config = readConfig(env);
      const storeThread = startStoreThread(config);
      return (await import('./serving/serve.ts')).serve(config, { storeThread });
    }
    case 'keys':
      return (await import('./keys.ts')).keysCommand(rest, readConfig(env));
    case 'enquiries':
      return (await import('./enquiries/command.ts')).enquiriesCommand(rest, readConfig(env));
    case 'webhooks':
      return (await import('./webhooks/command.ts')).webhooksCommand(rest, readConfig(env));
    case 'person':
      return (await import('./rights/person.ts')).personCommand(rest, readConfig(env));
    case 'retention':
      return (await import('./rights/retention.ts')).retentionCommand(rest, readConfig(env));
    case 'spam':
      return (await import('./spam/command.ts')).spamCommand(rest, readConfig(env));
    case 'audit':
      return (await import('./rights/audit.ts')).auditCommand(rest, readConfig(env));
    case 'staff':
      return (await import('./staff/command.ts')).staffCommand(rest, readConfig(env));
    case 'backup':
      return (await import('./store/keeping.ts')).backupCommand(rest, readConfig(env));
    case 'restore':
      return (await import('./store/keeping.ts')).restoreCommand(rest, readConfig(env));
    case 'store':
      return (await import('./store/keeping.ts')).storeCommand(rest, readConfig(env));
    case 'pricebook':
      (await import('./price-book.ts')).priceBookCommand(rest, readConfig(env));
      return;
    case 'business':
      (await import('./business.ts')).businessCommand(rest);
      return;
    case 'mail':
      return (await import('./mail.ts')).mailCommand(rest, readConfig(env));
    case 'mcp':
      return (await import('./serving/mcp.ts')).mcpCommand(readConfig(env));
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write((await import('./help.ts')).helpText);
      return;
    default:
      throw new OperatorError(`there is no command "${command}"; "help" lists them`);
  }
}
