import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretHeaders } from '../../shell/reply.ts';
import { offerPasskey } from '../passkey-offer.tsx';
import { rememberBrowser } from '../remember-browser.ts';
import type { DeskKit } from '../staff-kit.ts';

/** Sets the cookie of a new session, and ends the browser's previous session. */
export async function startSession(
  kit: DeskKit,
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
  next: string,
): Promise<FastifyReply> {
  const { sessions } = kit.staff;
  const earlier = kit.sessionCookie.read(request);
  if (earlier !== null) await sessions.end(earlier);
  const begun = await sessions.peek(session);
  if (begun) await rememberBrowser(kit, { account: begun.account, session }, request, reply);
  if (begun?.session.signedInBy === 'password') await offerPasskey(kit, begun.account.id, request, reply);
  kit.sessionCookie.give(reply, session);
  return reply.headers(secretHeaders).redirect(next, 303);
}
