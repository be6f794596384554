import type { FastifyReply } from 'fastify';
import type { PasswordComplaint } from '../../../app/accounts/own-account.ts';
import { hashSecret } from '../../../app/accounts/secret.ts';
import type { Notice } from '../../shell/notices.tsx';
import { secretHeaders } from '../../shell/reply.ts';
import { showStaff } from '../shell.tsx';
import { endOffer } from '../passkey-offer.tsx';
import { rememberBrowser } from '../remember-browser.ts';
import type { DeskKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { AccountPage } from './account-page.tsx';

interface Shown {
  readonly complaint?: PasswordComplaint;
  readonly notice?: Notice;
  readonly status?: number;
  /** Label of the passkey to be added. */
  readonly label?: string;
}

/** The pages on which members of staff manage their own account. */
export function accountPages(kit: DeskKit): readonly StaffPage[] {
  const { own, sessions, passkeys } = kit.staff;

  async function show(visit: StaffVisit, { complaint, notice, label = '', status = 200 }: Shown = {}) {
    const account = await own.find(visit.account.id);
    if (!account) throw new Error('an account that is signed in is not there');
    const here = hashSecret(visit.session);
    const listed = await sessions.listOf(account.id);
    return showStaff(kit, visit, {
      title: 'Your account',
      status,
      body: (
        <AccountPage
          account={account}
          token={visit.token}
          sessions={listed.map((session) => ({ ...session, isThis: session.tokenHash === here }))}
          passkeys={await passkeys.listOf(account.id)}
          complaint={complaint ?? null}
          notice={notice ?? null}
          label={label}
        />
      ),
    });
  }

  const page = (
    method: StaffPage['method'],
    path: string,
    answer: (visit: StaffVisit) => Promise<FastifyReply>,
    more: Pick<StaffPage, 'needsProof'> = {},
  ): StaffPage => ({ method, path: `/staff/account${path}`, role: 'sales', answer, ...more });
  /** Only an account without a password needs the proof: otherwise the form asks for the current password. */
  const hasNoPassword = async ({ account }: StaffVisit) =>
    (await own.find(account.id))?.hasPassword === false;

  return [
    page('GET', '', (visit) => show(visit, noticeFor(visit))),

    page(
      'POST',
      '/password',
      async (visit) => {
        const { fields } = visit;
        const typed = {
          current: fields.get('current') ?? '',
          password: fields.get('password') ?? '',
          repeated: fields.get('repeated') ?? '',
          removesPasskeys: fields.get('remove_passkeys') === 'yes',
        };
        // After the proof both fields are empty, because a page never holds passwords: the form is shown again.
        if (visit.isProved && typed.password === '' && typed.repeated === '' && !fields.has('current'))
          return show(visit, { notice: setNow });
        const complaint = await own.changePassword(visit, typed);
        if (complaint) return show(visit, { complaint, status: 400 });
        await rememberBrowser(kit, visit, visit.request, visit.reply);
        return back(visit, 'password');
      },
      { needsProof: hasNoPassword },
    ),

    page('POST', '/sign-out-everywhere', async ({ account, reply }) => {
      await sessions.endAllOf(account.id);
      kit.sessionCookie.takeBack(reply);
      return reply.headers(secretHeaders).redirect('/staff/sign-in', 303);
    }),

    page(
      'POST',
      '/passkeys/options',
      async ({ account, request, reply }) => {
        const options = await passkeys.registrationOptions(account, request.client);
        return reply.headers(secretHeaders).send(options);
      },
      { needsProof: true },
    ),

    page('POST', '/passkeys/proof', async (visit) =>
      visit.reply.headers(secretHeaders).send(await passkeys.proofOptions(visit, visit.request.client)),
    ),

    page(
      'POST',
      '/passkeys',
      async (visit) => {
        const { fields, request } = visit;
        const label = fields.get('label') ?? '';
        // The proof is given; next the browser asks the passkey.
        if (!fields.get('answer')) return show(visit, { notice: addNow, label });
        const added = await passkeys.register(visit, label, fields.get('answer') ?? '', request.client);
        if (!added) return show(visit, { notice: notAdded, label, status: 400 });
        endOffer(kit, visit.reply);
        return back(visit, 'passkey');
      },
      { needsProof: true },
    ),

    page('POST', '/passkeys/remove', async (visit) => {
      await passkeys.remove(visit, visit.fields.get('id') ?? '');
      return back(visit, 'removed');
    }),
  ];
}

const addNow: Notice = {
  title: 'Now add the passkey',
  text: 'We know that it is you. Press “Add a passkey” once more, and follow what your browser asks.',
};

const setNow: Notice = {
  title: 'Now set the password',
  text: 'We know that it is you. Type the new password once more.',
};

const notAdded: Notice = {
  title: 'The passkey was not added',
  text: 'What your browser sent does not hold, or you have the most passkeys one account may have. Please try again.',
};

/** Notices after a redirect, by the query parameter `done`. */
const done: Readonly<Record<string, Notice>> = {
  password: { title: 'The password is set', text: 'Everywhere else you were signed out.' },
  passkey: { title: 'The passkey is added', text: 'You can sign in with it from now on.' },
  removed: { title: 'The passkey is removed', text: 'Nobody signs in with it any more.' },
};

function noticeFor({ request }: StaffVisit): Shown {
  const { done: word } = request.query as { done?: unknown };
  const notice = typeof word === 'string' && Object.hasOwn(done, word) ? done[word] : undefined;
  return notice ? { notice } : {};
}

const back = ({ reply }: StaffVisit, word: keyof typeof done): FastifyReply =>
  reply.headers(secretHeaders).redirect(`/staff/account?done=${word}`, 303);
