import type { Store, Windows } from '../app/ports.ts';
import { Refusal } from '../app/errors.ts';
import type { Config } from '../config.ts';
import { createStore } from '../store/index.ts';
import { CommandError } from './command-error.ts';

const idempotencyMs = 24 * 3_600_000;
/** A command may stand still for a moment while the server holds the lock. */
const commandBlockMs = 5000;

export function windowsOf({ duplicateWindowMs }: Config): Windows {
  return { duplicateMs: duplicateWindowMs, idempotencyMs };
}

/** Opens the store for one command; when it cannot be opened, says why instead of trying for ever. */
export async function withStore(config: Config, work: (store: Store) => Promise<void>): Promise<void> {
  let reason: unknown;
  const store = createStore(
    { ...config, windows: windowsOf(config), blockMs: commandBlockMs },
    { lost: (error) => (reason = error), found: () => undefined },
  );
  await store.start();
  try {
    if (reason !== undefined) throw unusable(config, reason);
    await work(store);
  } catch (error) {
    throw error instanceof Refusal ? unusable(config, error.cause ?? error) : error;
  } finally {
    await store.close();
  }
}

function unusable({ databaseUrl, dataDir }: Config, reason: unknown): CommandError {
  const place = databaseUrl === null ? `the store in ${dataDir}` : 'the database at DATABASE_URL';
  return new CommandError(`${place} cannot be used: ${messageOf(reason)}`);
}

function messageOf(reason: unknown): string {
  if (reason instanceof AggregateError && reason.errors.length > 0) return messageOf(reason.errors[0]);
  return reason instanceof Error ? reason.message : String(reason);
}
