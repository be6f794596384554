import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayVisit } from '../../app/staff/account.ts';
import { SignedOutMeanwhile } from '../../app/staff/sessions.ts';
import { fieldsOf } from '../shell/form-body.ts';
import { secretHeaders } from '../shell/reply.ts';
import { signInAddress } from './next-page.ts';
import { isWorkOfDesk, isWorkWithoutCookie, showNotSaved, showSaveAgain } from './not-saved.tsx';
import { isOwnForm } from './own-form.ts';
import { showNotForYou, showSendAgain, showSignedOut } from './refusals.tsx';
import type { DeskKit } from './staff-kit.ts';
import type { StaffPage, StaffVisit } from './staff-page.ts';
import { refuseUnreadable } from './unreadable.ts';

/** Who is signed in; null where nobody is, and then the answer leads to the page for that. */
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
  return { account: found.account, session, token, fields: fieldsOf(request.body), request, reply };
}

export function toSignIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // Only what can be asked for again is where somebody who has signed in is led.
  const next = request.method === 'POST' ? '/staff' : request.url;
  return reply.headers(secretHeaders).redirect(signInAddress(next), 303);
}

/** The handler of a page of the desk: nobody gets to it without a session, the role, and with a form its token. */
export function guarded(kit: DeskKit, page: StaffPage) {
  const { method, role, answer } = page;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = await visitOf(kit, request, reply, page);
    if (!visit && isWorkOfDesk(kit, request)) return showNotSaved(kit, request, reply);
    if (!visit) return toSignIn(request, reply);
    if (!mayVisit(visit.account, role)) return showNotForYou(kit, visit);
    refuseUnreadable(request);
    if (method === 'POST' && !isOwnForm(kit, request))
      return isWorkWithoutCookie(kit, request) ? showSaveAgain(kit, visit) : showSendAgain(kit, visit);
    try {
      return await answer(visit);
    } catch (error) {
      if (error instanceof SignedOutMeanwhile) return showSignedOut(kit, reply);
      throw error;
    }
  };
}
