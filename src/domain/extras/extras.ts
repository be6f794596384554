import { mm, type Millimetres } from '../units.ts';
import { type Bars, barsText, hasBars, readBars } from './bars.ts';
import { type Finish, readFinish } from './finish.ts';

/** Names of the extras of a door in requests and responses. */
export const extraFields = [
  'glazingBars',
  'glass',
  'frameColor',
  'handle',
  'lock',
  'quantity',
  'room',
] as const;
export type ExtraField = (typeof extraFields)[number];

/** Extras as sent: each an optional string; blank means "not given". */
export type WireExtras = Readonly<Partial<Record<ExtraField, string | undefined>>>;

/** What the customer chooses beside type, sizes and panels. Null: nothing was said. */
export interface Extras {
  readonly bars: Bars | null;
  /** Key of the price book. */
  readonly glass: string | null;
  readonly finish: Finish | null;
  /** Key of the price book. */
  readonly handle: string | null;
  readonly lock: boolean;
  /** Number of pieces. */
  readonly quantity: number;
  /** The customer's label for the place of the door. */
  readonly room: string;
}

export const noExtras: Extras = {
  bars: null,
  glass: null,
  finish: null,
  handle: null,
  lock: false,
  quantity: 1,
  room: '',
};

export const mostPiecesOfADoor = 50;
/** Most pieces of an order. */
export const mostPieces = 200;
export const longestRoom = 60;

const yes = ['1', 'true', 'yes', 'y', 'on', 'top', 'transom'];
const no = ['0', 'false', 'no', 'n', 'off', 'none'];

const inAnyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** The words of readYesNo, in any case, or a blank. The contract describes bodies with the same pattern. */
export const yesNoPattern = `^\\s*(${[...yes, ...no].map(inAnyCase).join('|')})?\\s*$`;

/** Yes or no, as people and programs write it; undefined if the word says neither. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}

/** A number of pieces in digits; undefined for any other text. */
export function readQuantity(text: string): number | undefined {
  const count = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= mostPiecesOfADoor ? count : undefined;
}

/** The extras of a door. A value that cannot be read counts as not given: readers of bodies refuse it before. */
export function readExtras(wire: WireExtras): Extras {
  if (!extraFields.some((field) => wire[field])) return noExtras;
  const said = (field: ExtraField) => wire[field]?.trim() ?? '';
  const bars = readBars(said('glazingBars'));
  return {
    bars: bars && hasBars(bars) ? bars : null,
    glass: said('glass') || null,
    finish: readFinish(said('frameColor')) ?? null,
    handle: said('handle') || null,
    lock: readYesNo(said('lock')) ?? false,
    quantity: readQuantity(said('quantity')) ?? 1,
    room: Array.from(said('room')).slice(0, longestRoom).join(''),
  };
}

/** The extras as fields of a door, without those of which nothing was said. */
export function extraStrings({
  bars,
  glass,
  finish,
  handle,
  lock,
  quantity,
  room,
}: Extras): Readonly<Partial<Record<ExtraField, string>>> {
  return {
    ...(bars && { glazingBars: barsText(bars) }),
    ...(glass !== null && { glass }),
    ...(finish !== null && { frameColor: finish }),
    ...(handle !== null && { handle }),
    ...(lock && { lock: 'yes' }),
    ...(quantity > 1 && { quantity: String(quantity) }),
    ...(room !== '' && { room }),
  };
}

/** The length of the glazing bars of a door, in millimetres. */
export interface Glazing {
  /** Leaves and side panels. */
  readonly pieces: number;
  readonly openingWidth: Millimetres;
  readonly doorHeight: Millimetres;
  /** 0 without a transom. */
  readonly transomHeight: Millimetres;
}

/** Leaves share the width of the opening; their overlap is not counted. */
export function lengthOfBars({ columns, rows }: Bars, glazing: Glazing): Millimetres {
  const { pieces, openingWidth, doorHeight, transomHeight } = glazing;
  const upright = (columns - 1) * pieces * doorHeight;
  const across = (rows - 1) * openingWidth;
  const inTransom = transomHeight > 0 ? (columns * pieces - 1) * transomHeight : 0;
  return mm(upright + across + inTransom);
}
