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

/** The customer's choices besides type, sizes and panels. Null means "not given". */
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
/** Maximum number of pieces in an order. */
export const mostPieces = 200;
export const longestRoom = 60;

const yes = ['1', 'true', 'yes', 'y', 'on', 'top', 'transom'];
const no = ['0', 'false', 'no', 'n', 'off', 'none'];

const inAnyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);

/** Pattern of the words that readYesNo accepts, or a blank; also used in the contract. */
export const yesNoPattern = `^\\s*(${[...yes, ...no].map(inAnyCase).join('|')})?\\s*$`;

/** Parses the words for yes and no that people and programs use; undefined for any other text. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : undefined;
}

/** Parses a number of pieces; undefined for any other text. */
export function readQuantity(text: string): number | undefined {
  const count = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= mostPiecesOfADoor ? count : undefined;
}

/**
 * Parses the extras of a door. An invalid value counts as not given: readers of bodies have rejected it
 * already.
 */
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

/** The extras as fields of a door, without extras that are not given. */
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

/** The parts of a door that determine the length of its glazing bars. */
export interface Glazing {
  /** Number of leaves and side panels. */
  readonly pieces: number;
  readonly openingWidth: Millimetres;
  readonly doorHeight: Millimetres;
  /** Height of the transom; 0 without a transom. */
  readonly transomHeight: Millimetres;
}

/** Total length of the glazing bars of a door. The overlap of leaves is not counted. */
export function lengthOfBars({ columns, rows }: Bars, glazing: Glazing): Millimetres {
  const { pieces, openingWidth, doorHeight, transomHeight } = glazing;
  const upright = (columns - 1) * pieces * doorHeight;
  const across = (rows - 1) * openingWidth;
  const inTransom = transomHeight > 0 ? (columns * pieces - 1) * transomHeight : 0;
  return mm(upright + across + inTransom);
}
