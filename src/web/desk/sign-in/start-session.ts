import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretHeaders } from '../../shell/reply.ts';
import type { DeskKit } from '../staff-kit.ts';

/** Sets the session cookie; ends the browser's previous session. */
export async function startSession(
  kit: DeskKit,
  request: FastifyRequest,
  reply: FastifyReply,
  session: string,
  next: string,
): Promise<FastifyReply> {
  const earlier = kit.sessionCookie.read(request);
  if (earlier !== null) await kit.staff.sessions.end(earlier);
  kit.sessionCookie.give(reply, session);
  return reply.headers(secretHeaders).redirect(next, 303);
}
