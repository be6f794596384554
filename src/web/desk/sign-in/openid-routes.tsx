import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type OpenIdSignIn, openIdCallback } from '../../../app/accounts/openid.ts';
import { cookieAttributes, cookieText } from '../../shell/cookies.ts';
import type { Notice } from '../../shell/notices.tsx';
import { open } from '../../shell/page-kit.tsx';
import { secretHeaders } from '../../shell/reply.ts';
import { firstPage, nextPage } from '../next-page.ts';
import type { DeskKit } from '../staff-kit.ts';
import { startSession } from './start-session.ts';
import type { ShowSignIn } from './sign-in-page.tsx';

interface Asked {
  Querystring: { next?: unknown; again?: unknown };
}

/** Lifetime of the state cookie; the state is stored for the same time. */
const cookieSeconds = 300;

/** Sign-in by OpenID Connect. The state cookie ties the callback to the browser that began the sign-in. */
export function addOpenIdRoutes(
  server: FastifyInstance,
  kit: DeskKit,
  openId: OpenIdSignIn,
  show: ShowSignIn,
): void {
  const secure = () => kit.publicUrl().startsWith('https:');
  const cookieName = () => (secure() ? '__Host-lintel-openid' : 'lintel-openid');
  const setCookie = (reply: FastifyReply, state: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      `${cookieName()}=${state}; ${cookieAttributes(secure())}; Max-Age=${String(maxAge)}`,
    );
  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    notice: Notice,
    status: number,
    next = firstPage,
  ) => show(request, reply, { email: '', next, notice, status });

  // A GET: the CSP's form-action would not let a form be redirected to another origin.
  server.get<Asked>('/staff/sign-in/openid', open, async (request, reply) => {
    const next = nextPage(request.query.next);
    const asked = await openId.begin(next, request.client, request.query.again === 'yes');
    if (!asked) return refuse(request, reply, cannotBeReached(openId.name), 503, next);
    setCookie(reply, asked.state, cookieSeconds);
    return reply.headers(secretHeaders).redirect(asked.address, 303);
  });

  server.get<{ Querystring: { state?: unknown } }>(openIdCallback, open, async (request, reply) => {
    const state = cookieText(request.headers.cookie, cookieName());
    setCookie(reply, '', 0);
    if (state === null || request.query.state !== state) return refuse(request, reply, startAnew, 403);
    const outcome = await openId.finish(request.url, state);
    if (outcome.kind === 'in') return startSession(kit, request, reply, outcome.token, outcome.next);
    return refuse(request, reply, outcome.kind === 'no' ? startAnew : stranger(openId.name), 403);
  });
}

const cannotBeReached = (name: string): Notice => ({
  title: `${name} cannot be reached`,
  text: 'Please try again in a while. Your password and your passkeys work as before.',
});

const startAnew: Notice = {
  title: 'That did not work',
  text: 'The sign-in was given up, took too long, or was begun in another browser. Please try again.',
};

const stranger = (name: string): Notice => ({
  title: 'You have no account here',
  text: `You are signed in at ${name}, but it vouches for no e-mail address that has an account at this desk, or that account belongs to another login there. Ask whoever runs this service.`,
});
