import type { PriceView } from '../../../domain/wording/price.ts';
import { addressIn } from '../../shell/price-view.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { designOfForm } from './door-form.ts';
import { type DoorForm } from './form-fields.ts';

/** The doors as the query of an address: no personal data, and short enough to be sent to somebody. */
function doorsQuery(doors: readonly DoorForm[]): string {
  return doors.map((form) => `door=${designText(designOfForm(form))}`).join('&');
}

/** Where the doors of an order can be found, with the same price first. */
const addressAt =
  (path: string) =>
  (doors: readonly DoorForm[], priceView: PriceView): string =>
    addressIn(priceView, `${path}?${doorsQuery(doors)}`);

export const configureAddress = addressAt('/');
export const reviewAddress = addressAt('/review');
export const pdfAddress = addressAt('/review.pdf');
