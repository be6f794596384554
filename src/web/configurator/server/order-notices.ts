import type { FormRefusal } from '../../enquire/submit-form.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { DoorForm } from '../order/form-fields.ts';

export const damagedAddress: Notice = {
  title: 'Part of the address could not be read',
  text: 'A door in it is damaged or was left out. Please check the doors below.',
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
