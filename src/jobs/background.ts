import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LearnedModel } from '../app/enquiries/learned-model.ts';
import type { Clock } from '../app/shared/clock.ts';
import { makeOwnBackup } from './backups/own-backup.ts';
import { createScheduledBackups } from './backups/scheduled-backups.ts';
import type { Config } from '../config.ts';
import { prepareScoring } from '../domain/spam/score.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type ErasingStore, createErasing } from './erasing.ts';

/** Soon, since a program may be stopped before an hour is over; not at once, since everybody is waiting then. */
const firstEraseAfterMs = 10_000;
const eraseEveryMs = 3_600_000;

/** Whoever waited for the start is answered by then, and whoever comes meanwhile between two pieces. */
const prepareAfterMs = 300;
const restMs = 2;

export interface BackgroundParts {
  /** When to make backups; null where another process makes them, or none does. */
  readonly schedule: Config['backups'];
  readonly config: Pick<Config, 'retentionMonths' | 'dataDir'>;
  readonly store: ErasingStore;
  readonly clock: Clock;
  readonly learnedModel: Pick<LearnedModel, 'start' | 'stop'>;
  readonly metrics: Pick<Metrics, 'observeBackup' | 'showBackupAge'>;
  readonly logger: Logger;
}

/** Work that needs no request: erasing what has had its time, backups, what was learned of late and what is got ready. */
export function createBackground(parts: BackgroundParts) {
  const { schedule, config, store, clock, learnedModel, metrics, logger } = parts;
  const backups =
    schedule && createScheduledBackups(schedule, makeOwnBackup, metrics.observeBackup, logger, clock.now);
  if (backups) metrics.showBackupAge(backups.age);
  const erasing = createErasing(store, config, clock, logger);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function eraseAfter(ms: number): void {
    timer = setTimeout(() => {
      running = erasing.run().finally(() => {
        if (!erasing.isStopped()) eraseAfter(eraseEveryMs);
      });
    }, ms).unref();
  }

  /** The first enquiry would keep everybody waiting for what it is judged by. */
  async function prepareJudging(): Promise<void> {
    await sleep(prepareAfterMs, undefined, { ref: false });
    const pieces = prepareScoring();
    while (!erasing.isStopped() && !pieces.next().done) await sleep(restMs, undefined, { ref: false });
  }

  return {
    start(): void {
      backups?.start();
      learnedModel.start();
      eraseAfter(firstEraseAfterMs);
      void prepareJudging();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      learnedModel.stop();
      erasing.stop();
      await running;
      await backups?.stop();
    },
  };
}
