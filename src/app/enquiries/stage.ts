/** Sales progress, independent of moderation. */
export const stages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];

/** Chosen from a list: the history is append-only, so it must not hold personal data. */
export const lostReasons = [
  'price',
  'time',
  'another maker',
  'cannot be made',
  'no answer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];
