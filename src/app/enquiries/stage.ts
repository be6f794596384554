/** Stages of a sale that staff choose, independent of moderation. */
export const staffStages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
/** All stages. `withdrawn` is set by the program that sent the enquiry; staff only move on from it. */
export const stages = [...staffStages, 'withdrawn'] as const;
export type Stage = (typeof stages)[number];
/** Stages in which nothing is left to be done. */
export const stagesOfTheEnd: readonly Stage[] = ['won', 'lost', 'withdrawn'];

/** Reasons to choose from: the history is append-only, so free text could put personal data there for good. */
export const lostReasons = [
  'price',
  'time',
  'another maker',
  'cannot be made',
  'no answer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];
