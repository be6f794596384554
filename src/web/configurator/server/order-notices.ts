import type { FormRefusal } from '../../enquire/submit-form.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { DoorForm } from '../order/form-fields.ts';

export const damagedAddress: Notice = {
  title: 'Part of the address could not be read',
  text: 'A door in it is damaged or was left out. Please check the doors below.',
};

const toTheForm = { id: 'ask', text: 'Go to what you typed' };

/** Notice that prices have changed since the page was rendered. */
export const pricesChanged: Notice = {
  title: 'Our prices have changed',
  text: 'They changed while this page was open, so nothing was sent. All you typed is still here: look at today’s price, and send it again.',
  goOn: { id: 'total', text: 'See today’s price' },
};

/** Notice that the quote was submitted before, for instance in another window. */
export const sentBefore = (reference: string): Notice => ({
  title: 'This estimate was sent before',
  text: `We have it, and its reference is ${reference}. What you see here is not the same, and was not sent. If you send it now, it reaches us as an enquiry of its own.`,
  goOn: toTheForm,
});

/** Notice for expired links; the same for unknown links, so that the two cannot be told apart. */
export const linkEnded: Notice = {
  title: 'This link is not in use any more',
  text: 'Nothing was sent, and all you typed is still here. Check it, and send it now: it reaches us without the link.',
  goOn: toTheForm,
};

/**
 * Asks the customer to confirm a fitted layout: without scripts, a door can be changed and submitted in one step.
 */
export function withFittedNotice(refusal: FormRefusal, doors: readonly DoorForm[]): FormRefusal {
  const index = doors.findIndex(({ fitted }) => fitted !== '');
  if (index < 0 || refusal.notice || Object.keys(refusal.faults).length > 0) return refusal;
  return {
    ...refusal,
    notice: {
      title: `Please look at door ${index + 1} once more`,
      text: 'What you changed made us fit the door anew to your opening. Nothing was sent: check it below, and send it again.',
    },
  };
}
