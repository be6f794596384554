import type { NewEvent } from '../app/events/new-event.ts';
import { steadyMs } from '../app/shared/clock.ts';
import type { Session } from './session.ts';
import { nextEvent } from './steps/events.ts';

/** Whoever releases does not know by which time the service goes. */
const atOnce = steadyMs(0);

export const releases = {
  /** A held enquiry becomes a new one, and its event is noted with it. False where it was not held: of two, one succeeds. */
  release({ commit }: Session, id: string, event: NewEvent): Promise<boolean> {
    return commit(async (trx) => {
      const released = await trx
        .updateTable('enquiries')
        .set({ status: 'new' })
        .where('id', '=', id)
        .where('status', '=', 'held')
        .returning(['id', 'is_test'])
        .executeTakeFirst();
      if (!released) return false;
      // A rehearsal is told to nobody.
      if (released.is_test === 0) await trx.executeQuery(nextEvent(trx, event, atOnce));
      return true;
    });
  },
};
