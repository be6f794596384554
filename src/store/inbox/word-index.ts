import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxSelection } from '../../app/inbox/inbox-selection.ts';
import type { PlacedRow } from './walk.ts';
import type { Database } from '../engine/schema.ts';

/** Which rows are wanted next: about so many, from this millisecond on, back in time or forward. */
export interface Reach {
  readonly direction: 'older' | 'newer';
  readonly fromMs: number;
  readonly most: number;
}

/** Which of the rows that hold the words were also chosen, and how far was looked. */
export interface FoundRows {
  readonly rows: readonly (PlacedRow & { readonly number: number })[];
  /** The number of the last text that was looked at; null where there is none beyond. */
  readonly lastNumber: number | null;
}

/** An index of the words of enquiries. Each kind of database has its own. */
export interface WordIndex {
  /** Why there is none, for the log; null where there is one. */
  readonly missing: (db: Kysely<Database>) => Promise<string | null>;
  /**
   * How many parts of the rows are looked through before it is asked: none where it finds in order and can stop early.
   * One that finds all at once is asked when the rows did not give enough, or the first part nothing, and then there is no
   * need to look further.
   */
  readonly askedAfter: number;
  /** Those of a selection that hold all its words, the next ones first. Null where the index cannot say, or not soon enough. */
  readonly find: (
    db: Kysely<Database>,
    selection: InboxSelection,
    words: readonly string[],
    reach: Reach,
  ) => Promise<FoundRows | null>;
}

/** The index knows what has as many letters. */
export const indexedLetters = 3;

/** Of so many enquiries in one millisecond the number tells the order; more than those come a moment later. */
export const numbersInMs = 1024;

export const firstNumberOf = (ms: number): number => ms * numbersInMs;

/** Whether the text holds every word, whatever an index said; it may be asked for these parts of them only. */
export const holdsAll =
  (words: readonly string[], parts: readonly string[] | null = null) =>
  (eb: ExpressionBuilder<Database, 'enquiry_search'>): ReturnType<typeof eb.and> => {
    const text = eb.ref('enquiry_search.text');
    const asked = (parts ?? words).map((word) => holds(text, word));
    return eb.and(parts ? [...asked, ...words.map((word) => holds(unindexed(text), word))] : asked);
  };

/**
 * The same asked of an enquiry that is at hand. Its text is found by its id: neither does an index of words fit, which
 * would be asked for all enquiries that there are, nor can the two tables be joined in another order.
 */
export const textHoldsAll = (words: readonly string[]) => sql<SqlBool>`
  (select 1 from enquiry_search where enquiry_id = enquiries.id
    and ${sql.join(
      words.map((word) => holds(unindexed(sql`text`), word)),
      sql` and `,
    )}) = 1`;

/** The same text in a form that no index fits. */
const unindexed = (text: Expression<unknown>) => sql`(${text} || '')`;

const holds = (text: Expression<unknown>, word: string) =>
  sql<SqlBool>`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
