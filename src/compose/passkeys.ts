import type { Logger } from 'pino';
import { Refusal } from '../app/shared/refusal.ts';
import type { RunJob } from '../app/shared/jobs.ts';
import type { PasskeyJobs } from '../app/accounts/passkey-jobs.ts';
import { createPool } from '../workers/pool.ts';
import { builtFile } from './built-files.ts';

/**
 * The worker that verifies passkeys. It is started on demand: loading its library would block the main thread too
 * long.
 */
export function composePasskeys(logger: Logger) {
  const pool = createPool({
    script: builtFile('passkey-thread.js'),
    data: null,
    threads: 1,
    limits: { waiting: 40, waitingPerClient: 5 },
    mostMs: 10_000,
    idleMs: 300_000,
    observe: () => undefined,
    lost: (error) => {
      logger.warn({ err: error }, 'the thread that checks passkeys was lost; another takes its place');
    },
  });
  const run = (name: string, input: unknown, asker: Parameters<typeof pool.run>[2]) =>
    pool.run(name, input, asker).catch((error: unknown) => {
      throw error instanceof Refusal ? unavailable(error) : error;
    });
  return { jobs: run as RunJob<PasskeyJobs>, close: () => pool.close() };
}

const unavailable = (cause: unknown) =>
  new Refusal(
    'rate_limited',
    'Passkeys cannot be checked at the moment. Please try again, or sign in with your password.',
    { retryAfter: 5, cause },
  );
