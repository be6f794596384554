import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, type Transaction, sql } from 'kysely';
import { contentOf } from '../app/enquiries/assess.ts';
import type { EnquiryRequest } from '../app/enquiries/enquiry.ts';
import {
  type Decided,
  type Decision,
  type Taught,
  fewestSightings,
  lessonOf,
  sideOf,
} from '../domain/spam/learned/decisions.ts';
import { wordsOfMessage } from '../domain/spam/score.ts';
import { type AuditEntry, noteIn } from './audit.ts';
import type { Database } from './schema.ts';
import type { Session } from './session.ts';

/** What is loaded into memory, those seen most often first. */
const mostFeatures = 20_000;
const lessonsAtOnce = 500;

export interface DecidedEnquiry extends Pick<Decided, 'decision' | 'rulesScore'> {
  readonly request: EnquiryRequest;
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
      for (const { decision, content_score, request } of page)
        yield { decision, rulesScore: content_score, request: JSON.parse(request) as EnquiryRequest };
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

/** A part of the decision itself. Whoever decides otherwise later takes back what the first decision taught. */
export async function learn(
  trx: Transaction<Database>,
  enquiryId: string,
  decision: Decision,
): Promise<void> {
  const row = await trx
    .selectFrom('enquiries')
    .select(['request', 'content_score', 'is_test'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!row || row.is_test === 1) return;
  const key = await nextVersion(trx);
  await takeBack(trx, key, [enquiryId]);
  await trx.insertInto('spam_lessons').values({ enquiry_id: enquiryId, decision }).execute();
  const lesson = { decision, ...told(row) };
  await count(trx, key, lesson, 1);
  await makeReadable(trx, key, lessonOf(lesson));
}

/**
 * Before enquiries are erased: what they taught is worked out from their texts once more, and taken out of the counts.
 * Says how many had taught something.
 */
export async function unlearn(trx: Transaction<Database>, enquiryIds: readonly string[]): Promise<number> {
  if (enquiryIds.length === 0) return 0;
  const taught = await trx
    .selectFrom('spam_lessons')
    .select('enquiry_id')
    .where('enquiry_id', 'in', enquiryIds)
    .execute();
  if (taught.length === 0) return 0;
  await takeBack(
    trx,
    await nextVersion(trx),
    taught.map((row) => row.enquiry_id),
  );
  return taught.length;
}

async function takeBack(
  trx: Transaction<Database>,
  key: string,
  enquiryIds: readonly string[],
): Promise<void> {
  const rows = await lessons(trx).where('enquiry_id', 'in', enquiryIds).execute();
  for (const row of rows) await count(trx, key, decidedOf(row), -1);
  await trx.deleteFrom('spam_lessons').where('enquiry_id', 'in', enquiryIds).execute();
  if (rows.length === 0) return;
  const sightings = sql<number>`wanted + unwanted`;
  await trx.deleteFrom('spam_features').where(sightings, '<=', 0).execute();
  await trx
    .updateTable('spam_features')
    .set({ feature: null })
    .where('feature', 'is not', null)
    .where(sightings, '<', fewestSightings)
    .execute();
}

const lessons = (db: Kysely<Database>) =>
  db
    .selectFrom('spam_lessons')
    .innerJoin('enquiries', 'enquiries.id', 'spam_lessons.enquiry_id')
    .select(['enquiry_id', 'decision', 'request', 'content_score']);

const decidedOf = (row: { decision: Decision; request: string; content_score: number }): Decided => ({
  decision: row.decision,
  ...told(row),
});

const told = ({ request, content_score }: { request: string; content_score: number }) => ({
  rulesScore: content_score,
  words: wordsOfMessage(contentOf(JSON.parse(request) as EnquiryRequest)),
});

/** Adds a lesson to the counts, or takes it out again. */
async function count(trx: Transaction<Database>, key: string, decided: Decided, by: 1 | -1): Promise<void> {
  const seen = { wanted: 0, unwanted: 0, [sideOf(decided.decision)]: by };
  const rows = [...lessonOf(decided)].map((feature) => ({
    hash: hashOf(key, feature),
    feature: null,
    ...seen,
  }));
  await trx
    .insertInto('spam_features')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({
        wanted: eb('spam_features.wanted', '+', eb.ref('excluded.wanted')),
        unwanted: eb('spam_features.unwanted', '+', eb.ref('excluded.unwanted')),
      })),
    )
    .execute();
}

/** A word that only one or two people used is kept as a hash; it is written down once enough have used it. */
async function makeReadable(
  trx: Transaction<Database>,
  key: string,
  features: ReadonlySet<string>,
): Promise<void> {
  const byHash = new Map([...features].map((feature) => [hashOf(key, feature), feature]));
  const due = await trx
    .selectFrom('spam_features')
    .select('hash')
    .where('hash', 'in', [...byHash.keys()])
    .where('feature', 'is', null)
    .where(sql<number>`wanted + unwanted`, '>=', fewestSightings)
    .execute();
  for (const { hash } of due)
    await trx
      .updateTable('spam_features')
      .set({ feature: byHash.get(hash) ?? null })
      .where('hash', '=', hash)
      .execute();
}

const hashOf = (key: string, feature: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(feature).digest('base64');

/** Taken first by whoever teaches, so that two do so one after the other. Gives the key of the hashes, which stays. */
async function nextVersion(trx: Transaction<Database>): Promise<string> {
  const { hash_key } = await trx
    .insertInto('spam_model')
    .values({ id: 1, version: 1, hash_key: randomBytes(32).toString('base64') })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ version: eb('spam_model.version', '+', 1) })),
    )
    .returning('hash_key')
    .executeTakeFirstOrThrow();
  return hash_key;
}
