import { cents, type Cents } from '../units.ts';
import type { Candidate } from './candidate.ts';

export interface Savings {
  readonly amount: Cents;
  /** Tenths of a per cent of the selected price, rounded half away from zero. */
  readonly tenthsOfPercent: number;
}

/** What an option costs less than the selected door, or more where it is negative. */
export function savingsOf(option: Candidate, selected: Candidate | null): Savings {
  if (!selected || option.price.total === selected.price.total)
    return { amount: cents(0), tenthsOfPercent: 0 };
  const amount = selected.price.total - option.price.total;
  const tenths = Math.floor((2000 * Math.abs(amount) + selected.price.total) / (2 * selected.price.total));
  return { amount: cents(amount), tenthsOfPercent: amount < 0 && tenths > 0 ? -tenths : tenths };
}
