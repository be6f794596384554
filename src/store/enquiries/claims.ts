import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { RetryIdentity } from '../../app/shared/idempotency.ts';
import type { SteadyMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import { type Steps, type Writer, firstRow, statementOf } from '../engine/steps/statement.ts';

/**
 * Idempotency keys and duplicate guards. A claim is an upsert that succeeds only if the window of an existing row
 * is over: of simultaneous requests one gets the row; the others wait for it, then find it taken.
 */
type RetryKey = Selectable<Database['idempotency_keys']>;

/** The first response to an idempotency key: an enquiry or a door quote. */
export type FirstAnswer = Omit<RetryKey, 'scope' | 'body_hash' | 'created_at'>;

/** Result of a claim: the idempotency key was free, was used for the same request, or was used for another one. */
export type RetryClaim =
  | { readonly kind: 'claimed' }
  | { readonly kind: 'used'; readonly first: FirstAnswer }
  | { readonly kind: 'key_reused' };

export function* claimRetryKey(
  writer: Writer,
  { scope, bodyHash }: RetryIdentity,
  answer: FirstAnswer,
  at: SteadyMs,
  windowMs: number,
): Steps<RetryClaim> {
  const row: RetryKey = { ...answer, scope, body_hash: bodyHash, created_at: at };
  const claimed = yield* firstRow(insertKey(writer, { ...row, ...windowAround(at, windowMs) }));
  if (claimed) return { kind: 'claimed' };
  const first = yield* firstRow(findKey(writer, { scope }));
  if (!first) throw new Error('A retry key is neither free nor taken');
  return first.body_hash === bodyHash ? { kind: 'used', first } : { kind: 'key_reused' };
}

const insertKey = statementOf(
  'insert key',
  (writer, { begun, ended, ...row }: RetryKey & ReturnType<typeof windowAround>) =>
    writer
      .insertInto('idempotency_keys')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .column('scope')
          .doUpdateSet(row)
          .where(isOutside('idempotency_keys.created_at', { begun, ended })),
      )
      .returning('scope'),
);

const findKey = statementOf('find key', (writer, { scope }: Pick<RetryKey, 'scope'>) =>
  writer.selectFrom('idempotency_keys').selectAll().where('scope', '=', scope),
);

/** The request turned out to be a duplicate: retries with its key get the first enquiry's response. */
export const correctFirstAnswer = statementOf(
  'correct first answer',
  (writer, { scope, ...answer }: Pick<RetryKey, 'scope' | 'outcome' | 'enquiry_id' | 'reference'>) =>
    writer.updateTable('idempotency_keys').set(answer).where('scope', '=', scope),
);

/**
 * Claims the content of an enquiry. Null if no other enquiry in the window has this content, otherwise the id
 * of the first one.
 */
export function* claimContent(
  writer: Writer,
  fingerprint: string,
  enquiryId: string,
  at: SteadyMs,
  windowMs: number,
): Steps<string | null> {
  const claim = { fingerprint, enquiry_id: enquiryId, accepted_at: at, ...windowAround(at, windowMs) };
  const claimed = yield* firstRow(insertGuard(writer, claim));
  if (claimed) return null;
  const first = yield* firstRow(findGuard(writer, { fingerprint }));
  if (!first) throw new Error('A content is neither free nor taken');
  return first.enquiry_id;
}

const insertGuard = statementOf(
  'insert guard',
  (
    writer,
    {
      fingerprint,
      begun,
      ended,
      ...row
    }: Selectable<Database['duplicate_guards']> & ReturnType<typeof windowAround>,
  ) =>
    writer
      .insertInto('duplicate_guards')
      .values({ fingerprint, ...row })
      .onConflict((conflict) =>
        conflict
          .column('fingerprint')
          .doUpdateSet(row)
          .where(isOutside('duplicate_guards.accepted_at', { begun, ended })),
      )
      .returning('enquiry_id'),
);

const findGuard = statementOf('find guard', (writer, { fingerprint }: { readonly fingerprint: string }) =>
  writer.selectFrom('duplicate_guards').select('enquiry_id').where('fingerprint', '=', fingerprint),
);

/**
 * Whether a row's window is over. A row from the future was written under a wrong clock, and must not block longer
 * than a window.
 */
export const windowIsOver = (column: string, at: SteadyMs, windowMs: number) =>
  isOutside(column, windowAround(at, windowMs));

const windowAround = (at: SteadyMs, windowMs: number) => ({ begun: at - windowMs, ended: at + windowMs });

/** Whether a time is outside of these bounds, which may be numbers or SQL. */
export function isOutside(
  column: string,
  { begun, ended }: Readonly<Record<'begun' | 'ended', number | RawBuilder<unknown>>>,
) {
  const time = sql.ref<number>(column);
  return sql<boolean>`(${time} <= ${begun} or ${time} >= ${ended})`;
}
