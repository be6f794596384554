/**
 * What unwanted mail is about. Three strengths:
 *   blatant  no customer writes this, in any trade
 *   offer    said to someone who is to buy, pay or click; a customer in that trade hardly writes it
 *   hint     the trade's own words; its people buy doors too, so hints never condemn a text
 */
import { toPhrases, type Table } from './phrases.ts';

export interface Topic {
  readonly id: string;
  readonly blatant: Table;
  readonly offers: Table;
  readonly hints: Table;
  /** The tables of all three strengths. */
  readonly tables: readonly Table[];
}

export const topic = (
  id: string,
  ...lines: readonly [blatant: string, offers: string, hints: string]
): Topic => {
  const [blatant, offers, hints] = [toPhrases(lines[0]), toPhrases(lines[1]), toPhrases(lines[2])];
  return { id, blatant, offers, hints, tables: [blatant, offers, hints] };
};
