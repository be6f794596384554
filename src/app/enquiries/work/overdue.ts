import { stagesOfTheEnd } from '../stage.ts';
import type { EnquiryWork } from './change.ts';

/** Whether nothing is left to do: the enquiry was rejected or closed. */
export const isOver = ({ moderation, stage }: Pick<EnquiryWork, 'moderation' | 'stage'>): boolean =>
  moderation === 'rejected' || stagesOfTheEnd.includes(stage);

/** Whether the next step is overdue; false for rejected and closed enquiries. */
export const isOverdue = (
  { nextStepAt, ...work }: Pick<EnquiryWork, 'moderation' | 'stage' | 'nextStepAt'>,
  now: number,
): boolean => nextStepAt !== null && nextStepAt < now && !isOver(work);
