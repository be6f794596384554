import { colourName } from '../../../drawing/colour-names.ts';
import { capitalise } from '../../../domain/wording/format.ts';

export const steelColours: readonly { readonly hex: string; readonly name: string }[] = [
  '#1c1c1e',
  '#383e42',
  '#6b665e',
  '#6e5a43',
  '#27352a',
  '#f1ece1',
].map((hex) => ({ hex, name: capitalise(colourName(hex)) }));

/** The choice that takes the colour from the hex field. */
export const ownColour = 'own';

export const colourChoice = (hex: string): string =>
  steelColours.some((colour) => colour.hex === hex) ? hex : ownColour;

/** Six hexadecimal digits, with or without `#`; else null. */
export function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
