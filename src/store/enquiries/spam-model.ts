import type { EnquiryRequest } from '../../app/enquiries/enquiry.ts';
import { type Decided, type Taught, sideOf } from '../../domain/spam/learned/decisions.ts';
import { type AuditEntry, noteIn } from '../people/audit.ts';
import type { Session } from '../engine/session.ts';
import { lessons, nextVersion } from './spam-lessons.ts';
import { readableRequest } from '../engine/stored-json.ts';

/** Limit of features in memory; the most frequent features are loaded. */
const maxFeatures = 20_000;
const pageSize = 500;

export interface DecidedEnquiry extends Pick<Decided, 'decision' | 'rulesScore'> {
  readonly enquiryId: string;
  /** The request; null if the row is damaged. */
  readonly request: EnquiryRequest | null;
}

/** The spam model, learned from moderators' decisions, except on enquiries of test keys. */
export const spamModel = {
  /** The model's version, which goes up with every decision; null before the first. */
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
      .limit(maxFeatures)
      .execute();
    const features = rows.map(({ feature, ...counts }) => [feature ?? '', counts] as const);
    return { decided, features: new Map(features) };
  },

  /** All decided enquiries, by id. */
  async *decisions({ db }: Session): AsyncGenerator<DecidedEnquiry> {
    let last = '';
    for (;;) {
      const page = await lessons(db)
        .where('enquiry_id', '>', last)
        .orderBy('enquiry_id')
        .limit(pageSize)
        .execute();
      for (const { enquiry_id: enquiryId, decision, content_score: rulesScore, request } of page)
        yield { enquiryId, decision, rulesScore, request: readableRequest(request) };
      last = page.at(-1)?.enquiry_id ?? last;
      if (page.length < pageSize) return;
    }
  },

  /** Deletes all lessons; returns their number. */
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
