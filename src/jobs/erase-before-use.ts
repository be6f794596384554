import type { Logger } from 'pino';
import type { Clock, WallMs } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { cleanUp } from '../store/people/cleaning.ts';
import { type ErasedAgain, eraseAgain, holdsPeople } from '../store/people/erasing/erase-again.ts';
import { completeErasedFile, hasErasedFile } from '../store/people/erasing/erased-file.ts';
import type { Session } from '../store/engine/session.ts';
import { reasonFor } from '../store/engine/fault.ts';

/** Actor in the audit of erasures by the service. */
export const serviceActor = 'service';

/**
 * Called before a store is used. First erases people again who were erased after the store's backup was made.
 * Then removes erased data from the files; if that fails, it is logged and retried later.
 */
export function createEraseBeforeUse(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
  clock: Clock,
) {
  return async (session: Session): Promise<void> => {
    if (databaseUrl === null) await beginList(session, dataDir, logger);
    await eraseThoseWhoCameBack((entry) => eraseAgain(session, dataDir, entry), logger, clock);
    await removeTraces(() => cleanUp(session), logger);
  };
}

/**
 * Creates the missing list beside an embedded store. Warns if the store holds people: it may have been copied
 * without its list, or may come from a version that created the list only with the first erasure.
 */
async function beginList({ db }: Session, dataDir: string, logger: Logger): Promise<void> {
  if (!hasErasedFile(dataDir) && (await holdsPeople(db)))
    logger.warn(
      'there is no list of erased people beside the store: if it was copied or restored from elsewhere, copy erased-people.ndjson from its DATA_DIR too, and start again',
    );
  try {
    completeErasedFile(dataDir, []);
  } catch (error) {
    logger.warn({ reason: reasonFor(error) }, unwritable);
  }
}

const unwritable = 'the list of erased people in DATA_DIR could not be written';

export async function eraseThoseWhoCameBack(
  erase: (entry: { readonly at: WallMs; readonly actor: string }) => Promise<ErasedAgain>,
  logger: Logger,
  clock: Clock,
): Promise<void> {
  const { people, rows, unreadable, notKept } = await erase({ at: clock.now(), actor: serviceActor });
  if (people > 0)
    logger.warn({ people, ...rows }, 'people who had been erased were in the store, and were erased again');
  if (unreadable > 0)
    logger.warn({ lines: unreadable }, 'the list of erased people has lines that cannot be read');
  if (notKept !== undefined) logger.warn({ reason: reasonFor(notKept) }, unwritable);
}

export async function removeTraces(clean: () => ReturnType<typeof cleanUp>, logger: Logger): Promise<void> {
  const startedAt = performance.now();
  try {
    if ((await clean()) === 'clean')
      logger.info(
        { ms: Math.round(performance.now() - startedAt) },
        'what was erased is out of the files of the store as well',
      );
  } catch (error) {
    logger.warn(
      { reason: reasonFor(error), err: error },
      'what was erased is still in the files of the store; will try again',
    );
  }
}
