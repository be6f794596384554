import type { Ink, Steel } from './colours.ts';
import type { Sheet } from './sheet.ts';

/** What every part of a drawing is drawn with. */
export interface Pen {
  readonly sheet: Sheet;
  readonly ink: Ink;
  readonly steel: Steel;
  /** The ids of one drawing start alike, so that several can stand on a page. */
  readonly id: (name: string) => string;
}

export const FONT = '"DejaVu Sans", sans-serif';

/** Line weights and lettering, in hundredths of the sheet's width. */
export const WEIGHT = { hair: 0.16, thin: 0.22, firm: 0.34 } as const;
export const LETTER = 3.1;

/** Digits of the lettering are about this wide, for their height. */
const digitWidth = 0.64;

export const lettersWidth = (text: string, u: number): number => text.length * digitWidth * LETTER * u;
