/**
 * A topic of unwanted mail, with phrases of three strengths:
 *   blatant  no customer writes this, in any trade
 *   offer    addressed to a buyer; a customer in that trade hardly writes it
 *   hint     common words of the trade; people in it buy doors too, so hints never decide
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
