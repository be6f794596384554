import type { EnquiryWork } from './change.ts';

/** Whether the next step should have been done by now. Of what is won or lost nobody waits for one. */
export const isOverdue = (
  { stage, nextStepAt }: Pick<EnquiryWork, 'stage' | 'nextStepAt'>,
  now: number,
): boolean => nextStepAt !== null && nextStepAt < now && stage !== 'won' && stage !== 'lost';
