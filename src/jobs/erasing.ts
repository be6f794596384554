import type { Logger } from 'pino';
import type { Clock } from '../app/shared/clock.ts';
import { wallMs } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { monthsBefore } from '../domain/enquiry/retention.ts';
import { type RowCounts, addCounts, noRows } from '../store/people/erasing/subjects.ts';
import type { Store } from '../store/store.ts';
import { eraseThoseWhoCameBack, removeTraces, serviceActor } from './erase-before-use.ts';

export type ErasingStore = Pick<Store, 'forgetExpired' | 'eraseAgain' | 'cleanUp'> & {
  readonly retention: Pick<Store['retention'], 'trustedTime' | 'erase'>;
};

/** Minimum interval of vacuuming the files, which blocks all queries. */
const cleanEveryMs = 86_400_000;

/** Job that erases expired data, and enquiries older than the retention period. */
export function createErasing(
  store: ErasingStore,
  { retentionMonths, dataDir }: Pick<Config, 'retentionMonths' | 'dataDir'>,
  clock: Clock,
  logger: Logger,
) {
  let stopped = false;
  let cleanedAt: number | null = null;

  async function eraseOld(): Promise<void> {
    if (retentionMonths === null) return;
    const now = await store.retention.trustedTime(clock.now(), clock.steady());
    if (now === null) return;
    const before = wallMs(monthsBefore(now, retentionMonths));
    let erased: RowCounts = noRows;
    for await (const some of store.retention.erase(before, { at: clock.now(), actor: serviceActor })) {
      erased = addCounts(erased, some);
      if (stopped) break;
    }
    if (erased.enquiries > 0)
      logger.info(
        { ...erased, before: new Date(before).toISOString() },
        'enquiries that are too old were erased',
      );
  }

  async function clean(): Promise<void> {
    const now = clock.monotonic();
    if (stopped || (cleanedAt !== null && now - cleanedAt < cleanEveryMs)) return;
    await removeTraces(async () => {
      const cleaned = await store.cleanUp();
      if (cleaned !== 'nothing') cleanedAt = now;
      return cleaned;
    }, logger);
  }

  return {
    stop: () => {
      stopped = true;
    },
    isStopped: () => stopped,
    async run(): Promise<void> {
      try {
        await store.forgetExpired(clock.steady());
        // Completes erasures that a killed command left unfinished.
        await eraseThoseWhoCameBack((entry) => store.eraseAgain(dataDir, entry), logger, clock);
        await eraseOld();
        await clean();
      } catch (error) {
        logger.warn({ err: error }, 'what has had its time could not be erased; will try again');
      }
    },
  };
}
