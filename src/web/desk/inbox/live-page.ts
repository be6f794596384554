import type { FastifyReply } from 'fastify';
import { type Query, readInboxFilter } from '../../../app/inbox/inbox-filter.ts';
import { readSeen } from '../../../app/inbox/inbox-seen.ts';
import { secretHeaders } from '../../shell/reply.ts';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import type { Watcher } from './live-inbox.ts';

/** Delay after which an EventSource reconnects. */
const reconnectMs = 5000;
/** Retry-After of a stream that the limit refuses. */
const noRoomSeconds = 60;

/** What a page shows as it changes. */
interface Live extends Pick<Watcher, 'enquiryId'> {
  readonly current: () => Promise<object>;
}

/** The number of new enquiries since the page was loaded. */
export function answerLive(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const query = visit.request.query as Query;
  const { filter } = readInboxFilter(query);
  const seen = readSeen(query);
  const current = async () => ({ count: await kit.inbox.countNew(filter, visit.account, seen) });
  return streamOrOnce(kit, visit, { enquiryId: null, current });
}

/** Answers with server-sent events or, with `once`, with JSON. */
export async function streamOrOnce(kit: StaffKit, visit: StaffVisit, live: Live): Promise<FastifyReply> {
  const { request, reply } = visit;
  if ('once' in (request.query as Query) || request.method === 'HEAD')
    return reply.headers(secretHeaders).send(await live.current());
  return stream(kit, visit, live);
}

function stream(kit: StaffKit, visit: StaffVisit, { enquiryId, current }: Live): FastifyReply {
  const { account, reply } = visit;
  if (!kit.live.hasRoomFor(account.id))
    return reply
      .code(429)
      .headers({ ...secretHeaders, 'retry-after': noRoomSeconds })
      .send({ count: null, reason: 'Too many pages are open: this one has to ask by itself, with once.' });
  const { raw } = reply;
  let told = '';
  /** Writes to the stream, which may have been closed during a query. */
  const say = (text: string) => !raw.writableEnded && raw.write(`${text}\n\n`);
  /** Closes the stream if the session has ended. */
  async function whileSignedIn(act: () => unknown): Promise<void> {
    if (await kit.staff.sessions.peek(visit.session)) await act();
    else raw.end();
  }
  const watcher: Watcher = {
    accountId: account.id,
    enquiryId,
    tell: () =>
      whileSignedIn(async () => {
        const now = JSON.stringify(await current());
        if (now === told) return;
        told = now;
        say(`data: ${now}`);
      }),
    // The heartbeat is an event, not a comment, so that the page notices a stream that is blocked or buffered.
    beat: () => whileSignedIn(() => say('event: beat\ndata: {}')),
    end: () => raw.end(),
  };
  raw.on('close', () => {
    kit.live.leave(watcher);
  });
  // A client that ends its side (FIN) may still await a response, so Node keeps the connection half open. A closed
  // page awaits nothing: the stream ends.
  raw.socket?.once('end', () => raw.end());
  reply.hijack();
  const headers = { ...reply.getHeaders(), ...secretHeaders, 'content-type': 'text/event-stream' };
  raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' } as Record<string, string>);
  say(`retry: ${reconnectMs}`);
  kit.live.join(watcher);
  return reply;
}
