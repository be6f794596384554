import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownBrowserMs } from '../../app/accounts/known-browsers.ts';
import { cookieAttributes, cookieText } from '../shell/cookies.ts';
import { secretHeaders } from '../shell/reply.ts';
import { DeskForm } from './form.tsx';
import { nextPage } from './next-page.ts';
import type { DeskKit, StaffKit } from './staff-kit.ts';
import type { StaffPage, StaffVisit } from './staff-page.ts';

const path = '/staff/account/passkeys/offer';

/** Whether the offer waits for an answer in this browser. */
type OfferState = 'offer-open' | 'offer-closed';

const isSecure = ({ publicUrl }: Pick<StaffKit, 'publicUrl'>) => publicUrl().startsWith('https:');
const cookieName = (kit: Pick<StaffKit, 'publicUrl'>) =>
  isSecure(kit) ? '__Host-lintel-passkey' : 'lintel-passkey';

const stateOf = (kit: Pick<StaffKit, 'publicUrl'>, { headers }: FastifyRequest): string | null =>
  cookieText(headers.cookie, cookieName(kit));

function keep(kit: StaffKit, reply: FastifyReply, state: OfferState): void {
  const lasting = `Max-Age=${String(knownBrowserMs / 1000)}`;
  reply.header('set-cookie', `${cookieName(kit)}=${state}; ${cookieAttributes(isSecure(kit))}; ${lasting}`);
}

/** After a sign-in by password: offers a passkey to an account without one, unless this browser has answered. */
export async function offerPasskey(
  kit: DeskKit,
  accountId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (stateOf(kit, request) !== null) return;
  if ((await kit.staff.passkeys.listOf(accountId)).length === 0) keep(kit, reply, 'offer-open');
}

interface OfferProps {
  readonly kit: StaffKit;
  readonly visit: StaffVisit;
}

/**
 * One line above a page of the desk; not above an answer to a form, nor where passkeys are added. Only scripts can
 * add one.
 */
export function PasskeyOffer({ kit, visit: { request, token } }: OfferProps) {
  const isElsewhere = request.method === 'GET' && !request.url.startsWith('/staff/account');
  if (!isElsewhere || stateOf(kit, request) !== 'offer-open') return null;
  return (
    <DeskForm class="desk-offer with-script" action={path} token={token} fields={{ back: request.url }}>
      <p>Sign in faster next time, by finger, face or PIN.</p>
      <button class="desk-link" name="answer" value="add">
        Add a passkey
      </button>
      <button class="desk-link" name="answer" value="no">
        Not now
      </button>
    </DeskForm>
  );
}

/** Ends the offer: it was answered, or a passkey added. */
export const endOffer = (kit: StaffKit, reply: FastifyReply): void => {
  keep(kit, reply, 'offer-closed');
};

/** Takes the answer, which the browser remembers. */
export const passkeyOfferPage = (kit: StaffKit): StaffPage => ({
  method: 'POST',
  path,
  role: 'sales',
  answer({ fields, reply }) {
    endOffer(kit, reply);
    const next = fields.get('answer') === 'add' ? '/staff/account#passkeys' : nextPage(fields.get('back'));
    return reply.headers(secretHeaders).redirect(next, 303);
  },
});
