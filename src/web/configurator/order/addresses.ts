import type { DoorDesign } from '../../../domain/design/design.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { addressIn } from '../../shell/price-view.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { designOfForm } from './door-form.ts';
import { type DoorForm } from './form-fields.ts';

/** Address of the configurator with the doors of a submitted order. */
export const againAddress = (designs: readonly DoorDesign[]): string =>
  `/?${designs.map((design) => `door=${designText(design)}`).join('&')}`;

function doorsQuery(doors: readonly DoorForm[]): string {
  return doors.map((form) => `door=${designText(designOfForm(form))}`).join('&');
}

const addressAt =
  (path: string) =>
  (doors: readonly DoorForm[], priceView: PriceView): string =>
    addressIn(priceView, `${path}?${doorsQuery(doors)}`);

export const configureAddress = addressAt('/');
export const reviewAddress = addressAt('/review');
export const scheduleAddress = addressAt('/schedule');
export const pdfAddress = addressAt('/review.pdf');
