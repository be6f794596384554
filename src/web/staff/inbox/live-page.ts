import type { FastifyReply } from 'fastify';
import { type InboxPlace, type Query, placeOf, readInboxFilter } from '../../../app/desk/inbox-filter.ts';
import { hashSecret } from '../../../app/staff/secret.ts';
import { secretHeaders } from '../../shell/reply.ts';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffVisit } from '../staff-page.ts';
import type { Watcher } from './live-inbox.ts';

/** How soon a browser asks again when the line breaks. */
const reconnectMs = 5000;

/** How many have come since the page was shown: as a stream of events, or once for pages whose stream breaks. */
export async function answerLive(kit: StaffKit, visit: StaffVisit): Promise<FastifyReply> {
  const query = visit.request.query as Query;
  const { filter } = readInboxFilter(query);
  const since: InboxPlace | null = placeOf(String(query['since'] ?? ''));
  const count = () => kit.inbox.countNew(filter, visit.account, since);
  if ('once' in query || visit.request.method === 'HEAD')
    return visit.reply.headers(secretHeaders).send({ count: await count() });
  return stream(kit, visit, count);
}

function stream(kit: StaffKit, visit: StaffVisit, count: () => Promise<number>): FastifyReply {
  const { account, reply } = visit;
  const { raw } = reply;
  let told = -1;
  const watcher: Watcher = {
    accountId: account.id,
    async tell() {
      const now = await count();
      if (now === told) return;
      told = now;
      raw.write(`data: ${JSON.stringify({ count: now })}\n\n`);
    },
    async beat() {
      if (await isSignedIn(kit, visit)) raw.write(': still here\n\n');
      else raw.end();
    },
    end: () => raw.end(),
  };
  if (!kit.live.join(watcher))
    return reply.code(503).headers(secretHeaders).send({ count: null, reason: 'too many pages are open' });
  raw.on('close', () => {
    kit.live.leave(watcher);
  });
  reply.hijack();
  const headers = { ...reply.getHeaders(), ...secretHeaders, 'content-type': 'text/event-stream' };
  raw.writeHead(200, { ...headers, 'x-accel-buffering': 'no' } as Record<string, string>);
  raw.write(`retry: ${reconnectMs}\n\n`);
  void watcher.tell().catch(() => undefined);
  return reply;
}

/** Asked without counting as a visit: a page that is left open does not keep its session from ending. */
async function isSignedIn({ staff }: StaffKit, { account, session }: StaffVisit): Promise<boolean> {
  const hash = hashSecret(session);
  return (await staff.sessions.listOf(account.id)).some(({ tokenHash }) => tokenHash === hash);
}
