/** What the signs of a text come to. */
import { thresholds, weights, type RuleId } from './rules.ts';

export type ContentVerdict = 'accept' | 'hold' | 'refuse';

// What a customer does not do by trade or by manner. Without one of these, nothing adds up to a refusal.
const condemning: readonly RuleId[] = [
  'offer-blatant',
  'offer-made',
  'link-to-program',
  'link-in-bulletin-board',
  'clearly-unwanted-wording',
];
// An offer brings its trade's words along and is off topic by nature, and customers hurry too: these confirm nothing.
const notASecondSign = new Set<RuleId>([
  ...condemning.filter((id) => id !== 'clearly-unwanted-wording'),
  'unwanted-wording',
  'off-topic',
  'topic-hint',
  'topic-hints',
  'urgency',
]);
const ofCustomers: readonly RuleId[] = ['asks-for-doors', 'own-premises', 'customer-voice'];
// Whoever gives one of these is judged by the rules alone: words of a customer's trade may be those of an offer.
export const beyondWording: readonly RuleId[] = [
  ...ofCustomers,
  'asks-about-a-mail',
  'many-door-details',
  'door-measures',
  'eircode',
];

export const verdictOf = (score: number, reasons: readonly RuleId[]): ContentVerdict => {
  if (score < thresholds.hold) return 'accept';
  const condemned = condemning.some((id) => reasons.includes(id));
  const hasSecondSign = reasons.some((id) => weights[id] > 0 && !notASecondSign.has(id));
  const mayBeCustomer = ofCustomers.some((id) => reasons.includes(id));
  return score >= thresholds.refuse && condemned && hasSecondSign && !mayBeCustomer ? 'refuse' : 'hold';
};
