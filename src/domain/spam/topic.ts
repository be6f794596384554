/**
 * What unwanted mail is about. Three strengths:
 *   blatant  no customer writes this, in any trade
 *   offer    said to someone who is to buy, pay or click; a customer in that trade hardly writes it
 *   hint     the trade's own words; its people buy doors too, so hints never condemn a text
 */
import { toPhrases, type Phrase } from './phrases.ts';

export interface Topic {
  readonly id: string;
  readonly blatant: readonly Phrase[];
  readonly offers: readonly Phrase[];
  readonly hints: readonly Phrase[];
}

export const topic = (id: string, blatant: string, offers: string, hints: string): Topic => ({
  id,
  blatant: toPhrases(blatant),
  offers: toPhrases(offers),
  hints: toPhrases(hints),
});
