import { encodingFor } from '../shared/encoding.ts';
import { isKnown } from '../shared/etag.ts';
import { LruCache } from './lru-cache.ts';

type RequestHeaders = Readonly<
  Partial<Record<'if-none-match' | 'accept-encoding' | 'cookie', string | undefined>>
>;

/** The request; `url` includes the query. */
interface Asked {
  readonly url: string;
  readonly headers: RequestHeaders;
}

/** Parts of the body, and headers that only this response has, as alternating names and values. */
interface CachedBody {
  readonly parts: readonly Buffer[];
  readonly headers?: readonly string[];
}

export interface AnswerToCache {
  /** Operation name in the log. */
  readonly operation: string;
  /** All headers of the response that is being sent. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly etag: string | null;
  /** Memory used by the body, except memory that other caches count. */
  readonly size: number;
  /** The body for a Cookie header; null if the response has to be rendered. */
  readonly body: (cookies: string | undefined) => CachedBody | null;
}

/** A response that is ready to send. */
export interface CachedAnswer {
  readonly operation: string;
  readonly status: 200 | 304;
  /** Names and values, alternating. */
  readonly headers: readonly string[];
  /** Parts of the body, not joined, because they share the memory of the cache; empty for a 304. */
  readonly parts: readonly Buffer[];
}

export interface AnswerCache {
  readonly keep: (asked: Asked, answer: AnswerToCache) => void;
  /** The response; null on a cache miss. */
  readonly find: (asked: Asked) => CachedAnswer | null;
}

interface Entry extends Pick<AnswerToCache, 'operation' | 'etag' | 'body'> {
  readonly size: number;
  readonly headers: readonly string[];
  /** The headers of a 304. */
  readonly headersOf304: readonly string[];
}

/** Headers that differ between responses, or that are set when a response is sent. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length']);
const ofContent = new Set(['content-type', 'content-encoding', 'content-disposition']);

const mostBytes = 2 * 1024 * 1024;

/**
 * Caches complete GET responses by URL and encoding: pages, pictures and PDFs. Such responses may differ
 * between clients only in hidden form fields.
 */
export function createAnswerCache(): AnswerCache {
  const plain = new LruCache<Entry>(mostBytes, ({ size }) => size);
  // Separate, because a client can invent any number of URLs with a query, which must not evict other
  // responses.
  const withQuery = new LruCache<Entry>(mostBytes, ({ size }) => size);
  const cacheFor = (url: string) => (url.includes('?') ? withQuery : plain);

  return {
    keep(asked, { operation, headers: sent, etag, size, body }) {
      const headers = headersIn(sent, (name) => !ofOneAnswer.has(name));
      const headersOf304 = headersIn(sent, (name) => !ofOneAnswer.has(name) && !ofContent.has(name));
      const name = nameOf(asked);
      const held = [name, ...headers, ...headersOf304].reduce((sum, { length }) => sum + length, size);
      cacheFor(asked.url).keep(name, { operation, headers, headersOf304, etag, size: held, body });
    },
    find(asked) {
      const entry = cacheFor(asked.url).find(nameOf(asked));
      if (!entry) return null;
      const { operation, headers, headersOf304, etag } = entry;
      const known = asked.headers['if-none-match'];
      if (etag !== null && isKnown(known, etag))
        return { operation, status: 304, headers: headersOf304, parts: [] };
      const made = entry.body(asked.headers.cookie);
      if (!made) return null;
      const { parts } = made;
      const length = parts.reduce((sum, part) => sum + part.length, 0);
      const own = ['content-length', String(length), ...(made.headers ?? [])];
      return { operation, status: 200, headers: [...headers, ...own], parts };
    },
  };
}

const nameOf = ({ url, headers }: Asked) => `${encodingFor(headers['accept-encoding'])} ${url}`;

const headersIn = (sent: AnswerToCache['headers'], isWanted: (name: string) => boolean): readonly string[] =>
  Object.entries(sent)
    .filter(([name]) => isWanted(name))
    .flatMap(([name, value]) => [name, String(value)]);
