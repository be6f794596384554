/** Stages of a sale that staff choose, independent of moderation. */
export const staffStages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
/** All stages. Only the program that sent an enquiry sets `withdrawn`; staff can only leave it. */
export const stages = [...staffStages, 'withdrawn'] as const;
export type Stage = (typeof stages)[number];
/** Stages of closed enquiries. */
export const stagesOfTheEnd: readonly Stage[] = ['won', 'lost', 'withdrawn'];

/** Fixed reasons instead of free text: the history is append-only, and must never contain personal data. */
export const lostReasons = [
  'price',
  'time',
  'another maker',
  'cannot be made',
  'no answer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];
