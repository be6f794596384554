/** How far an enquiry has come, which is not whether it is one: that is its moderation. */
export const stages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;
export type Stage = (typeof stages)[number];

/** Chosen and not typed, so that nothing about a person stands in what can never be taken back. */
export const lostReasons = [
  'price',
  'time',
  'another maker',
  'cannot be made',
  'no answer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];
