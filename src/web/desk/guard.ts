import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayVisit } from '../../app/accounts/account.ts';
import { SignedOutMeanwhile } from '../../app/accounts/sessions.ts';
import { fieldsOf } from '../shell/form-body.ts';
import { secretHeaders } from '../shell/reply.ts';
import { firstPage, signInAddress } from './next-page.ts';
import {
  isUnsavedAfterSession,
  isUnsavedWithoutCookie,
  showUnsavedSignedOut,
  showUnsavedSignedIn,
} from './unsaved-form.tsx';
import { provenVisit } from './proof.tsx';
import { passesCsrfCheck } from '../shell/csrf.ts';
import { showNotForYou, showSendAgain, showSignedOut } from './refusals.tsx';
import type { DeskKit } from './staff-kit.ts';
import type { StaffPage, StaffVisit } from './staff-page.ts';
import { refuseNul } from './refuse-nul.ts';

/** The session of a request; null if it has none. */
export async function visitOf(
  kit: DeskKit,
  request: FastifyRequest,
  reply: FastifyReply,
  { isAskedByPage = false }: Pick<StaffPage, 'isAskedByPage'> = {},
): Promise<StaffVisit | null> {
  const { sessions } = kit.staff;
  const session = kit.sessionCookie.read(request);
  const found = session && (await (isAskedByPage ? sessions.peek(session) : sessions.find(session)));
  if (!session || !found) return null;
  const token = kit.tokens.issue(request, reply);
  const isProved = sessions.isProved(found.session);
  return { account: found.account, session, isProved, token, fields: fieldsOf(request.body), request, reply };
}

export function toSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Page after sign-in: only a GET can be repeated.
  const next = request.method === 'POST' ? firstPage : request.url;
  return reply.headers(secretHeaders).redirect(signInAddress(next), 303);
}

/**
 * Wraps the handler of a page. Requires a session, the page's role, a CSRF token for forms, and for some pages a
 * proof.
 */
export function guarded(kit: DeskKit, page: StaffPage) {
  const { method, role, answer } = page;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = await visitOf(kit, request, reply, page);
    if (!visit && isUnsavedAfterSession(kit, request)) return showUnsavedSignedOut(kit, request, reply);
    if (!visit) return toSignIn(request, reply);
    if (!mayVisit(visit.account, role)) return showNotForYou(kit, visit);
    refuseNul(request);
    if (method === 'POST' && !passesCsrfCheck(kit, request))
      return isUnsavedWithoutCookie(kit, request)
        ? showUnsavedSignedIn(kit, visit)
        : showSendAgain(kit, visit);
    const proven = await provenVisit(kit, page, visit);
    if (proven === null) return reply;
    try {
      return await answer(proven);
    } catch (error) {
      if (error instanceof SignedOutMeanwhile) return showSignedOut(kit, reply);
      throw error;
    }
  };
}
