import type { FastifyReply } from 'fastify';
import { isKnown } from '../../app/shared/etag.ts';
import { LruCache as Kept } from '../../app/shared/lru-cache.ts';
import { type FindReady, type ReadyAnswer, headersToRepeat } from '../../app/shared/ready-answers.ts';
import { encodingFor } from './encoding.ts';
import { type FormTokens, sampleMarks } from './form-token.ts';
import type { KeptPage } from './kept-pages.ts';

interface ReadyPage extends Pick<ReadyAnswer, 'operation' | 'common'> {
  readonly page: KeptPage;
  /** Whether it has a form made for one browser. */
  readonly isOwn: boolean;
}

interface KnownPage extends Pick<ReadyAnswer, 'operation' | 'common'> {
  readonly etag: string;
}

const mostBytes = 2 * 1024 * 1024;
/** A few hundred bytes of headers each. */
const mostKnown = 256;
/** Longer than that of any order. The addresses themselves take room, too, and nothing else bounds it. */
const longestAddress = 4096;
const shelf = () => ({
  ready: new Kept<ReadyPage>(mostBytes, ({ page }) => page.size),
  known: new Kept<KnownPage>(mostKnown, () => 1),
});

/**
 * Pages that were sent before and are the same for everybody, by their address as it is asked for: the next one is answered
 * without the framework, which takes several times as long as to send them.
 */
export function createReadyPages(tokens: Pick<FormTokens, 'marksFor'>): ReadyPages {
  const plain = shelf();
  // There are as many of these as doors, and anybody may ask for any: they must not push out the others.
  const withQuery = shelf();
  const shelfOf = (url: string) => (url.includes('?') ? withQuery : plain);

  return {
    keep(reply, page, isOwn) {
      const { url, headers, routeOptions } = reply.request;
      if (url.length > longestAddress) return;
      shelfOf(url).ready.keep(nameOf(url, headers), {
        operation: routeOptions.url ?? url,
        common: [...headersToRepeat(reply.getHeaders()), 'content-length', String(page.length)],
        page,
        isOwn,
      });
    },
    keepKnown(reply, etag) {
      const { url, headers, routeOptions } = reply.request;
      if (url.length > longestAddress) return;
      const operation = routeOptions.url ?? url;
      const common = headersToRepeat(reply.getHeaders());
      shelfOf(url).known.keep(nameOf(url, headers), { operation, common, etag });
    },
    find({ url, headers }) {
      const { ready, known } = shelfOf(url);
      const name = nameOf(url, headers);
      const mark = headers['if-none-match'];
      if (mark !== undefined) {
        const had = known.find(name);
        return had && isKnown(mark, had.etag) ? { ...had, status: 304, own: [], body: null } : null;
      }
      const found = ready.find(name);
      if (!found) return null;
      const { operation, common, page, isOwn } = found;
      const answer = { operation, status: 200, common } as const;
      if (!isOwn) return { ...answer, own: [], body: page.fill(sampleMarks) };
      const { marks, cookie } = tokens.marksFor(headers.cookie);
      return { ...answer, own: cookie === null ? [] : ['set-cookie', cookie], body: page.fill(marks) };
    },
  };
}

interface ReadyPages {
  /** Keeps a page with the headers it is being sent with. */
  readonly keep: (reply: FastifyReply, page: KeptPage, isOwn: boolean) => void;
  /** Keeps what is said to those who have the page already. */
  readonly keepKnown: (reply: FastifyReply, etag: string) => void;
  readonly find: FindReady;
}

const nameOf = (url: string, headers: Parameters<FindReady>[0]['headers']) =>
  `${encodingFor(headers['accept-encoding'])} ${url}`;
