import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { InboxSelection } from '../../app/inbox/inbox-selection.ts';
import type { PlacedRow } from './walk.ts';
import type { Database } from '../engine/schema.ts';

/** The rows wanted next: about `most`, from a millisecond on, in one direction. */
export interface Reach {
  readonly direction: 'older' | 'newer';
  readonly fromMs: number;
  readonly most: number;
}

/** Selected rows that hold the words, and how far the search got. */
export interface FoundRows {
  readonly rows: readonly (PlacedRow & { readonly number: number })[];
  /** The number of the last text checked; null at the end. */
  readonly lastNumber: number | null;
}

/** Full-text index of enquiries; each kind of database has its own. */
export interface WordIndex {
  /** Why the index is missing, for the log; null if it exists. */
  readonly missing: (db: Kysely<Database>) => Promise<string | null>;
  /**
   * Number of batches that the walk reads first. 0 for an index that finds rows in order and can stop early. An
   * index that finds everything at once is asked only if those batches found too little, and then ends the search.
   */
  readonly askedAfter: number;
  /** Selected rows that hold all words, in order. Null if the index cannot answer, or not in time. */
  readonly find: (
    db: Kysely<Database>,
    selection: InboxSelection,
    words: readonly string[],
    reach: Reach,
  ) => Promise<FoundRows | null>;
}

/** Minimum letters of a word for the index to find it. */
export const indexedLetters = 3;

/** How many numbers a millisecond has for texts; further texts get numbers of the next millisecond. */
export const numbersInMs = 1024;

export const firstNumberOf = (ms: number): number => ms * numbersInMs;

/**
 * Whether the text holds every word, checked in the text itself. With `parts`, the index is asked for these instead
 * of the words.
 */
export const holdsAll =
  (words: readonly string[], parts: readonly string[] | null = null) =>
  (eb: ExpressionBuilder<Database, 'enquiry_search'>): ReturnType<typeof eb.and> => {
    const text = eb.ref('enquiry_search.text');
    const asked = (parts ?? words).map((word) => holds(text, word));
    return eb.and(parts ? [...asked, ...words.map((word) => holds(unindexed(text), word))] : asked);
  };

/**
 * Whether the text of one enquiry holds every word. The subquery finds the text by id: this keeps the planner from
 * using the word index, which would search all enquiries, and from reordering a join.
 */
export const textHoldsAll = (words: readonly string[]) => sql<SqlBool>`
  (select 1 from enquiry_search where enquiry_id = enquiries.id
    and ${sql.join(
      words.map((word) => holds(unindexed(sql`text`), word)),
      sql` and `,
    )}) = 1`;

/** The text as an expression that no index matches. */
const unindexed = (text: Expression<unknown>) => sql`(${text} || '')`;

const holds = (text: Expression<unknown>, word: string) =>
  sql<SqlBool>`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
