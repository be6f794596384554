import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { addressIn } from '../../shell/price-view.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { orderText } from '../../../domain/design/order-text.ts';
import { isReadable } from './door-faults.ts';
import { designOfForm } from './door-form.ts';
import { type DoorForm } from './form-fields.ts';

/** Address of the configurator with the doors of a submitted order. */
export const againAddress = (designs: readonly DoorDesign[]): string =>
  `/?${orderText(designs.map(designText))}`;

const doorsQuery = (doors: readonly DoorForm[]): string =>
  orderText(doors.map((form) => designText(designOfForm(form))));

const addressAt =
  (path: string) =>
  (doors: readonly DoorForm[], priceView: PriceView): string =>
    addressIn(priceView, `${path}?${doorsQuery(doors)}`);

export const configureAddress = addressAt('/');
export const reviewAddress = addressAt('/review');
export const scheduleAddress = addressAt('/schedule');
export const pdfAddress = addressAt('/review.pdf');

/** Pages that keep the doors in their address. */
const addresses: Readonly<Record<string, typeof reviewAddress>> = {
  '/': configureAddress,
  '/review': reviewAddress,
};

/** Address of a page with these doors; null if a door cannot be read, or for the page of a stored quote. */
export function orderAddress(
  book: PriceBook,
  action: string,
  doors: readonly DoorForm[],
  priceView: PriceView,
): string | null {
  const address = doors.every((door) => isReadable(book, door)) ? addresses[action] : undefined;
  return address?.(doors, priceView) ?? null;
}
