import program from '../../package.json' with { type: 'json' };
import { readConfig } from '../config.ts';
import { OperatorError } from '../settings/operator-error.ts';
import type { BeforeStore } from './as-owner.ts';
import { withOutput, writeOut } from './terminal/write-out.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export function runCommand(
  command: string,
  rest: readonly string[],
  env: Environment,
  beforeStore: BeforeStore,
): Promise<void> {
  return withOutput(() => dispatch(command, rest, env, beforeStore));
}

/** Each command is imported only when it runs: listing keys should not load the drawing code. */
async function dispatch(
  command: string,
  rest: readonly string[],
  env: Environment,
  beforeStore: BeforeStore,
): Promise<void> {
  if (rest.includes('--help') || rest.includes('-h'))
    return writeOut([(await import('./help.ts')).helpOn(command)]);
  const forStore = () => beforeStore(readConfig(env));
  switch (command) {
    case 'keys':
      return (await import('./keys.ts')).keysCommand(rest, forStore());
    case 'enquiries':
      return (await import('./enquiries/command.ts')).enquiriesCommand(rest, forStore());
    case 'webhooks':
      return (await import('./webhooks/command.ts')).webhooksCommand(rest, forStore());
    case 'person':
      return (await import('./rights/person.ts')).personCommand(rest, forStore());
    case 'retention':
      return (await import('./rights/retention.ts')).retentionCommand(rest, forStore());
    case 'spam':
      return (await import('./spam/command.ts')).spamCommand(rest, forStore());
    case 'audit':
      return (await import('./rights/audit.ts')).auditCommand(rest, forStore());
    case 'staff':
      return (await import('./staff/command.ts')).staffCommand(rest, forStore());
    case 'backup':
      return (await import('./store/keeping.ts')).backupCommand(rest, forStore());
    case 'restore':
      return (await import('./store/keeping.ts')).restoreCommand(rest, forStore());
    case 'store':
      return (await import('./store/keeping.ts')).storeCommand(rest, forStore());
    case 'pricebook':
      (await import('./price-book.ts')).priceBookCommand(rest, readConfig(env));
      return;
    case 'business':
      (await import('./business.ts')).businessCommand(rest);
      return;
    case 'mail':
      return (await import('./mail.ts')).mailCommand(rest, readConfig(env));
    case 'mcp':
      return (await import('./serving/mcp.ts')).mcpCommand(forStore());
    case 'help':
    case '--help':
    case '-h':
      return writeOut([(await import('./help.ts')).helpText]);
    case 'version':
    case '--version':
    case '-v':
      console.log(`Lintel ${program.version} on Node ${process.versions.node}`);
      return;
    default:
      throw new OperatorError(`there is no command "${command}"; "help" lists them`);
  }
}
