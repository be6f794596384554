import type { Logger } from 'pino';
import type { Clock } from '../app/shared/clock.ts';
import type { Store } from '../store/store.ts';
import { makeOwnBackup } from '../backups/own-backup.ts';
import { createScheduledBackups } from '../backups/scheduled-backups.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';

const forgetEveryMs = 3_600_000;

export interface BackgroundParts {
  /** When to make backups; null where another process makes them, or none does. */
  readonly schedule: Config['backups'];
  readonly store: Pick<Store, 'forgetExpired'>;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'observeBackup' | 'showBackupAge'>;
  readonly logger: Logger;
}

/** Work that needs no request: erasing what has expired, and backups. */
export function composeBackground({ schedule, store, clock, metrics, logger }: BackgroundParts) {
  const backups =
    schedule && createScheduledBackups(schedule, makeOwnBackup, metrics.observeBackup, logger, clock.now);
  if (backups) metrics.showBackupAge(backups.age);
  let forgetting: NodeJS.Timeout | undefined;

  return {
    start(): void {
      backups?.start();
      forgetting = setInterval(() => {
        store.forgetExpired(clock.steady()).catch((error: unknown) => {
          logger.warn({ err: error }, 'what has expired could not be erased; will try again');
        });
      }, forgetEveryMs).unref();
    },
    async stop(): Promise<void> {
      clearInterval(forgetting);
      await backups?.stop();
    },
  };
}
