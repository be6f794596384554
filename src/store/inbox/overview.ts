import type { FirstAnswer } from '../../app/inbox/overview.ts';
import type { OverviewRow } from '../../app/inbox/overview-sums.ts';
import type { LostReason } from '../../app/enquiries/stage.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type { Session } from '../engine/session.ts';

/** Counts for the desk’s overview, without test enquiries. */
export const overview = {
  async counts({ db }: Session, from: WallMs, to: WallMs): Promise<readonly OverviewRow[]> {
    const kinds = ['collection', 'source', 'status', 'stage', 'lost_reason', 'owner_id'] as const;
    const rows = await db
      .selectFrom('enquiries')
      .select([...kinds, (eb) => eb.fn.countAll<number | string>().as('count')])
      .select((eb) => eb.fn.sum<number | string | null>('value_cents').as('value'))
      .where('received_at', '>=', from)
      .where('received_at', '<', to)
      .where('is_test', '=', 0)
      .groupBy(kinds)
      .execute();
    return rows.map(({ lost_reason: lostReason, owner_id: ownerId, count, value, ...row }) => ({
      ...row,
      lostReason: lostReason as LostReason | null,
      ownerId,
      count: Number(count),
      value: Number(value ?? 0),
    }));
  },

  async firstResponses({ db }: Session, from: WallMs, limit: number): Promise<readonly FirstAnswer[]> {
    const rows = await db
      .selectFrom('enquiries')
      .select(['received_at', 'first_response_at'])
      .where('received_at', '>=', from)
      .where('is_test', '=', 0)
      .where('first_response_at', 'is not', null)
      .orderBy('received_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ received_at: receivedAt, first_response_at: respondedAt }) => ({
      receivedAt: wallMs(receivedAt),
      respondedAt: wallMs(respondedAt ?? receivedAt),
    }));
  },
};
