import type { Ink, InkName, Steel } from './colours.ts';
import { r, type Sheet } from './sheet.ts';

/** What every part of a drawing is drawn with. */
export interface Pen {
  readonly sheet: Sheet;
  readonly ink: Ink;
  readonly steel: Steel;
  /** Whether the whole opening is one window, framed all round, instead of a door that stands on the floor. */
  readonly window: boolean;
  /** The ids of one drawing start alike, so that several can stand on a page. */
  readonly id: (name: string) => string;
  /** Where whoever shows the drawing has no font: how letters are drawn instead of written. */
  readonly outlineOf?: OutlineOf | undefined;
}

/** A line of text as a path that begins at 0 and stands on 0, upwards, in units of its font. */
export interface Outline {
  readonly d: string;
  readonly width: number;
  readonly unitsPerEm: number;
}

export type OutlineOf = (text: string) => Outline;

export const font = '"DejaVu Sans", sans-serif';

/** Line weights and lettering, in hundredths of the sheet's width. */
export const weight = { hair: 0.16, thin: 0.22, firm: 0.34 } as const;
export const letter = 3.1;

/** The weight of a joint in the steel: a joint stays finer than the steel itself, however wide the sheet. */
export const seam = ({ sheet, steel }: Pen): number => Math.min(weight.hair * sheet.u, steel.light ? 9 : 5);

/** A line without a filling. */
export const stroked = ({ ink, sheet }: Pen, name: InkName, line: keyof typeof weight) => ({
  fill: 'none',
  stroke: ink(name),
  'stroke-width': r(weight[line] * sheet.u),
});

/** The outline of a piece of steel. */
export const edged = (pen: Pen) => ({ stroke: pen.steel.edge, 'stroke-width': r(seam(pen)) });

/** Digits of the lettering are about this wide, for their height. */
const digitWidth = 0.64;

export const lettersWidth = (text: string, u: number): number => text.length * digitWidth * letter * u;
