import { createHmac, randomBytes } from 'node:crypto';
import { type Kysely, type Transaction, sql } from 'kysely';
import { contentOf } from '../../app/enquiries/assess.ts';
import {
  type Decided,
  type Decision,
  fewestSightings,
  lessonOf,
  sideOf,
} from '../../domain/spam/learned/decisions.ts';
import { wordsOfMessage } from '../../domain/spam/score.ts';
import type { Database } from '../engine/schema.ts';
import { readableRequest } from '../engine/stored-json.ts';

/**
 * Trains the model on a decision, in the decision's transaction. A different decision on the same enquiry first
 * removes what the earlier one taught.
 */
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
  const lesson = decidedOf({ ...row, decision });
  if (!lesson) return;
  await trx.insertInto('spam_lessons').values({ enquiry_id: enquiryId, decision }).execute();
  await count(trx, key, lesson, 1);
  await makeReadable(trx, key, lessonOf(lesson));
}

/**
 * Before enquiries are erased, subtracts their lessons, computed again from their texts, from the counts.
 * Returns the number of lessons.
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
  for (const row of rows) {
    const lesson = decidedOf(row);
    if (lesson) await count(trx, key, lesson, -1);
  }
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

/** Decided enquiries with their texts. */
export const lessons = (db: Kysely<Database>) =>
  db
    .selectFrom('spam_lessons')
    .innerJoin('enquiries', 'enquiries.id', 'spam_lessons.enquiry_id')
    .select(['enquiry_id', 'decision', 'request', 'content_score']);

/**
 * The decision with the enquiry's text. Null if the row is damaged: the enquiry teaches no lesson, but can
 * still be decided on and erased. An earlier lesson stays in the counts, where only words that several people
 * used are readable.
 */
function decidedOf(row: { decision: Decision; request: string; content_score: number }): Decided | null {
  const request = readableRequest(row.request);
  if (!request) return null;
  const { decision, content_score: rulesScore } = row;
  return { decision, rulesScore, words: wordsOfMessage(contentOf(request)) };
}

/** Adds a decision to the counts, or subtracts it. */
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

/** Stores words in plain text once enough people have used them; words of only one or two people stay hashed. */
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

/**
 * Increments the model's version. The lock on its row serializes concurrent decisions. Returns the constant key of
 * the hashes.
 */
export async function nextVersion(trx: Transaction<Database>): Promise<string> {
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
