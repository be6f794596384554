import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Clock } from '../app/shared/clock.ts';
import { makeOwnBackup } from '../jobs/backups/own-backup.ts';
import { createUpgradeBackup } from '../jobs/backups/upgrade-backup.ts';
import type { Config } from '../config.ts';
import { createEraseBeforeUse } from '../jobs/erase-before-use.ts';
import { storeThread } from './store-thread.ts';
import type { Metrics } from '../metrics/metrics.ts';
import {
  type StoreEvents,
  type SupervisedStore,
  createSupervisedStore,
} from '../store/engine/supervised-store.ts';
import { openerForService } from '../store/engine/open-for-service.ts';
import { isShared } from '../store/engine/sqlite/service-lock.ts';
import { windowsOf } from '../store/engine/windows.ts';

/** Whether another service uses the same embedded store. */
export const sharesItsStore = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl === null && isShared(dataDir);

/** Creates the store of a service, which recovers from outages by itself; log and metrics record them. */
export function composeStore(
  config: Config,
  metrics: Metrics,
  logger: Logger,
  clock: Clock,
  onFound: () => void,
  startedThread?: Worker | 'none',
): SupervisedStore {
  const open =
    startedThread === 'none'
      ? openerForService(config, null)
      : openerForService(config, storeThread(), startedThread);
  const events: StoreEvents = {
    beforeUpgrade: createUpgradeBackup(config, makeOwnBackup, logger),
    beforeUse: createEraseBeforeUse(config, logger, clock),
    damaged: (row) => {
      logger.warn({ ...row }, 'a row of the store is damaged; it is left as it is, and the upgrade goes on');
    },
    lost: (error, reason) => {
      metrics.observeStore(false);
      logger.error(
        reason === null ? { err: error } : { reason },
        'the store is away; enquiries are refused until it is back',
      );
    },
    found: () => {
      metrics.observeStore(true);
      logger.info('the store is ready');
      onFound();
    },
  };
  return createSupervisedStore(open, windowsOf(config), events, clock);
}
