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

/** The number of new enquiries since the page was loaded, as server-sent events or, with `once`, as JSON. */
export async function answerLive(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const query = visit.request.query as Query;
  const { filter } = readInboxFilter(query);
  const seen = readSeen(query);
  const count = () => kit.inbox.countNew(filter, visit.account, seen);
  if ('once' in query || visit.request.method === 'HEAD')
    return visit.reply.headers(secretHeaders).send({ count: await count() });
  return stream(kit, visit, count);
}

function stream(kit: StaffKit, visit: StaffVisit, count: () => Promise<number>): FastifyReply {
  const { account, reply } = visit;
  if (!kit.live.hasRoomFor(account.id))
    return reply
      .code(429)
      .headers({ ...secretHeaders, 'retry-after': noRoomSeconds })
      .send({ count: null, reason: 'Too many pages are open: this one has to ask by itself, with once.' });
  const { raw } = reply;
  let told = -1;
  /** Writes to the stream, which may have been closed during a query. */
  const say = (text: string) => !raw.writableEnded && raw.write(`${text}\n\n`);
  /** Closes the stream if the session has ended. */
  async function whileSignedIn(act: () => unknown): Promise<void> {
    if (await kit.staff.sessions.peek(visit.session)) await act();
    else raw.end();
  }
  const watcher: Watcher = {
    accountId: account.id,
    tell: () =>
      whileSignedIn(async () => {
        const now = await count();
        if (now === told) return;
        told = now;
        say(`data: ${JSON.stringify({ count: now })}`);
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
