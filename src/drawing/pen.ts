import type { Ink, InkName, Steel } from './colours.ts';
import { r, type Sheet } from './sheet.ts';

/** Context of every part of a drawing. */
export interface Pen {
  readonly sheet: Sheet;
  readonly ink: Ink;
  readonly steel: Steel;
  /** Whether the opening holds a fixed window, framed on all four sides, instead of a door on the floor. */
  readonly window: boolean;
  /** Whether a style sheet keeps the size of letters on the screen, whatever the size of the drawing. */
  readonly onPage: boolean;
  /** Prefixes ids, so that several drawings can be on a page. */
  readonly id: (name: string) => string;
  /** Converts text to outlines, for renderers without fonts. */
  readonly outlineOf?: OutlineOf | undefined;
}

/** A line of text as a path in font units: it starts at the origin, on the baseline, and y points up. */
export interface Outline {
  readonly d: string;
  readonly width: number;
  readonly unitsPerEm: number;
}

export type OutlineOf = (text: string) => Outline;

export const font = '"Hanken Grotesk", "DejaVu Sans", sans-serif';

/** Line weights and text size, in hundredths of the sheet's width. */
export const weight = { hair: 0.16, thin: 0.22, firm: 0.34 } as const;
export const letter = 3.1;
/** Text size assumed on a page, where letters do not shrink with the drawing. */
const letterOnPage = 3.7;

/** Line weight of a joint: finer than the steel itself, however wide the sheet is. */
export const seam = ({ sheet, steel }: Pen): number => Math.min(weight.hair * sheet.u, steel.light ? 9 : 5);

/** Attributes of an unfilled line. */
export const stroked = ({ ink, sheet }: Pen, name: InkName, line: keyof typeof weight) => ({
  fill: 'none',
  stroke: ink(name),
  'stroke-width': r(weight[line] * sheet.u),
});

/** Attributes of the outline of a steel part. */
export const edged = (pen: Pen) => ({ stroke: pen.steel.edge, 'stroke-width': r(seam(pen)) });

/** Approximate width of a digit, relative to its height. */
const digitWidth = 0.64;

export const lettersWidth = ({ onPage, sheet }: Pen, text: string): number =>
  text.length * digitWidth * (onPage ? letterOnPage : letter) * sheet.u;
