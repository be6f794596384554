import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBrowserMs, mostTokens } from '../../app/accounts/known-browsers.ts';
import { cookieAttributes, cookieText } from '../shell/cookies.ts';

const shape = /^[A-Za-z0-9_-]{43}$/;

/** The cookie by which an account recognises a browser. It outlives sessions and is no credential. */
export function createBrowserCookie(publicUrl: () => string) {
  const secure = () => publicUrl().startsWith('https:');
  const name = () => (secure() ? '__Host-lintel-browser' : 'lintel-browser');
  return {
    read(request: FastifyRequest): readonly string[] {
      const text = cookieText(request.headers.cookie, name()) ?? '';
      const tokens = text.split('.').filter((token) => shape.test(token));
      return tokens.slice(0, mostTokens);
    },
    give(reply: FastifyReply, tokens: readonly string[]): void {
      const lasting = `Max-Age=${String(knownBrowserMs / 1000)}`;
      reply.header('set-cookie', `${name()}=${tokens.join('.')}; ${cookieAttributes(secure())}; ${lasting}`);
    },
  };
}

export type BrowserCookie = ReturnType<typeof createBrowserCookie>;
