import { stagesOfTheEnd } from '../stage.ts';
import type { EnquiryWork } from './change.ts';

/** Whether the next step is overdue; never for enquiries that are over. */
export const isOverdue = (
  { stage, nextStepAt }: Pick<EnquiryWork, 'stage' | 'nextStepAt'>,
  now: number,
): boolean => nextStepAt !== null && nextStepAt < now && !stagesOfTheEnd.includes(stage);
