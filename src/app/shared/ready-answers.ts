import { isKnown } from './etag.ts';
import { LruCache as Kept } from './lru-cache.ts';

/** An answer as it is sent once more: all that is left to do is to write it. */
export interface ReadyAnswer {
  /** How the log calls it. */
  readonly operation: string;
  /** 304 has no body. */
  readonly status: 200 | 304;
  /** Names and values of its headers in turn; the same list each time it is found. */
  readonly common: readonly string[];
  /** Those of this answer alone. */
  readonly own: readonly string[];
  /** Whole or in parts. */
  readonly body: Buffer | readonly Buffer[] | null;
}

/** Null where it goes the long way. The address is with its query. */
export type FindReady = (asked: {
  readonly url: string;
  readonly headers: Readonly<
    Partial<Record<'if-none-match' | 'accept-encoding' | 'cookie', string | undefined>>
  >;
}) => ReadyAnswer | null;

/** An answer that is being sent. */
export interface SentAnswer {
  readonly url: string;
  readonly operation: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Of one answer only, or not yet known while it is being sent. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length']);

/** The headers of an answer that others get too, names and values in turn. */
export const headersToRepeat = (headers: SentAnswer['headers']): readonly string[] =>
  Object.entries(headers)
    .filter(([name]) => !ofOneAnswer.has(name))
    .flatMap(([name, value]) => [name, String(value)]);

type ReadyFile = Pick<ReadyAnswer, 'operation' | 'common'>;

interface WholeFile extends ReadyFile {
  readonly bytes: () => Buffer | null;
}

interface KnownFile extends ReadyFile {
  readonly etag: string;
}

const mostBytes = 256 * 1024;
const aboutBytes = 64;
const sizeOf = ({ common }: ReadyFile) => common.reduce((sum, { length }) => sum + length, aboutBytes);

/**
 * Pictures and papers that were sent before and are the same for everybody, by their address as it is asked for: the next one
 * is answered without the framework. What they are made of is kept elsewhere; here are their headers.
 */
export function createReadyFiles(): ReadyFiles {
  const whole = new Kept<WholeFile>(mostBytes, sizeOf);
  const known = new Kept<KnownFile>(mostBytes, sizeOf);

  return {
    keep({ url, operation, headers }, bytes) {
      whole.keep(url, { operation, common: headersToRepeat(headers), bytes });
    },
    keepKnown({ url, operation, headers }, etag) {
      known.keep(url, { operation, common: headersToRepeat(headers), etag });
    },
    find({ url, headers }) {
      const mark = headers['if-none-match'];
      if (mark !== undefined) {
        const had = known.find(url);
        return had && isKnown(mark, had.etag) ? { ...had, status: 304, own: [], body: null } : null;
      }
      const found = whole.find(url);
      const body = found?.bytes() ?? null;
      if (!found || !body) return null;
      const { operation, common } = found;
      return { operation, common, status: 200, own: ['content-length', String(body.length)], body };
    },
  };
}

/** Keeps how answers are sent that were sent before. */
export interface ReadyFiles {
  /** Its bytes are null where it has to be made anew. */
  readonly keep: (sent: SentAnswer, bytes: () => Buffer | null) => void;
  /** An answer to somebody who has it already. */
  readonly keepKnown: (sent: SentAnswer, etag: string) => void;
  readonly find: FindReady;
}
