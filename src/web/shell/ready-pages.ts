import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { isKnown } from '../../app/shared/etag.ts';
import { Kept } from '../../app/shared/kept.ts';
import { type ReadyAnswer, headersToRepeat } from '../../app/shared/ready-answers.ts';
import { encodingFor } from './encoding.ts';
import { type FormTokens, sampleMarks } from './form-token.ts';
import type { KeptPage } from './kept-pages.ts';

interface ReadyPage extends Pick<ReadyAnswer, 'operation' | 'headers'> {
  readonly page: KeptPage;
  /** Whether it has a form made for one browser. */
  readonly isOwn: boolean;
}

const mostBytes = 2 * 1024 * 1024;
/** A few hundred bytes of headers each. */
const mostKnown = 256;

/**
 * Pages that were sent before and are the same for everybody, by their address as it is asked for: the next one is answered
 * without the framework, which takes several times as long as to send them. An address with a query goes the long way.
 */
export function createReadyPages(tokens: Pick<FormTokens, 'marksFor'>) {
  const ready = new Kept<ReadyPage>(mostBytes, ({ page }) => page.size);
  const known = new Kept<Pick<ReadyAnswer, 'operation' | 'headers'> & { etag: string }>(mostKnown, () => 1);

  return {
    /** Keeps a page with the headers it is being sent with. */
    keep(reply: FastifyReply, page: KeptPage, isOwn: boolean): void {
      const { url, headers, routeOptions } = reply.request;
      if (url.includes('?')) return;
      const length = String(page.fill(sampleMarks).length);
      ready.keep(nameOf(url, headers), {
        operation: routeOptions.url ?? url,
        headers: [...headersToRepeat(reply.getHeaders()), 'content-length', length],
        page,
        isOwn,
      });
    },
    /** Keeps what is said to those who have the page already. */
    keepKnown(reply: FastifyReply, etag: string): void {
      const { url, headers, routeOptions } = reply.request;
      if (url.includes('?')) return;
      const operation = routeOptions.url ?? url;
      known.keep(nameOf(url, headers), { operation, headers: headersToRepeat(reply.getHeaders()), etag });
    },
    /** Null where it goes the long way. */
    find: ({ url = '', headers }: IncomingMessage): ReadyAnswer | null => {
      const name = nameOf(url, headers);
      const mark = headers['if-none-match'];
      if (mark !== undefined) {
        const had = known.find(name);
        return had && isKnown(mark, had.etag) ? { ...had, status: 304, body: null } : null;
      }
      const found = ready.find(name);
      if (!found) return null;
      const { operation, page, isOwn } = found;
      const answer = { operation, status: 200 } as const;
      if (!isOwn) return { ...answer, headers: found.headers, body: page.fill(sampleMarks) };
      const { marks, cookie } = tokens.marksFor(headers.cookie);
      const own = cookie === null ? found.headers : [...found.headers, 'set-cookie', cookie];
      return { ...answer, headers: own, body: page.fill(marks) };
    },
  };
}

const nameOf = (url: string, headers: IncomingMessage['headers']) =>
  `${encodingFor(headers['accept-encoding'])} ${url}`;
