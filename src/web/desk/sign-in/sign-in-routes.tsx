import type { FastifyInstance } from 'fastify';
import type { SignInOutcome } from '../../../app/accounts/sign-in.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import type { Notice } from '../../shell/notices.tsx';
import { open } from '../../shell/page-kit.tsx';
import { secretHeaders } from '../../shell/reply.ts';
import { visitOf } from '../guard.ts';
import { nextPage } from '../next-page.ts';
import { passesCsrfCheck } from '../../shell/csrf.ts';
import { showSignedOutPage } from '../shell.tsx';
import type { DeskKit } from '../staff-kit.ts';
import type { StaffPage } from '../staff-page.ts';
import { startSession } from './start-session.ts';
import { addOpenIdRoutes } from './openid-routes.tsx';
import { type ShowSignIn, SignInPage } from './sign-in-page.tsx';

/** Sign-in routes. They are open, because the use case has rate limits of its own. */
export function addSignInRoutes(server: FastifyInstance, kit: DeskKit): void {
  const { openId } = kit.staff;
  const show: ShowSignIn = (request, reply, { status, ...shown }) =>
    showSignedOutPage(kit, reply, {
      title: 'Sign in',
      status: status ?? 200,
      body: <SignInPage token={kit.tokens.issue(request, reply)} openId={openId?.name ?? null} {...shown} />,
    });

  if (openId) addOpenIdRoutes(server, kit, openId, show);

  server.get<{ Querystring: { next?: unknown } }>('/staff/sign-in', open, async (request, reply) => {
    const next = nextPage(request.query.next);
    if (await visitOf(kit, request, reply)) return reply.headers(secretHeaders).redirect(next, 303);
    return show(request, reply, { email: '', next, notice: null });
  });

  server.post('/staff/sign-in', open, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const next = nextPage(fields.get('next'));
    const email = fields.get('email') ?? '';
    if (!passesCsrfCheck(kit, request))
      return show(request, reply, { email, next, notice: sendAgain, status: 403 });
    const browserTokens = kit.browserCookie.read(request);
    const password = fields.get('password') ?? '';
    const outcome = await kit.staff.signIn(email, password, request.client, browserTokens);
    if (outcome.kind === 'in') return startSession(kit, request, reply, outcome.token, next);
    if (outcome.kind === 'wait') reply.header('retry-after', String(outcome.seconds));
    const status = outcome.kind === 'wait' ? 429 : 403;
    return show(request, reply, { email, next, notice: noticeOf(outcome), status });
  });

  server.post('/staff/sign-in/passkey/options', open, async (request, reply) => {
    reply.headers(secretHeaders);
    if (!passesCsrfCheck(kit, request)) return reply.code(403).send();
    return reply.send(await kit.staff.passkeys.signInOptions(request.client));
  });

  server.post('/staff/sign-in/passkey', open, async (request, reply) => {
    const fields = fieldsOf(request.body);
    const next = nextPage(fields.get('next'));
    if (!passesCsrfCheck(kit, request))
      return show(request, reply, { email: '', next, notice: sendAgain, status: 403 });
    const session = await kit.staff.passkeys.signIn(fields.get('answer') ?? '', request.client);
    if (session !== null) return startSession(kit, request, reply, session, next);
    return show(request, reply, { email: '', next, notice: unknownPasskey, status: 403 });
  });
}

const unknownPasskey: Notice = {
  title: 'That did not work',
  text: 'No account here has this passkey, or it took too long. Try again, or sign in with your password.',
};

const sendAgain: Notice = {
  title: 'Please send it once more',
  text: 'We could not be sure that this form came from our own page. Your browser needs to accept cookies from this site.',
};

function noticeOf(outcome: Exclude<SignInOutcome, { kind: 'in' }>): Notice {
  if (outcome.kind === 'wait')
    return {
      title: 'Please wait a while',
      text: `There were too many attempts. You can try again in ${waitText(outcome.seconds)}.`,
    };
  return {
    title: 'That did not work',
    text: 'The e-mail address and the password do not belong together. Check both, and try again.',
  };
}

const waitText = (seconds: number): string =>
  seconds < 90 ? `${String(seconds)} seconds` : `${String(Math.ceil(seconds / 60))} minutes`;

export const signOutPage = (kit: DeskKit): StaffPage => ({
  method: 'POST',
  path: '/staff/sign-out',
  role: 'sales',
  async answer({ session, reply }) {
    await kit.staff.sessions.end(session);
    kit.sessionCookie.takeBack(reply);
    return reply.headers(secretHeaders).redirect('/staff/sign-in', 303);
  },
});
