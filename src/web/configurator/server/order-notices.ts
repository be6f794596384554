import type { Begun } from '../../../app/enquiries/changes/begun.ts';
import type { Business } from '../../../domain/business/business.ts';
import { changeByHand } from '../../../domain/wording/business.ts';
import type { FormRefusal } from '../../enquire/submit-form.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { DoorForm } from '../order/form-fields.ts';

export const damagedAddress: Notice = {
  title: 'Part of the address could not be read',
  text: 'A door in it is damaged or was left out. Please check the doors below.',
};

/** Notice that the enquiry was changed after the form was opened. */
export const changedElsewhere: Notice = {
  title: 'Your doors were changed in another window',
  text: 'We kept those. What you see here was not sent: look it over, and send it if it is to replace them.',
  goOn: { id: 'ask', text: 'Send what is here' },
};

/** Notice that an enquiry has reached its limit of versions. */
export const changedTooOften = (business: Business): Notice => ({
  title: 'These doors were changed many times',
  text: [
    'We keep each version, and this enquiry has as many as we keep. Nothing was changed, and what you chose is still here.',
    changeByHand(business),
  ].join(' '),
});

/** Explains why the doors of an enquiry can no longer be changed, and what to do instead. */
export const begunText = (by: Begun, business: Business): string =>
  [
    by === 'withdrawn'
      ? 'This enquiry was taken back, so its doors can no longer be changed here.'
      : by === 'answered' || by === 'replied'
        ? 'We have answered your enquiry, so its doors can no longer be changed here.'
        : 'We have begun to work on your enquiry, so its doors can no longer be changed here.',
    changeByHand(business),
  ]
    .filter((text) => text !== '')
    .join(' ');

/** Notice that staff began while the customer changed the doors. */
export const begunMeanwhile = (by: Begun, business: Business, canSendAnew: boolean): Notice => ({
  title: 'Your changes were not sent',
  text: [
    begunText(by, business),
    'What you chose is still here.',
    ...(canSendAnew ? ['You can also send it as an enquiry of its own.'] : []),
  ].join(' '),
  ...(canSendAnew && { goOn: { id: 'ask', text: 'Send it as a new enquiry' } }),
});

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
