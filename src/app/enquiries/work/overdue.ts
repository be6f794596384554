import type { EnquiryWork } from './change.ts';

/** Whether the next step is overdue; never for enquiries that are won or lost. */
export const isOverdue = (
  { stage, nextStepAt }: Pick<EnquiryWork, 'stage' | 'nextStepAt'>,
  now: number,
): boolean => nextStepAt !== null && nextStepAt < now && stage !== 'won' && stage !== 'lost';
