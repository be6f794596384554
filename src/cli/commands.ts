import { readConfig } from '../config.ts';
import { OperatorError } from '../settings/operator-error.ts';

/** Each command is loaded when it is asked for: a list of keys need not wait for the code that draws doors. */
export async function runCommand(
  command: string,
  rest: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  switch (command) {
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
