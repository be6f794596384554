import type { EnquiryRequest } from '../../app/enquiries/enquiry.ts';
import { type Decided, type Taught, sideOf } from '../../domain/spam/learned/decisions.ts';
import { type AuditEntry, noteIn } from '../people/audit.ts';
import type { Session } from '../engine/session.ts';
import { lessons, nextVersion } from './spam-lessons.ts';
import { readableRequest } from '../engine/stored-json.ts';

/** What is loaded into memory, those seen most often first. */
const mostFeatures = 20_000;
const lessonsAtOnce = 500;

export interface DecidedEnquiry extends Pick<Decided, 'decision' | 'rulesScore'> {
  readonly enquiryId: string;
  /** Null where its row is damaged. */
  readonly request: EnquiryRequest | null;
}

/** What decisions of people have taught. Rehearsals with test keys teach nothing. */
export const spamModel = {
  /** Goes up with every lesson; null before the first. */
  async version({ db }: Session): Promise<number | null> {
    const row = await db.selectFrom('spam_model').select('version').executeTakeFirst();
    return row?.version ?? null;
  },

  async taught({ db }: Session): Promise<Taught> {
    const decided = { wanted: 0, unwanted: 0 };
    const totals = await db
      .selectFrom('spam_lessons')
      .select((eb) => ['decision', eb.fn.countAll().as('count')])
      .groupBy('decision')
      .execute();
    for (const { decision, count } of totals) decided[sideOf(decision)] = Number(count);
    const rows = await db
      .selectFrom('spam_features')
      .select(['feature', 'wanted', 'unwanted'])
      .where('feature', 'is not', null)
      .orderBy((eb) => eb('wanted', '+', eb.ref('unwanted')), 'desc')
      .orderBy('hash')
      .limit(mostFeatures)
      .execute();
    const features = rows.map(({ feature, ...counts }) => [feature ?? '', counts] as const);
    return { decided, features: new Map(features) };
  },

  /** Every enquiry that was decided on, in the order of their ids. */
  async *decisions({ db }: Session): AsyncGenerator<DecidedEnquiry> {
    let last = '';
    for (;;) {
      const page = await lessons(db)
        .where('enquiry_id', '>', last)
        .orderBy('enquiry_id')
        .limit(lessonsAtOnce)
        .execute();
      for (const { enquiry_id: enquiryId, decision, content_score: rulesScore, request } of page)
        yield { enquiryId, decision, rulesScore, request: readableRequest(request) };
      last = page.at(-1)?.enquiry_id ?? last;
      if (page.length < lessonsAtOnce) return;
    }
  },

  /** Forgets every lesson; says how many there were. */
  reset({ commit }: Session, entry: Pick<AuditEntry, 'at' | 'actor'>): Promise<number> {
    return commit(async (trx) => {
      await nextVersion(trx);
      const { numDeletedRows } = await trx.deleteFrom('spam_lessons').executeTakeFirstOrThrow();
      await trx.deleteFrom('spam_features').execute();
      const count = Number(numDeletedRows);
      await noteIn(trx, { ...entry, action: 'spam.reset', detail: { lessons: count } });
      return count;
    });
  },
};
