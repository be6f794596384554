import { type Kysely, type Selectable, type Transaction, sql } from 'kysely';
import type { AdminDoing, AdminOutcome } from '../../app/admin/note.ts';
import type { EndpointKey, NewEndpoint, WantedEvents, WebhookEndpoint } from '../../app/outbox/endpoint.ts';
import { type SteadyMs, type WallMs, steadyMs, wallMs } from '../../app/shared/clock.ts';
import { type EventType, eventTypes } from '../../contract/events/event.ts';
import { byAdmin } from '../accounts/by-admin.ts';
import { afterFanOut } from './fan-out.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { jsonIn } from '../engine/stored-json.ts';

/** Maximum time between the two rotations of a double click: no receiver has the first new secret yet. */
const doubleClickMs = 10_000;

export const webhooks = {
  /** Adds an endpoint, which receives events from now on. */
  add(
    session: Session,
    { id, url, events, keyId, secret, createdAt }: NewEndpoint,
    doing?: AdminDoing,
  ): Promise<AdminOutcome> {
    const given = { id, url, events: encodeEvents(events), key_id: keyId, secret, created_at: createdAt };
    const row = { ...given, ...fresh };
    return afterFanOut(session, (trx) =>
      byAdmin(trx, 'webhooks.add', doing, async () => {
        await trx.insertInto('webhook_endpoints').values(row).execute();
        return true;
      }),
    );
  },

  async list({ db }: Session): Promise<readonly WebhookEndpoint[]> {
    const rows = await withKeys(db)
      .orderBy('webhook_endpoints.created_at')
      .orderBy('webhook_endpoints.id')
      .execute();
    return rows.map(endpointOf);
  },

  async find({ db }: Session, id: string): Promise<WebhookEndpoint | null> {
    const row = await withKeys(db).where('webhook_endpoints.id', '=', id).executeTakeFirst();
    return row ? endpointOf(row) : null;
  },

  /** Removes an endpoint and skips its waiting deliveries. False if there is no such endpoint. */
  remove(session: Session, id: string, at: WallMs, doing?: AdminDoing): Promise<AdminOutcome> {
    return afterFanOut(session, (trx) =>
      byAdmin(trx, 'webhooks.remove', doing, async () => {
        const { numDeletedRows } = await trx
          .deleteFrom('webhook_endpoints')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await skipWaiting(trx, id, at);
        return true;
      }),
    );
  },

  /**
   * Rotates the secret: messages are signed with the new one from now on, and for a while with the old one too. On
   * a double click the old secret remains the one that the receiver has. False if there is no such endpoint.
   */
  rotate(
    { commit }: Session,
    id: string,
    secret: string,
    oldUntil: WallMs,
    doing?: AdminDoing,
  ): Promise<AdminOutcome> {
    const justRotated = sql<boolean>`old_secret_until > ${oldUntil - doubleClickMs}`;
    return commit((trx) =>
      byAdmin(trx, 'webhooks.rotate', doing, async () => {
        const { numUpdatedRows } = await trx
          .updateTable('webhook_endpoints')
          .set({
            secret,
            old_secret: sql<string>`case when ${justRotated} then old_secret else secret end`,
            old_secret_until: oldUntil,
          })
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),
    );
  },

  /** Ends the endpoint's series of failures. */
  async noteSuccess({ commit }: Session, id: string): Promise<void> {
    await commit((trx) =>
      trx
        .updateTable('webhook_endpoints')
        .set({ failing_since: null })
        .where('id', '=', id)
        .where('failing_since', 'is not', null)
        .execute(),
    );
  },

  /**
   * Notes a failure, and returns the start of the current series of failures. A start in the future, noted under a
   * wrong clock, is replaced.
   */
  async noteFailure({ commit }: Session, id: string, at: SteadyMs): Promise<SteadyMs> {
    const noted = await commit((trx) =>
      trx
        .updateTable('webhook_endpoints')
        .set({
          failing_since: sql<number>`case when failing_since < ${at} then failing_since else ${at} end`,
        })
        .where('id', '=', id)
        .returning('failing_since')
        .executeTakeFirst(),
    );
    return steadyMs(noted?.failing_since ?? at);
  },

  /** Disables an endpoint. False if it is disabled already, or does not exist. */
  async disable(session: Session, id: string, reason: string, at: WallMs): Promise<boolean> {
    const { numUpdatedRows } = await afterFanOut(session, (trx) =>
      trx
        .updateTable('webhook_endpoints')
        .set({ disabled_at: at, disabled_reason: reason })
        .where('id', '=', id)
        .where('disabled_at', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    return numUpdatedRows > 0n;
  },

  /** Enables an endpoint and ends its series of failures. False if the endpoint was enabled, or does not exist. */
  enable(session: Session, id: string, doing?: AdminDoing): Promise<AdminOutcome> {
    return afterFanOut(session, (trx) =>
      byAdmin(trx, 'webhooks.enable', doing, async () => {
        const { numUpdatedRows } = await trx
          .updateTable('webhook_endpoints')
          .set(working)
          .where('id', '=', id)
          .where('disabled_at', 'is not', null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),
    );
  },
};

const working = { failing_since: null, disabled_at: null, disabled_reason: null };
const fresh = { ...working, old_secret: null, old_secret_until: null };

/** Skips waiting deliveries except leased ones, whose outcome is not known yet. */
async function skipWaiting(trx: Transaction<Database>, endpointId: string, at: WallMs): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ state: 'skipped', last_result: 'the endpoint was removed', finished_at: at })
    .where('destination', '=', endpointId)
    .where('state', '=', 'waiting')
    .where('leased_by', 'is', null)
    .execute();
}

/** Endpoints with label and revocation of their keys. */
const withKeys = (db: Kysely<Database>) =>
  db
    .selectFrom('webhook_endpoints')
    .leftJoin('api_keys', 'api_keys.id', 'webhook_endpoints.key_id')
    .selectAll('webhook_endpoints')
    .select(['api_keys.label', 'api_keys.revoked_at']);

interface EndpointRow extends Selectable<Database['webhook_endpoints']> {
  readonly label: string | null;
  readonly revoked_at: number | null;
}

function endpointOf(row: EndpointRow): WebhookEndpoint {
  const { old_secret: old, old_secret_until: until, disabled_at: disabledAt } = row;
  return {
    id: row.id,
    url: row.url,
    events: decodeEvents(row.events),
    key: keyOf(row),
    secret: row.secret,
    oldSecret: old === null || until === null ? null : { text: old, until: wallMs(until) },
    createdAt: wallMs(row.created_at),
    failingSince: row.failing_since === null ? null : steadyMs(row.failing_since),
    disabled: disabledAt === null ? null : { at: wallMs(disabledAt), reason: row.disabled_reason ?? '' },
  };
}

function keyOf({ key_id: id, label, revoked_at: at }: EndpointRow): EndpointKey | null {
  if (id === null) return null;
  return { id, label: label ?? '', revokedAt: at === null ? null : wallMs(at) };
}

const encodeEvents = (events: WantedEvents) => JSON.stringify(events === 'all' ? ['*'] : events);

/** The event types of an endpoint. From a damaged list, reads the same types as the fan-out does. */
function decodeEvents(text: string): WantedEvents {
  const events = jsonIn(text) ?? ['*', ...eventTypes].filter((type) => text.includes(`"${type}"`));
  return (events as string[])[0] === '*' ? 'all' : (events as EventType[]);
}
