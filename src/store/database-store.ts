import type { Store, Windows } from '../app/shared/store.ts';
import type { Submission, SubmissionOutcome } from '../app/enquiries/enquiry.ts';
import type { OpenDatabase } from './open-database.ts';
import { addDoorQuote, findDoorQuote } from './queries/door-quotes.ts';
import { countEnquiries, findEnquiriesByReference, findEnquiry, listEnquiries } from './queries/enquiries.ts';
import { keyQueries } from './queries/keys.ts';
import { forgetExpired, submitOne } from './queries/submissions.ts';

/** The store on an open and up-to-date database of either kind: the same queries on both. */
export function databaseStore({ db, concurrentTransactions }: OpenDatabase, windows: Windows): Store {
  /** One commit, and so one sync, for the whole batch. */
  const submitTogether = (batch: readonly Submission[]) =>
    db.transaction().execute(async (trx) => {
      const outcomes: SubmissionOutcome[] = [];
      for (const submission of batch) outcomes.push(await submitOne(trx, submission, windows));
      return outcomes;
    });

  /** Each by itself: transactions that lock several rows in different orders could lock each other out. */
  const submitApart = (batch: readonly Submission[]) =>
    Promise.all(
      batch.map((submission) => db.transaction().execute((trx) => submitOne(trx, submission, windows))),
    );

  return {
    enquiries: {
      submit: concurrentTransactions ? submitApart : submitTogether,
      find: (id) => findEnquiry(db, id),
      findByReference: (reference) => findEnquiriesByReference(db, reference),
      count: (filter) => countEnquiries(db, filter),
      list: (filter, order = 'oldest first') => listEnquiries(db, filter, order),
    },
    doorQuotes: {
      add: (quote) => db.transaction().execute((trx) => addDoorQuote(trx, quote, windows)),
      findByTokenHash: (hash, at) => findDoorQuote(db, hash, at),
    },
    keys: keyQueries(db),
    async probe() {
      const row = { id: 1, beaten_at: Date.now() };
      await db.transaction().execute((trx) =>
        trx
          .insertInto('heartbeat')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute(),
      );
    },
    forgetExpired: (at) => db.transaction().execute((trx) => forgetExpired(trx, at, windows)),
    close: () => db.destroy(),
  };
}
