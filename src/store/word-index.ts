import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Which rows are wanted next: from this millisecond on, back in time or forward. */
export interface Reach {
  readonly direction: 'older' | 'newer';
  readonly fromMs: number;
  readonly most: number;
}

export interface FoundText {
  readonly number: number;
  readonly enquiry_id: string;
}

/** An index of the words of enquiries. Each kind of database has its own. */
export interface WordIndex {
  /** Why there is none, for the log; null where there is one. */
  readonly missing: (db: Kysely<Database>) => Promise<string | null>;
  /** How many parts of the rows are looked through before it is asked: none where it finds in order and can stop early. */
  readonly askedAfter: number;
  /** Those that hold all the words, the next ones first. Null where the index cannot say, or not soon enough. */
  readonly find: (
    db: Kysely<Database>,
    words: readonly string[],
    reach: Reach,
  ) => Promise<readonly FoundText[] | null>;
}

/** The index knows what has as many letters. */
export const indexedLetters = 3;

/** Of so many enquiries in one millisecond the number tells the order; more than those come a moment later. */
export const numbersInMs = 1024;

export const firstNumberOf = (ms: number): number => ms * numbersInMs;

/** Whether the text holds every word, whatever an index said. */
export const holdsAll =
  (words: readonly string[]) =>
  (eb: ExpressionBuilder<Database, 'enquiry_search'>): ReturnType<typeof eb.and> =>
    eb.and(
      words.map(
        (word) =>
          sql<SqlBool>`${eb.ref('enquiry_search.text')} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
      ),
    );
