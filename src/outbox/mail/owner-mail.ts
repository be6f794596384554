import type { WayIn } from '../../app/outbox/owner-mail.ts';
import { dayAndTime } from '../../domain/wording/format.ts';
import type { MailContent } from './content.ts';

const texts: Readonly<Record<WayIn, { readonly title: string; readonly text: string }>> = {
  account: {
    title: 'You have an account at the desk',
    text: 'An account was made for you, with a link by which you choose your password. Whoever made it gives you the link.',
  },
  link: {
    title: 'There is a new password link for your account',
    text: 'Your password and your passkeys were removed, and you were signed out everywhere. Whoever did this gives you the link by which you choose a new password.',
  },
  password: {
    title: 'The password of your account was set',
    text: 'You were signed out everywhere else.',
  },
  passkey: {
    title: 'A passkey was added to your account',
    text: 'It signs in without your password. You see it on the page of your account.',
  },
  admin: {
    title: 'Your account is now an admin’s',
    text: 'It may look after accounts, API keys and webhooks.',
  },
  open: {
    title: 'Your account is open again',
    text: 'It had been disabled, and may be signed in to from now on.',
  },
};

/**
 * The mail to an account's owner about a new credential, the admin role, or the account being enabled again.
 */
export const ownerMail = (
  sender: string,
  email: string,
  way: WayIn,
  at: Date,
  publicUrl: string,
): MailContent => {
  const { title, text } = texts[way];
  const page = `${publicUrl}/staff/account`;
  return {
    subject: title,
    sender,
    title,
    preview: text,
    parts: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        facts: [
          { name: 'Account', value: { theirs: email } },
          { name: 'When', value: dayAndTime(at.getTime()) },
          { name: 'Your account', value: page, href: page },
        ],
      },
      {
        kind: 'notice',
        title: 'Was it not you, and did you not ask for it?',
        text: 'Tell an admin of the desk, or whoever runs this service, at once: they can disable the account.',
      },
    ],
    footer: ['Sent by itself, once, because this is the address of the account.'],
  };
};
