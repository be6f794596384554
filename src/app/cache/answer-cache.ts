import { encodingFor } from '../shared/encoding.ts';
import { isKnown } from '../shared/etag.ts';
import { LruCache } from './lru-cache.ts';

type RequestHeaders = Readonly<
  Partial<Record<'if-none-match' | 'accept-encoding' | 'cookie', string | undefined>>
>;

/** What an answer depends on; the address is with its query. */
interface Asked {
  readonly url: string;
  readonly headers: RequestHeaders;
}

/** The bytes of an answer, whole or in parts, and headers of this answer alone: names and values in turn. */
interface CachedBody {
  readonly parts: readonly Buffer[];
  readonly headers?: readonly string[];
}

export interface AnswerToCache {
  /** How the log calls it. */
  readonly operation: string;
  /** The headers it is being sent with. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly etag: string | null;
  /** All the memory that its body holds on to, besides what is cached elsewhere. */
  readonly size: number;
  /** For a browser with these cookies; null where it has to be made anew. */
  readonly body: (cookies: string | undefined) => CachedBody | null;
}

/** An answer that can be sent as it is. */
export interface CachedAnswer {
  readonly operation: string;
  readonly status: 200 | 304;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  /** 304 has none. */
  readonly body: Buffer | null;
}

export interface AnswerCache {
  readonly keep: (asked: Asked, answer: AnswerToCache) => void;
  /** Null where it has to be made. */
  readonly find: (asked: Asked) => CachedAnswer | null;
}

interface Entry extends Pick<AnswerToCache, 'operation' | 'etag' | 'body'> {
  readonly size: number;
  readonly headers: readonly string[];
  /** Of a 304. */
  readonly headersOfKnown: readonly string[];
}

/** Of one answer only, or not yet known while it is being sent. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length']);
const ofContent = new Set(['content-type', 'content-encoding', 'content-disposition']);

const mostBytes = 2 * 1024 * 1024;

/**
 * Finished answers to GET that are the same for everybody but for the marks of a form: pages, pictures and PDFs, by their
 * address and encoding. The next one is sent without any of the work that made the first.
 */
export function createAnswerCache(): AnswerCache {
  const plain = new LruCache<Entry>(mostBytes, ({ size }) => size);
  // Anybody may ask for any address with a query: those must not push out the others.
  const withQuery = new LruCache<Entry>(mostBytes, ({ size }) => size);
  const cacheFor = (url: string) => (url.includes('?') ? withQuery : plain);

  return {
    keep(asked, { operation, headers: sent, etag, size, body }) {
      const headers = headersIn(sent, (name) => !ofOneAnswer.has(name));
      const headersOfKnown = headersIn(sent, (name) => !ofOneAnswer.has(name) && !ofContent.has(name));
      const name = nameOf(asked);
      const held = [name, ...headers, ...headersOfKnown].reduce((sum, { length }) => sum + length, size);
      cacheFor(asked.url).keep(name, { operation, headers, headersOfKnown, etag, size: held, body });
    },
    find(asked) {
      const entry = cacheFor(asked.url).find(nameOf(asked));
      if (!entry) return null;
      const { operation, headers, headersOfKnown, etag } = entry;
      const known = asked.headers['if-none-match'];
      if (etag !== null && isKnown(known, etag))
        return { operation, status: 304, headers: headersOfKnown, body: null };
      const made = entry.body(asked.headers.cookie);
      if (!made) return null;
      const [first, ...others] = made.parts;
      const body = first && others.length === 0 ? first : Buffer.concat(made.parts);
      const own = ['content-length', String(body.length), ...(made.headers ?? [])];
      return { operation, status: 200, headers: [...headers, ...own], body };
    },
  };
}

const nameOf = ({ url, headers }: Asked) => `${encodingFor(headers['accept-encoding'])} ${url}`;

const headersIn = (sent: AnswerToCache['headers'], isWanted: (name: string) => boolean): readonly string[] =>
  Object.entries(sent)
    .filter(([name]) => isWanted(name))
    .flatMap(([name, value]) => [name, String(value)]);
