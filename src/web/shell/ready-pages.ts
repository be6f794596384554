import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Kept } from '../../app/shared/kept.ts';
import { encodingFor } from './encoding.ts';
import { type FormTokens, sampleMarks } from './form-token.ts';
import type { KeptPage } from './kept-pages.ts';

/** A page as it is sent once more: all that is left to do is to write it. */
export interface ReadyAnswer {
  /** How the log calls it. */
  readonly operation: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

interface ReadyPage extends Omit<ReadyAnswer, 'body'> {
  readonly page: KeptPage;
  /** Whether it has a form made for one browser. */
  readonly isOwn: boolean;
}

const mostBytes = 2 * 1024 * 1024;
/** Of one answer only, or not yet known while it is being sent. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length']);

/**
 * Pages that were sent before and are the same for everybody, by their address as it is asked for: the next one is answered
 * without the framework, which takes several times as long as to send them. An address with a query goes the long way.
 */
export function createReadyPages(tokens: Pick<FormTokens, 'marksFor'>) {
  const ready = new Kept<ReadyPage>(mostBytes, ({ page }) => page.size);

  return {
    /** Keeps a page with the headers it is being sent with. */
    keep(reply: FastifyReply, page: KeptPage, isOwn: boolean): void {
      const { url, headers, routeOptions } = reply.request;
      if (url.includes('?')) return;
      const length = String(page.fill(sampleMarks).length);
      const sent = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneAnswer.has(name));
      ready.keep(nameOf(url, headers), {
        operation: routeOptions.url ?? url,
        headers: [...sent.flatMap(([name, value]) => [name, String(value)]), 'content-length', length],
        page,
        isOwn,
      });
    },
    /** Null where it goes the long way; so do those who may have the page already. */
    find: ({ url = '', headers }: IncomingMessage): ReadyAnswer | null => {
      if (headers['if-none-match'] !== undefined) return null;
      const found = ready.find(nameOf(url, headers));
      if (!found) return null;
      const { operation, page, isOwn } = found;
      if (!isOwn) return { operation, headers: found.headers, body: page.fill(sampleMarks) };
      const { marks, cookie } = tokens.marksFor(headers.cookie);
      const own = cookie === null ? found.headers : [...found.headers, 'set-cookie', cookie];
      return { operation, headers: own, body: page.fill(marks) };
    },
  };
}

const nameOf = (url: string, headers: IncomingMessage['headers']) =>
  `${encodingFor(headers['accept-encoding'])} ${url}`;
