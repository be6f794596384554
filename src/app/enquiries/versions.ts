import type { WallMs } from '../shared/clock.ts';
import type { Enquiry } from './enquiry.ts';

/** What a customer's change replaces. */
type Replaced = 'request' | 'designs' | 'estimate' | 'priceBookVersion' | 'contentScore';

/** What an enquiry was before its customer changed it. */
export interface EarlierVersion extends Pick<Enquiry, Replaced> {
  /** 1 is what was sent first. */
  readonly number: number;
  readonly replacedAt: WallMs;
}

/** The enquiry as it was then. */
export const asItWas = (
  enquiry: Enquiry,
  { number: _, replacedAt: __, ...then }: EarlierVersion,
): Enquiry => ({
  ...enquiry,
  ...then,
});
