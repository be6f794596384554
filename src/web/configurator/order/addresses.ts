import type { DoorDesign } from '../../../domain/design/design.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { designOfForm } from './door-form.ts';
import { type DoorForm } from './form-fields.ts';

/** Where one goes on from doors that were sent. */
export const againAddress = (designs: readonly DoorDesign[]): string =>
  `/?${designs.map((design) => `door=${designText(design)}`).join('&')}`;

/** The doors as the query of an address: no personal data, and short enough to be sent to somebody. */
function doorsQuery(doors: readonly DoorForm[]): string {
  return doors.map((form) => `door=${designText(designOfForm(form))}`).join('&');
}

export const configureAddress = (doors: readonly DoorForm[]): string => `/?${doorsQuery(doors)}`;
export const reviewAddress = (doors: readonly DoorForm[]): string => `/review?${doorsQuery(doors)}`;
export const pdfAddress = (doors: readonly DoorForm[]): string => `/review.pdf?${doorsQuery(doors)}`;
