import { type Transaction, sql } from 'kysely';
import type { DueDelivery } from '../../app/outbox/delivery.ts';
import type { SettledDelivery } from '../../app/outbox/settle.ts';
import type { StoredEventType } from '../../app/outbox/owner-mail.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/** Length of a lease: longer than any attempt takes, so that no other node makes the same attempt meanwhile. */
export const leaseMs = 60_000;
/** Time until a blocked delivery, whose predecessor is being sent, may be claimed again. */
const retryBlockedMs = 1000;

/**
 * Maximum remaining lease: a lease that ends later was made under a wrong clock and is ignored. Twice the length of
 * a lease, because a claim reads the time first and may then wait for a connection while another node leases.
 */
const longestLeaseMs = 2 * leaseMs;

export const isDue = (now: number) => sql<boolean>`
  deliveries.state = 'waiting' and deliveries.next_attempt_at <= ${now}
  and (deliveries.leased_until <= ${now} or deliveries.leased_until > ${now + longestLeaseMs})`;

interface Found {
  readonly id: string;
  readonly destination: string;
  readonly attempts: number;
  readonly event_id: string;
  readonly subject_id: string;
  readonly number: number;
  readonly type: StoredEventType;
  readonly body: string;
}

export interface Candidate extends Found {
  /**
   * Null unless the delivery is blocked by an earlier unfinished delivery or an earlier event in the outbox;
   * then the due time of that delivery or event.
   */
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
      deliveries.number, events.type, events.body
    from deliveries join events on events.id = deliveries.event_id
    where deliveries.destination = ${destination} and ${isDue(now)}
    order by deliveries.next_attempt_at limit ${most} ${takingFreeRows('deliveries')}`.execute(trx);
  const later = rows.filter(({ number }) => number > 1);
  // In this order: a concurrent fan-out moves rows from the outbox to the deliveries, so one of the two
  // queries sees each row.
  const byOutbox = await blockedByOutbox(trx, later);
  const byDelivery = await blockedByDelivery(trx, later);
  return rows.map((row) => ({ ...row, earlier: byDelivery.get(row.id) ?? byOutbox.get(row.id) ?? null }));
}

/**
 * The rows of the outbox that must wait for an earlier event of the same subject, each with the earliest delivery
 * time of that event: several nodes may fan out in any order. The outbox is short and has no index by subject, so
 * it is read once for all rows.
 */
async function blockedByOutbox(
  trx: Transaction<Database>,
  later: readonly Found[],
): Promise<ReadonlyMap<string, number>> {
  if (later.length === 0) return new Map();
  const subjects = later.map((candidate) => candidate.subject_id);
  const pending = await trx
    .selectFrom('outbox_events')
    .select(['subject_id', 'number', 'deliver_from'])
    .where('subject_id', 'in', subjects)
    .execute();
  return new Map(
    later.flatMap((candidate) => {
      const isBefore = (event: (typeof pending)[number]) =>
        event.subject_id === candidate.subject_id && event.number < candidate.number;
      const earlier = pending.find(isBefore);
      return earlier ? [[candidate.id, earlier.deliver_from] as const] : [];
    }),
  );
}

/**
 * The candidates with an earlier unfinished delivery to the same destination, and the due time of that delivery.
 */
async function blockedByDelivery(
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

/** Moves the due time of blocked deliveries, so that claims do not read them again and again. */
export async function postpone(
  trx: Transaction<Database>,
  blocked: readonly Candidate[],
  now: number,
): Promise<void> {
  for (const { id, earlier } of blocked) {
    await trx
      .updateTable('deliveries')
      .set({ next_attempt_at: Math.max(earlier ?? 0, now + retryBlockedMs) })
      .where('id', '=', id)
      .execute();
  }
}

/** Makes due now the deliveries that were blocked by the finished ones. */
export async function makeNextDue(
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
