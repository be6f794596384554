import { euro } from '../../../domain/wording/format.ts';
import type { PricedDoor, PricedOrder } from './view.ts';

/** The price of a door in a list, on screen and on paper. */
export const doorPriceText = ({ estimated }: PricedDoor): string =>
  estimated?.valid ? euro(estimated.estimatedPrice) : 'not priced';

/** The sum of the doors that have a price. */
export const totalText = ({ priced, total }: PricedOrder): string =>
  priced > 0 ? euro(total) : 'No price yet';
