/**
 * Weights and thresholds of the content score. Relative sizes matter more than absolute numbers. An offer
 * alone is held. An offer with a second, different sign, or blatant spam wording, is refused. Hints, links
 * and manner are never enough for a refusal. A text that asks for a door, or mentions the writer's premises
 * or order, is never refused.
 */
export const thresholds = { hold: 4, refuse: 8 } as const;

export const weights = {
  'offer-blatant': 7,
  'offer-made': 5,
  'offer-repeated': 3,
  'offer-second-topic': 2,
  'topic-hint': 1,
  'topic-hints': 1,
  'call-to-action': 2,
  urgency: 1,
  promise: 2,
  'bulk-mail': 2,
  'seller-voice': 2,
  link: 1,
  'link-without-doors': 2,
  'link-shortened': 2,
  'link-to-chat': 2,
  'link-cheap-ending': 1,
  'link-names-trade': 2,
  'link-to-program': 4,
  'link-many-hosts': 1,
  'link-in-html': 1,
  'link-in-bulletin-board': 4,
  'link-alone': 3,
  'link-in-name': 3,
  disguise: 2,
  gibberish: 4,
  'off-topic': 1,
  'unwanted-wording': 4,
  'clearly-unwanted-wording': 4,
  'asks-about-a-mail': -3,
  'own-premises': -3,
  'customer-voice': -1,
  'asks-for-doors': -4,
  'door-details': -1,
  'many-door-details': -2,
  'door-measures': -2,
  eircode: -1,
} as const satisfies Record<string, number>;

export type RuleId = keyof typeof weights;
