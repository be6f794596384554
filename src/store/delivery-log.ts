import { sql } from 'kysely';
import type { DeliveryFilter, LoggedDelivery, RepeatOutcome } from '../app/events/delivery-log.ts';
import { steadyMs, wallMs } from '../app/shared/clock.ts';
import type { Session } from './session.ts';

const toEndpoint = sql<boolean>`deliveries.destination not like 'mail:%'`;

export const deliveryLog = {
  /** The newest first, no more than asked for. */
  async list(
    { db }: Session,
    { endpointId, state }: DeliveryFilter,
    limit: number,
  ): Promise<readonly LoggedDelivery[]> {
    let query = db
      .selectFrom('deliveries')
      .innerJoin('events', 'events.id', 'deliveries.event_id')
      .select(['deliveries.id', 'events.type', 'destination', 'state', 'attempts', 'next_attempt_at'])
      .select(['last_result', 'deliveries.created_at'])
      .where(toEndpoint);
    if (endpointId !== undefined) query = query.where('destination', '=', endpointId);
    if (state !== undefined) query = query.where('state', '=', state);
    const rows = await query
      .orderBy('deliveries.created_at', 'desc')
      .orderBy('deliveries.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      type: row.type,
      endpointId: row.destination,
      state: row.state,
      attempts: row.attempts,
      nextAttemptAt: row.state === 'waiting' ? steadyMs(row.next_attempt_at) : null,
      lastResult: row.last_result,
      createdAt: wallMs(row.created_at),
    }));
  },

  /** Sends a finished one again, now and under its own id, however often it takes. */
  repeat({ commit }: Session, id: string): Promise<RepeatOutcome> {
    return commit(async (trx) => {
      const found = await trx
        .selectFrom('deliveries')
        .innerJoin('events', 'events.id', 'deliveries.event_id')
        .leftJoin('webhook_endpoints', 'webhook_endpoints.id', 'deliveries.destination')
        .select(['state', 'webhook_endpoints.id as endpoint', 'disabled_at'])
        .where('deliveries.id', '=', id)
        .where(toEndpoint)
        .executeTakeFirst();
      if (!found) return 'unknown';
      if (found.state === 'waiting' || found.state === 'skipped') return found.state;
      if (found.endpoint === null) return 'endpoint removed';
      if (found.disabled_at !== null) return 'endpoint off';
      await trx
        .updateTable('deliveries')
        // Time 0 is due at once, whichever clock the store goes by.
        .set({ state: 'waiting', attempts: 0, next_attempt_at: 0, leased_until: 0, finished_at: null })
        .where('id', '=', id)
        .execute();
      return 'repeated';
    });
  },
};
