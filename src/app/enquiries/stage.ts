/** Stages of a sale, independent of moderation. */
export const stages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];

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
