import { type Finish, hexOfFinish } from '../domain/extras/finish.ts';
import { channels } from '../domain/extras/finish-names.ts';

/**
 * Colours of a drawing. On a page each colour is a custom property, which a style sheet can override (dark mode);
 * in a picture file the colours are fixed.
 */
export const drawingInks = {
  wall: { light: '#f4f2ef', dark: '#403e3b' },
  floor: { light: '#8d8a85', dark: '#8b8782' },
  line: { light: '#7b7872', dark: '#a29e97' },
  text: { light: '#33312e', dark: '#e9e5df' },
  quiet: { light: '#7a766f', dark: '#aaa59d' },
  hatch: { light: '#b9b4ac', dark: '#6a665f' },
  'glass-bright': { light: '#f3f7f7', dark: '#7f8f93' },
  glass: { light: '#dfe9ea', dark: '#697a7e' },
  'glass-deep': { light: '#cddcde', dark: '#566669' },
  symbol: { light: '#5d6b6e', dark: '#dfe7e8' },
} as const;

export type InkName = keyof typeof drawingInks;
export type Ink = (name: InkName) => string;

export const pageInk: Ink = (name) => `var(--drawing-${name}, ${drawingInks[name].light})`;
export const fileInk: Ink = (name) => drawingInks[name].light;

export interface Steel {
  readonly face: string;
  /** Colour of joints and outlines, in contrast to the face. */
  readonly edge: string;
  /**
   * Whether the steel is light. On a light wall, light steel needs an outline; dark steel only needs joints.
   */
  readonly light: boolean;
}

export function steelOf(finish: Finish): Steel {
  const face = hexOfFinish(finish);
  const [red, green, blue] = channels(face);
  const bright = 0.299 * red + 0.587 * green + 0.114 * blue;
  const edge = bright < 70 ? mixed(face, 255, 0.3) : mixed(face, 0, 0.42);
  return { face, edge, light: bright > 150 };
}

function mixed(hex: string, towards: number, share: number): string {
  const parts = channels(hex).map((channel) => Math.round(channel + (towards - channel) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
