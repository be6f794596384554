import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestSessionMs } from '../../app/accounts/sessions.ts';
import { cookieAttributes, cookieText } from '../shell/cookies.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The session cookie. The server enforces the expiry of sessions. */
export function createSessionCookie(publicUrl: () => string) {
  const secure = () => publicUrl().startsWith('https:');
  const name = () => (secure() ? '__Host-lintel-desk' : 'lintel-desk');
  const set = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${name()}=${value}; ${cookieAttributes(secure())}; Max-Age=${String(seconds)}`,
    );
  return {
    read(request: FastifyRequest): string | null {
      const text = cookieText(request.headers.cookie, name()) ?? '';
      return shape.test(text) ? text : null;
    },
    give: (reply: FastifyReply, token: string) => set(reply, token, longestSessionMs / 1000),
    takeBack: (reply: FastifyReply) => set(reply, '', 0),
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
