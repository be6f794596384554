import { type Transaction, sql } from 'kysely';
import type { DueDelivery } from '../app/events/delivery.ts';
import type { SettledDelivery } from '../app/events/settle.ts';
import type { EventType } from '../contract/events/event.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';

/** Longer than any attempt takes, so that nobody else makes the same one meanwhile. */
export const leaseMs = 60_000;
/** One that stands behind another under way is looked at again after this time. */
const turnMs = 1000;

/**
 * A lease much further ahead than any lasts was made under a wrong clock, and keeps nobody away. One that is only a little
 * further is somebody's who was quicker: whoever claims reads the time first, and may then wait for a connection.
 */
const believedAheadMs = 2 * leaseMs;

export const isDue = (now: number) => sql<boolean>`
  deliveries.state = 'waiting' and deliveries.next_attempt_at <= ${now}
  and (deliveries.leased_until <= ${now} or deliveries.leased_until > ${now + believedAheadMs})`;

interface Found {
  readonly id: string;
  readonly destination: string;
  readonly attempts: number;
  readonly event_id: string;
  readonly subject_id: string;
  readonly number: number;
  readonly type: EventType;
  readonly body: string;
}

export interface Candidate extends Found {
  /** When the first before it that is not through yet will be tried again, or be worked out whom it is told; null where none is. */
  readonly earlier: number | null;
}

export async function candidates(
  { takingFreeRows }: Session,
  trx: Transaction<Database>,
  destination: string,
  most: number,
  now: number,
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Found>`
    select deliveries.id, deliveries.destination, deliveries.attempts, deliveries.event_id, deliveries.subject_id,
      deliveries.number, told_events.type, told_events.body
    from deliveries join told_events on told_events.id = deliveries.event_id
    where deliveries.destination = ${destination} and ${isDue(now)}
    order by deliveries.next_attempt_at limit ${most} ${takingFreeRows('deliveries')}`.execute(trx);
  const later = rows.filter(({ number }) => number > 1);
  // In this order: what another node addresses meanwhile goes from the first to the second, and is seen in one of them.
  const untold = await behindUntold(trx, later);
  const told = await behindTold(trx, later);
  return rows.map((row) => ({ ...row, earlier: told.get(row.id) ?? untold.get(row.id) ?? null }));
}

/**
 * Those before which something happened of which nobody has worked out yet whom it is told, with when that may be delivered:
 * events of several nodes need not be addressed in order. Such a table is not indexed by subject, and so looked through once.
 */
async function behindUntold(
  trx: Transaction<Database>,
  later: readonly Found[],
): Promise<ReadonlyMap<string, number>> {
  if (later.length === 0) return new Map();
  const subjects = later.map((candidate) => candidate.subject_id);
  const untold = await trx
    .selectFrom('events')
    .select(['subject_id', 'number', 'unaddressed'])
    .where('subject_id', 'in', subjects)
    .execute();
  return new Map(
    later.flatMap((candidate) => {
      const isBefore = (event: (typeof untold)[number]) =>
        event.subject_id === candidate.subject_id && event.number < candidate.number;
      const earlier = untold.find(isBefore);
      return earlier ? [[candidate.id, earlier.unaddressed ?? 0] as const] : [];
    }),
  );
}

/** Those before which another to the same destination is not through yet, with when that will be tried again. */
async function behindTold(
  trx: Transaction<Database>,
  later: readonly Found[],
): Promise<ReadonlyMap<string, number>> {
  if (later.length === 0) return new Map();
  const { rows } = await sql<{ id: string; earlier: number | null }>`
    select deliveries.id, (
      select earlier.next_attempt_at from deliveries as earlier
      where earlier.subject_id = deliveries.subject_id and earlier.destination = deliveries.destination
        and earlier.number < deliveries.number and earlier.state = 'waiting'
      order by earlier.number limit 1) as earlier
    from deliveries where deliveries.id in (${sql.join(later.map(({ id }) => id))})`.execute(trx);
  return new Map(rows.flatMap(({ id, earlier }) => (earlier === null ? [] : [[id, earlier] as const])));
}

/** Out of the way of those that can be sent, so that no claim has to look past many. */
export async function standBehind(
  trx: Transaction<Database>,
  behind: readonly Candidate[],
  now: number,
): Promise<void> {
  for (const { id, earlier } of behind) {
    await trx
      .updateTable('deliveries')
      .set({ next_attempt_at: Math.max(earlier ?? 0, now + turnMs) })
      .where('id', '=', id)
      .execute();
  }
}

/** Those that stood behind a finished one are due now. */
export async function callNext(
  trx: Transaction<Database>,
  finished: readonly SettledDelivery[],
  now: number,
): Promise<void> {
  const ids = finished.map(({ id }) => id);
  await sql`
    update deliveries set next_attempt_at = ${now}
    where state = 'waiting' and attempts = 0 and next_attempt_at > ${now} and id in (
      select later.id from deliveries as finished join deliveries as later
        on later.subject_id = finished.subject_id and later.destination = finished.destination
      where finished.id in (${sql.join(ids)}) and later.number > finished.number and later.state = 'waiting'
    )`.execute(trx);
}

export const dueDelivery = ({
  id,
  destination,
  attempts,
  event_id,
  subject_id,
  type,
  body,
}: Candidate): DueDelivery => ({
  id,
  destination,
  event: { id: event_id, type, subjectId: subject_id, body },
  attempts,
});
