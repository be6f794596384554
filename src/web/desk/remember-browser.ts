import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SignedIn } from '../../app/accounts/sessions.ts';
import type { DeskKit } from './staff-kit.ts';

/** Lets the account recognise the browser from now on. Called after a sign-in. */
export async function rememberBrowser(
  { staff, browserCookie }: DeskKit,
  by: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  browserCookie.give(reply, await staff.browsers.remember(by, browserCookie.read(request)));
}
