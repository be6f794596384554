/** The verdict from the matching rules. */
import { thresholds, weights, type RuleId } from './rules.ts';

export type ContentVerdict = 'accept' | 'hold' | 'refuse';

// Rules that texts of customers do not match. A refusal needs one of these.
const condemning: readonly RuleId[] = [
  'offer-blatant',
  'offer-made',
  'link-to-program',
  'link-in-bulletin-board',
  'clearly-unwanted-wording',
];
// Rules that do not confirm an offer, because they match any offer, or texts of customers too.
const notASecondSign = new Set<RuleId>([
  ...condemning.filter((id) => id !== 'clearly-unwanted-wording'),
  'unwanted-wording',
  'off-topic',
  'topic-hint',
  'topic-hints',
  'urgency',
]);
const ofCustomers: readonly RuleId[] = ['asks-for-doors', 'own-premises', 'customer-voice'];
// Rules after which wording is not judged: the words of a customer's trade may resemble an offer.
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
