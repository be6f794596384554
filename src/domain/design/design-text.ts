import type { WireDoor, WireField } from '../doors/fields.ts';
import { type Extras, extraFields, extraStrings, noExtras } from '../extras/extras.ts';
import { readFinish } from '../extras/finish.ts';
import { mm } from '../units.ts';
import {
  type Appearance,
  type DoorDesign,
  hingeSides,
  openingDirections,
  standardAppearance,
} from './design.ts';

/**
 * First letters of the parts of a design text. A design text is a URL segment,
 * `tDOUBLE.HINGED-w1800-h2100-sright`, that has no personal data, is deterministic, and parses to the same
 * design.
 */
const doorLetters: Readonly<Record<WireField, string>> = {
  preset: 'p',
  doorType: 'n',
  doorTypeKey: 't',
  opWidth: 'w',
  opHeight: 'h',
  doorLeafWidth: 'l',
  doorHeightMm: 'd',
  leftPanels: 'a',
  rightPanels: 'z',
  topPanel: 'x',
  bifoldConfig: 'b',
  glazingBars: 'g',
  glass: 'm',
  frameColor: 'c',
  handle: 'e',
  lock: 'k',
  quantity: 'q',
  room: 'r',
};
const doorFields = Object.entries(doorLetters) as [WireField, string][];

/**
 * Maximum length of a design text, enough for all fields. Free labels are truncated, because they do not
 * belong in a URL.
 */
export const longestDesignText = 1700;
const longestValue = 60;

export function designText({ door, appearance }: DoorDesign): string {
  const parts: string[] = [];
  for (const [field, letter] of doorFields) {
    const said = fieldText(field, door);
    if (said !== '') parts.push(letter + said);
  }
  const look = appearanceText(appearance);
  return (parts.length === 0 ? look.slice(1) : parts.join('-') + look) || nothingGiven;
}

/** The value of a field as text, without the letter of the field; "" if not given. */
function fieldText(field: WireField, door: WireDoor): string {
  const value = door[field];
  if (value === undefined) return '';
  return field === 'frameColor' ? colourText(value) : written(value);
}

/** The text of a colour: `383e42`, `ral7016` or a name. */
const colourText = (value: string): string =>
  written((readFinish(value) ?? '').replace(/^#|(?<=^RAL) /, '').toLowerCase());

/** The text of the chosen extras, each with a leading dash. */
export function extrasText(extras: Extras): string {
  if (extras === noExtras) return '';
  const wire = extraStrings(extras);
  return extraFields
    .map((field) => [doorLetters[field], fieldText(field, wire)] as const)
    .map(([letter, text]) => (text === '' ? '' : `-${letter}${text}`))
    .join('');
}

/** The text of deviations from the standard appearance, each with a leading dash. */
export function appearanceText({ hingeSide, opening, wallHeight }: Appearance): string {
  const standard = standardAppearance;
  let text = '';
  if (hingeSide !== standard.hingeSide) text += `-s${hingeSide}`;
  if (opening !== standard.opening) text += `-o${opening}`;
  if (wallHeight !== null) text += `-v${wallHeight}`;
  return text;
}

/** Text of a design without any field: the standard door. */
const nothingGiven = 'standard';

/** Parses a design text; null if it is malformed. */
export function readDesignText(text: string): DoorDesign | null {
  if (text.length > longestDesignText) return null;
  const values = text === nothingGiven ? new Map<string, string>() : readParts(text);
  const appearance = values && readAppearance(values);
  if (!appearance) return null;
  const door: Partial<Record<WireField, string>> = {};
  for (const [field, letter] of doorFields) {
    const value = values.get(letter);
    if (value === undefined) continue;
    const read = field === 'frameColor' ? readColour(value) : value;
    if (read === undefined) return null;
    door[field] = read;
  }
  return { door, appearance };
}

/** Fast path for nearly all values: a short value of word characters needs no escaping. */
const plain = new RegExp(`^\\w{1,${longestValue}}$`);

function written(value: string): string {
  const trimmed = value.trim();
  if (plain.test(trimmed)) return trimmed.includes('_') ? trimmed.replaceAll('_', '.') : trimmed;
  return trimmed === '' ? '' : escaped(Array.from(trimmed).slice(0, longestValue).join(''));
}

/** Whether a value is allowed in a design text. Longer values would not fit the fields of a response. */
const isWritable = (value: string): boolean => value !== '' && Array.from(value).length <= longestValue;

function readParts(text: string): Map<string, string> | null {
  const values = new Map<string, string>();
  for (const each of text.split('-')) {
    const letter = each.charAt(0);
    const value = unescaped(each.slice(1));
    if (!knownLetters.has(letter) || values.has(letter) || value === null || !isWritable(value)) return null;
    values.set(letter, value);
  }
  return values;
}

const knownLetters = new Set([...Object.values(doorLetters), 's', 'o', 'v']);

const readColour = (value: string) => readFinish(/^[0-9a-f]{6}$/.test(value) ? `#${value}` : value);

function readAppearance(values: ReadonlyMap<string, string>): Appearance | null {
  const hingeSide = values.get('s') ?? standardAppearance.hingeSide;
  const opening = values.get('o') ?? standardAppearance.opening;
  const wall = values.get('v');
  const side = hingeSides.find((known) => known === hingeSide);
  const direction = openingDirections.find((known) => known === opening);
  if (wall !== undefined && !/^[1-9]\d{0,4}$/.test(wall)) return null;
  if (!side || !direction) return null;
  return {
    hingeSide: side,
    opening: direction,
    wallHeight: wall === undefined ? null : mm(Number(wall)),
  };
}

/**
 * Escapes a value: letters and digits stay, the underscore of our keys becomes `.`, any other code point
 * becomes `_x_` with its hex number.
 */
function escaped(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^A-Za-z0-9]/gu, (character) =>
      character === '_' ? '.' : `_${(character.codePointAt(0) ?? 0).toString(16)}_`,
    );
}

function unescaped(text: string): string | null {
  if (!/^(?:[A-Za-z0-9.]|_[0-9a-f]{1,6}_)*$/.test(text)) return null;
  const codePoints = text.match(/_[0-9a-f]+_/g) ?? [];
  if (codePoints.some((code) => parseInt(code.slice(1, -1), 16) > 0x10ffff)) return null;
  return text
    .replaceAll('.', '_5f_')
    .replace(/_([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
}
