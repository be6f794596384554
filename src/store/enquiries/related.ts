import type { Kysely, SqlBool, ExpressionWrapper, ExpressionBuilder } from 'kysely';
import type { Likeness, RelatedEnquiries, RelatedEnquiry } from '../../app/enquiries/work/services.ts';
import { wallMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { readableRequest } from '../engine/stored-json.ts';

const columns = { email: 'email', phone: 'phone_e164', eircode: 'eircode' } as const;

/** Limit per kind of match, newest first. The inbox's search finds more. */
const maxOfEach = 20;

export const relatedEnquiries = {
  /**
   * Other enquiries with the same email, phone or Eircode. Each is listed once, under its first match. Test
   * enquiries relate to test enquiries only.
   */
  async find({ db }: Session, id: string): Promise<RelatedEnquiries> {
    const found: Record<Likeness, readonly RelatedEnquiry[]> = { email: [], phone: [], eircode: [] };
    const own = await db
      .selectFrom('enquiries')
      .select(['email', 'phone_e164', 'eircode', 'is_test'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!own) return found;
    const known = new Set([id]);
    for (const likeness of ['email', 'phone', 'eircode'] as const) {
      const column = columns[likeness];
      const value = own[column];
      if (value === null) continue;
      const all = await likeThis(db, own.is_test, (eb) => eb(column, '=', value));
      found[likeness] = all.filter((other) => !known.has(other.id)).slice(0, maxOfEach);
      for (const other of all) known.add(other.id);
    }
    return found;
  },
};

type Condition = (
  eb: ExpressionBuilder<Database, 'enquiries'>,
) => ExpressionWrapper<Database, 'enquiries', SqlBool>;

async function likeThis(
  db: Kysely<Database>,
  isTest: number,
  condition: Condition,
): Promise<readonly RelatedEnquiry[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'collection', 'received_at', 'status', 'stage', 'request'])
    .where(condition)
    .where('is_test', '=', isTest)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    // Room for enquiries already listed under an earlier match, and for the enquiry itself.
    .limit(2 * maxOfEach + 1)
    .execute();
  return rows.map(({ id, reference, collection, received_at, status, stage, request }) => ({
    id,
    reference,
    collection,
    receivedAt: wallMs(received_at),
    moderation: status,
    stage,
    name: readableRequest(request)?.customer.name ?? null,
  }));
}
