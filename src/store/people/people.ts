import type { Kysely, Transaction } from 'kysely';
import type { AdminDoing } from '../../app/admin/note.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import type { SessionName } from '../../app/accounts/sessions.ts';
import { type AuditEntry, noteIn } from './audit.ts';
import { isAdmin } from '../accounts/by-admin.ts';
import { type ListOfErased, listErased } from './erasing/erased-file.ts';
import { type RowCounts, type Subjects, addCounts, eraseSubjects, noRows } from './erasing/subjects.ts';
import type { Tombstone } from './erasing/tombstone.ts';
import { type PersonData, dataOf, rowCountsOf } from './person-data.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

/** Batch size; bounds how long submissions wait. */
const subjectsAtOnce = 200;
/** Later than the time of any row. */
const everything = wallMs(Number.MAX_SAFE_INTEGER);

/** Numbers of the rows stored about a person. */
export interface PersonCounts {
  readonly enquiries: number;
  readonly doorQuotes: number;
  /** Number of quotes that this person sent as an enquiry, but that belong to another address. */
  readonly quotesOfOthers: number;
  /** Time of the newest of these rows. */
  readonly newestAt: WallMs;
}

/** Who erases: the operator by a command, or an admin's session at the desk. */
interface ErasedBy extends Pick<AuditEntry, 'at' | 'actor'> {
  readonly admin?: SessionName;
}

interface ErasedPerson {
  readonly rows: RowCounts;
  /**
   * Why the person could not be listed in the file beside the store; restoring an older backup would then
   * restore the person's data.
   */
  readonly notListed: string | null;
}

/** Why nothing was erased: the session no longer belongs to an admin, or the person could not be listed first. */
type NotErased = 'not-admin' | { readonly cannotList: string };

export type EraseOutcome = ErasedPerson | NotErased;

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly outcome: NotErased;
  constructor(outcome: NotErased) {
    super('nobody is erased');
    this.outcome = outcome;
  }
}

/** Thrown to end an export when the session no longer belongs to an admin. */
class NotAdmin extends Error {}

/** People are identified by their folded e-mail address. Enquiries of test keys are included. */
export const people = {
  /** Numbers of the rows stored about a person; null if there are none. */
  async holdings({ db }: Session, email: string): Promise<PersonCounts | null> {
    const [enquiries, quotes] = [await enquiriesOf(db, email), await quotesOf(db, email)];
    if (enquiries.length + quotes.length === 0) return null;
    const { count } = await db
      .selectFrom('door_quotes')
      .innerJoin('enquiries', 'enquiries.id', 'door_quotes.enquiry_id')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('enquiries.email', '=', email)
      .where('door_quotes.email', '!=', email)
      .executeTakeFirstOrThrow();
    return {
      enquiries: enquiries.length,
      doorQuotes: quotes.length,
      quotesOfOthers: Number(count),
      newestAt: wallMs([...enquiries, ...quotes].reduce((newest, { at }) => Math.max(newest, at), 0)),
    };
  },

  /** Everything stored about a person, without secrets; null if nothing is. */
  export: ({ db }: Session, email: string): Promise<PersonData | null> => dataOf((work) => work(db), email),

  /**
   * Exports for an admin's session. Each batch is a transaction that checks the role, and the last one writes
   * the audit entry: a former admin gets nothing.
   */
  async exportByAdmin(
    { commit }: Session,
    email: string,
    { at, actor, admin }: AdminDoing,
  ): Promise<PersonData | 'not-admin' | null> {
    const asAdmin = <Result>(work: (trx: Transaction<Database>) => Promise<Result>): Promise<Result> =>
      commit(async (trx) => {
        if (!(await isAdmin(trx, admin))) throw new NotAdmin('no longer an admin');
        return work(trx);
      });
    try {
      const data = await dataOf(asAdmin, email);
      if (!data) return null;
      const entry = { at, actor, action: 'person.export', detail: rowCountsOf(data) } as const;
      await asAdmin((trx) => noteIn(trx, entry));
      return data;
    } catch (error) {
      if (error instanceof NotAdmin) return 'not-admin';
      throw error;
    }
  },

  /**
   * Erases a person in batches, each in its own transaction; the last transaction also records the erasure. If a
   * crash interrupts it, the file beside the store or a repeated request completes it.
   */
  async erase(
    session: Session,
    email: string,
    tombstone: Tombstone,
    { at, actor, admin }: ErasedBy,
    list?: ListOfErased,
  ): Promise<EraseOutcome> {
    /** Undefined until tried: a retried transaction must not list the person a second time. */
    let notListed: string | null | undefined;
    try {
      const rows = await eraseUpTo(session, email, everything, {
        async atFirst(trx) {
          if (admin && !(await isAdmin(trx, admin))) throw new Refused('not-admin');
          if (notListed === undefined) notListed = list ? listErased(list, tombstone) : null;
          if (notListed !== null && list?.isMust === true) throw new Refused({ cannotList: notListed });
        },
        async atTheEnd(trx, erased) {
          await storeTombstones(trx, [tombstone]);
          await noteIn(trx, { at, actor, action: 'person.erase', detail: { ...erased } });
        },
      });
      return { rows, notListed: notListed ?? null };
    } catch (error) {
      if (error instanceof Refused) return error.outcome;
      throw error;
    }
  },
};

