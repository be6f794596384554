import type { WallMs } from '../shared/clock.ts';
import type { Enquiry } from './enquiry.ts';

/** The fields that a customer's change replaces. */
type Replaced = 'request' | 'designs' | 'estimate' | 'priceBookVersion' | 'contentScore';

/** An enquiry before its customer changed it. */
export interface EarlierVersion extends Pick<Enquiry, Replaced> {
  /** Counts from 1, the version that was sent first. */
  readonly number: number;
  readonly replacedAt: WallMs;
}

/** The enquiry in an earlier version. */
export const asItWas = (
  enquiry: Enquiry,
  { number: _, replacedAt: __, ...then }: EarlierVersion,
): Enquiry => ({
  ...enquiry,
  ...then,
});
