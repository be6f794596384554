import { duplicateSubmission, type Refusal, spamRejected } from '../../app/shared/refusal.ts';
import type { Notice } from '../shell/notices.tsx';

const toTheForm = { id: 'ask', text: 'Go to what you typed' };

const noticeOf = (title: string, { message }: Refusal, reference = ''): Notice => ({
  title,
  text: reference === '' ? message : `${message} Its reference is ${reference}.`,
});

/** Notices about refused forms, by name: a redirect carries the name, never the text. */
export const formNotices = {
  spam_rejected: () => noticeOf('We could not take this enquiry', spamRejected()),
  duplicate_submission: (reference: string) =>
    noticeOf('We already have this enquiry', duplicateSubmission({}), reference),
  /** Prices have changed since the page was rendered. */
  prices_changed: () => ({
    title: 'Our prices have changed',
    text: 'They changed while this page was open, so nothing was sent. All you typed is still here: look at today’s price, and send it again.',
    goOn: { id: 'total', text: 'See today’s price' },
  }),
  /** The quote was submitted before, for instance in another window. */
  sent_before: (reference: string) => ({
    title: 'This estimate was sent before',
    text: `We have it, and its reference is ${reference}. What you see here is not the same, and was not sent. If you send it now, it reaches us as an enquiry of its own.`,
    goOn: toTheForm,
  }),
  /** The link has expired or is unknown: one notice for both, so that it reveals no links. */
  link_ended: () => ({
    title: 'This link is not in use any more',
    text: 'Nothing was sent, and all you typed is still here. Check it, and send it now: it reaches us without the link.',
    goOn: toTheForm,
  }),
} satisfies Record<string, (reference: string) => Notice>;

export type NoticeName = keyof typeof formNotices;

export const isNoticeName = (text: string): text is NoticeName => Object.hasOwn(formNotices, text);