interface WithErasing {
  readonly atFirst?: (trx: Transaction<Database>) => Promise<void>;
  readonly atTheEnd?: (trx: Transaction<Database>, erased: RowCounts) => Promise<void>;
}

/** Erases what an address sent up to a time, in batches; the hooks run in the first and the last transaction. */
export async function eraseUpTo(
  { commit }: Pick<Session, 'commit'>,
  email: string,
  until: WallMs,
  { atFirst, atTheEnd }: WithErasing = {},
): Promise<RowCounts> {
  let before: RowCounts | undefined;
  for (;;) {
    const { erased, isLast } = await commit(async (trx) => {
      if (!before) await atFirst?.(trx);
      const some = await someOf(trx, email, until);
      const erased = addCounts(before ?? noRows, await eraseSubjects(trx, some));
      const isLast = !isFull(some);
      if (isLast) await atTheEnd?.(trx, erased);
      return { erased, isLast };
    });
    if (isLast) return erased;
    before = erased;
  }
}

/** Stores tombstones. A store that lacks them was restored from an older backup. */
export async function storeTombstones(
  trx: Transaction<Database>,
  tombstones: readonly Tombstone[],
): Promise<void> {
  for (const { id, key, personHash, erasedAt } of tombstones)
    await trx
      .insertInto('erasures')
      .values({ id, key, person_hash: personHash, erased_at: erasedAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
}

const isFull = ({ enquiryIds, quoteIds }: Subjects) =>
  enquiryIds.length === subjectsAtOnce || quoteIds.length === subjectsAtOnce;

async function someOf(trx: Transaction<Database>, email: string, until: WallMs): Promise<Subjects> {
  const enquiries = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('email', '=', email)
    .where('received_at', '<=', until)
    .limit(subjectsAtOnce)
    .execute();
  const quotes = await trx
    .selectFrom('door_quotes')
    .select('id')
    .where('email', '=', email)
    .where('created_at', '<=', until)
    .limit(subjectsAtOnce)
    .execute();
  return { enquiryIds: enquiries.map(({ id }) => id), quoteIds: quotes.map(({ id }) => id) };
}

const enquiriesOf = (db: Kysely<Database>, email: string) =>
  db.selectFrom('enquiries').select(['id', 'received_at as at']).where('email', '=', email).execute();

const quotesOf = (db: Kysely<Database>, email: string) =>
  db.selectFrom('door_quotes').select(['id', 'created_at as at']).where('email', '=', email).execute();
