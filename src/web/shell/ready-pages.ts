import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Kept } from '../../app/shared/kept.ts';
import { encodingFor } from './encoding.ts';
import { type FormTokens, sampleMarks } from './form-token.ts';
import type { KeptPage } from './kept-pages.ts';

/** A page as it is sent once more: all that is left to do is to write it. */
interface ReadyAnswer {
  /** How the log calls it. */
  readonly operation: string;
  /** Names and values of its headers in turn, the same list each time it is found. */
  readonly common: readonly string[];
  /** Those of this answer alone. */
  readonly own: readonly string[];
  readonly body: Buffer;
}

interface ReadyPage extends Omit<ReadyAnswer, 'own' | 'body'> {
  readonly page: KeptPage;
  /** Whether it has a form made for one browser. */
  readonly isOwn: boolean;
}

interface ReadyPages {
  /** Keeps a page with the headers it is being sent with. */
  readonly keep: (reply: FastifyReply, page: KeptPage, isOwn: boolean) => void;
  readonly find: FindReady;
}

/** Null where it goes the long way; so do those who may have the page already. The address is with its query. */
export type FindReady = (asked: {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}) => ReadyAnswer | null;

const mostBytes = 2 * 1024 * 1024;
/** Of one answer only, or not yet known while it is being sent. */
const ofOneAnswer = new Set(['x-request-id', 'set-cookie', 'content-length']);

/**
 * Pages that were sent before and are the same for everybody, by their address as it is asked for: the next one is answered
 * without the framework, which takes several times as long as to send them. An address with a query goes the long way.
 */
export function createReadyPages(tokens: Pick<FormTokens, 'marksFor'>): ReadyPages {
  const ready = new Kept<ReadyPage>(mostBytes, ({ page }) => page.size);

  return {
    keep(reply, page, isOwn) {
      const { url, headers, routeOptions } = reply.request;
      if (url.includes('?')) return;
      const length = String(page.fill(sampleMarks).length);
      const sent = Object.entries(reply.getHeaders()).filter(([name]) => !ofOneAnswer.has(name));
      ready.keep(nameOf(url, headers), {
        operation: routeOptions.url ?? url,
        common: [...sent.flatMap(([name, value]) => [name, String(value)]), 'content-length', length],
        page,
        isOwn,
      });
    },
    find({ url, headers }) {
      if (headers['if-none-match'] !== undefined) return null;
      const found = ready.find(nameOf(url, headers));
      if (!found) return null;
      const { operation, common, page, isOwn } = found;
      if (!isOwn) return { operation, common, own: [], body: page.fill(sampleMarks) };
      const { marks, cookie } = tokens.marksFor(headers.cookie);
      return {
        operation,
        common,
        own: cookie === null ? [] : ['set-cookie', cookie],
        body: page.fill(marks),
      };
    },
  };
}

const nameOf = (url: string, headers: IncomingHttpHeaders) =>
  `${encodingFor(headers['accept-encoding'])} ${url}`;
