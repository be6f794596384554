import { colourName } from '../../../drawing/colour-names.ts';
import { capitalise } from '../../../domain/wording/format.ts';

/** The finishes offered by name; any other is given as a hex value. */
export const steelColours: readonly { readonly hex: string; readonly name: string }[] = [
  '#1c1c1e',
  '#383e42',
  '#6b665e',
  '#6e5a43',
  '#27352a',
  '#f1ece1',
].map((hex) => ({ hex, name: capitalise(colourName(hex)) }));

/** The choice that says: the colour is the one in the field beside it. */
export const ownColour = 'own';

export const colourChoice = (hex: string): string =>
  steelColours.some((colour) => colour.hex === hex) ? hex : ownColour;

/** Six hexadecimal digits, with or without the sign before them; null for anything else. */
export function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
