import type { PriceBook } from '../../domain/book/price-book.ts';
import { readDoorTypeKey, readSize } from '../../domain/doors/wire.ts';
import {
  doubtOfGiven,
  doubtText,
  type GivenSize,
  meantText,
  type SizeKind,
} from '../../domain/doors/likely-size.ts';
import { readTypedSize } from '../../domain/doors/typed-size.ts';
import { bounds } from '../bounds.ts';
import { formats } from './formats.ts';
import { type Fault, fault } from './faults.ts';

/** Fields of a body that are sizes, of doors or of the opening. */
const kinds: ReadonlyMap<string, SizeKind> = new Map([
  ['opWidth', 'width'],
  ['opHeight', 'height'],
  ['doorLeafWidth', 'leaf'],
  ['doorHeightMm', 'doorHeight'],
  ['panelsWidth', 'panel'],
  ['wallHeight', 'wall'],
  ['widthMm', 'width'],
  ['heightMm', 'height'],
]);

interface SentSize extends GivenSize {
  /** JSON pointer of the object that has the size. */
  readonly place: string;
  readonly field: string;
}

/** Faults of sizes in a form that the contract does not accept, with the size that was probably meant. */
export function misreadSizes(book: PriceBook, body: unknown): readonly Fault[] {
  return sizesIn(body).flatMap((size) => {
    const { place, field, given } = size;
    if (typeof given === 'number' || readSize(given) !== undefined) return [];
    const read = readTypedSize(given);
    const meant = doubtOfGiven(book, size)?.meant ?? (read.kind === 'size' ? [read.mm] : []);
    if (meant.length === 0) return [];
    return [fault(`${place}/${field}`, `${formats.millimetres.fault}: did you mean ${meantText(meant)}?`)];
  });
}

/** Faults of sizes that no door has, probably because they are in another unit. */
export function doubtfulSizes(book: PriceBook, body: unknown): readonly Fault[] {
  return sizesIn(body).flatMap((size) => {
    const { place, field, given } = size;
    const doubt = doubtOfGiven(book, size);
    return doubt ? [fault(`${place}/${field}`, `is ${shown(given)}, which ${doubtText(doubt)}`)] : [];
  });
}

const shown = (given: number | string) => (typeof given === 'number' ? `${given} mm` : `“${given.trim()}”`);

function sizesIn(body: unknown): readonly SentSize[] {
  if (!isRecord(body)) return [];
  const { doors, selectedDoor, opening } = body;
  const listed: readonly unknown[] = Array.isArray(doors) ? doors.slice(0, bounds.mostDoors) : [];
  return [
    ...sizesOf(body, ''),
    ...sizesOf(opening, '/opening'),
    ...sizesOf(selectedDoor, '/selectedDoor'),
    ...listed.flatMap((door, index) => sizesOf(door, `/doors/${index}`)),
  ];
}

function sizesOf(fields: unknown, place: string): readonly SentSize[] {
  if (!isRecord(fields)) return [];
  const { doorTypeKey } = fields;
  const type = typeof doorTypeKey === 'string' ? readDoorTypeKey(doorTypeKey) : undefined;
  return Object.keys(fields).flatMap((field) => {
    const kind = kinds.get(field);
    const given = fields[field];
    if (!kind || (typeof given !== 'number' && typeof given !== 'string')) return [];
    return [{ place, field, kind, given, type }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
