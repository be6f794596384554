import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { LearnedModel } from '../app/enquiries/learned-model.ts';
import type { Clock } from '../app/shared/clock.ts';
import { makeOwnBackup } from './backups/own-backup.ts';
import { createScheduledBackups } from './backups/scheduled-backups.ts';
import type { Config } from '../config.ts';
import { compileValidators } from '../contract/reading/validators.ts';
import { prepareScoring } from '../domain/spam/score.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type ErasingStore, createErasing } from './erasing.ts';

/**
 * Delay of the first erasing. Short, because a process may run for less than an hour, but not zero, because
 * the start is busy.
 */
const firstEraseAfterMs = 10_000;
const eraseEveryMs = 3_600_000;

/** Delay of the warm-up after the start, and pause between its steps, in which requests are answered. */
const warmUpAfterMs = 300;
const pauseMs = 2;

export interface BackgroundParts {
  /** The backup schedule; null if this process makes no backups. */
  readonly schedule: Config['backups'];
  readonly config: Pick<Config, 'retentionMonths' | 'dataDir'>;
  readonly store: ErasingStore;
  readonly clock: Clock;
  readonly learnedModel: Pick<LearnedModel, 'start' | 'stop'>;
  readonly metrics: Pick<Metrics, 'observeBackup' | 'showBackupAge'>;
  readonly logger: Logger;
}

/** Background jobs: erasing expired data, backups, reloading the spam model, and warming up. */
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

  /**
   * Warms up code that would slow down the first request of each kind. Pauses between steps to answer
   * requests.
   */
  async function warmUp(): Promise<void> {
    await sleep(warmUpAfterMs, undefined, { ref: false });
    for (const steps of [compileValidators(), prepareScoring()])
      while (!erasing.isStopped() && !steps.next().done) await sleep(pauseMs, undefined, { ref: false });
  }

  return {
    start(): void {
      backups?.start();
      learnedModel.start();
      eraseAfter(firstEraseAfterMs);
      void warmUp();
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
