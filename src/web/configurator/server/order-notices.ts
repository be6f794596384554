import type { NotTaken } from '../../enquire/submitting.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { DoorForm } from '../order/form-fields.ts';

export const damagedAddress: Notice = {
  title: 'Part of the address could not be read',
  text: 'A door in it is damaged or was left out. Please check the doors below.',
};

const toTheForm = { id: 'ask', text: 'Go to what you typed' };

/** Somebody was shown a price, and would have been given another. */
export const pricesChanged: Notice = {
  title: 'Our prices have changed',
  text: 'They changed while this page was open, so nothing was sent. All you typed is still here: look at today’s price, and send it again.',
  goOn: { id: 'total', text: 'See today’s price' },
};

/** From another window, or after going back. */
export const sentBefore = (reference: string): Notice => ({
  title: 'This quote was sent before',
  text: `We have it, and its reference is ${reference}. What you see here is not the same, and was not sent. If you send it now, it reaches us as an enquiry of its own.`,
  goOn: toTheForm,
});

/** The time of a link is over, or it was never one of ours: the answer is the same. */
export const linkEnded: Notice = {
  title: 'This link is not in use any more',
  text: 'Nothing was sent, and all you typed is still here. Check it, and send it now: it reaches us without the link.',
  goOn: toTheForm,
};

/** Without scripts a type can be chosen and sent in one step: what we fitted to it is to be seen first. */
export function withFittedNotice(refusal: NotTaken, doors: readonly DoorForm[]): NotTaken {
  const index = doors.findIndex(({ fitted }) => fitted !== '');
  if (index < 0 || refusal.notice || Object.keys(refusal.faults).length > 0) return refusal;
  return {
    ...refusal,
    notice: {
      title: `Please look at door ${index + 1} once more`,
      text: 'You chose another type, and we fitted it to your opening. Nothing was sent: check it below, and send it again.',
    },
  };
}
