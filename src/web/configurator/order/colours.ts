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

/** Value of the choice for a colour of one's own, typed as hex. */
export const ownColour = 'own';

export const colourChoice = (hex: string): string =>
  steelColours.some((colour) => colour.hex === hex) ? hex : ownColour;

/** The colour as `#rrggbb`; null unless the text is six hexadecimal digits, with or without `#`. */
export function readHex(text: string): string | null {
  const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}
