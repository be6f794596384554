import { isKnown } from './etag.ts';
import { Kept } from './kept.ts';

/** An answer as it is sent once more: all that is left to do is to write it. */
export interface ReadyAnswer {
  /** How the log calls it. */
  readonly operation: string;
  /** 304 has no body. */
  readonly status: 200 | 304;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer | null;
}

/** What is asked for, as far as files go by it. */
interface AskedFile {
  readonly url?: string | undefined;
  readonly headers: { readonly 'if-none-match'?: string | undefined };
}

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

interface ReadyFile {
  readonly operation: string;
  readonly headers: readonly string[];
}

interface WholeFile extends ReadyFile {
  readonly bytes: () => Buffer | null;
}

interface KnownFile extends ReadyFile {
  readonly etag: string;
}

const mostBytes = 256 * 1024;
const aboutBytes = 64;
const sizeOf = ({ headers }: ReadyFile) => headers.reduce((sum, { length }) => sum + length, aboutBytes);

/**
 * Pictures and papers that were sent before and are the same for everybody, by their address as it is asked for: the next one
 * is answered without the framework. What they are made of is kept elsewhere; here are their headers.
 */
export function createReadyFiles() {
  const whole = new Kept<WholeFile>(mostBytes, sizeOf);
  const known = new Kept<KnownFile>(mostBytes, sizeOf);

  return {
    /** Its bytes are null where it has to be made anew. */
    keep({ url, operation, headers }: SentAnswer, bytes: () => Buffer | null): void {
      whole.keep(url, { operation, headers: headersToRepeat(headers), bytes });
    },
    /** An answer to somebody who has it already. */
    keepKnown({ url, operation, headers }: SentAnswer, etag: string): void {
      known.keep(url, { operation, headers: headersToRepeat(headers), etag });
    },
    /** Null where it goes the long way. */
    find({ url = '', headers }: AskedFile): ReadyAnswer | null {
      const mark = headers['if-none-match'];
      if (mark !== undefined) {
        const found = known.find(url);
        return found && isKnown(mark, found.etag) ? { ...found, status: 304, body: null } : null;
      }
      const found = whole.find(url);
      const body = found?.bytes() ?? null;
      if (!found || !body) return null;
      const length = ['content-length', String(body.length)];
      return { operation: found.operation, status: 200, headers: [...found.headers, ...length], body };
    },
  };
}

export type ReadyFiles = ReturnType<typeof createReadyFiles>;
