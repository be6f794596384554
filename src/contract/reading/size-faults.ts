import type { PriceBook } from '../../domain/book/price-book.ts';
import { readDoorTypeKey, readSize } from '../../domain/doors/wire.ts';
import { doubtOfGiven, doubtText, meantText, type SizeKind } from '../../domain/doors/likely-size.ts';
import { readTypedSize } from '../../domain/doors/typed-size.ts';
import { bounds } from '../bounds.ts';
import { formats } from './formats.ts';
import { type Fault, fault } from './faults.ts';

/** Fields of a body that are sizes, of doors or of the opening. */
const kinds: Readonly<Record<string, SizeKind>> = {
  opWidth: 'width',
  opHeight: 'height',
  doorLeafWidth: 'leaf',
  doorHeightMm: 'doorHeight',
  panelsWidth: 'panel',
  wallHeight: 'wall',
  widthMm: 'width',
  heightMm: 'height',
};

interface SentSize {
  readonly pointer: string;
  readonly kind: SizeKind;
  readonly given: number | string;
  readonly type: ReturnType<typeof readDoorTypeKey>;
}

/** Faults of sizes in a form that the contract does not accept, with the size that was probably meant. */
export function misreadSizes(book: PriceBook, body: unknown): readonly Fault[] {
  return sizesIn(body).flatMap((size) => {
    const { pointer, given } = size;
    if (typeof given === 'number' || readSize(given) !== undefined) return [];
    const read = readTypedSize(given);
    const meant = doubtOfGiven(book, size)?.meant ?? (read.kind === 'size' ? [read.mm] : []);
    if (meant.length === 0) return [];
    return [fault(pointer, `${formats.millimetres.fault}: did you mean ${meantText(meant)}?`)];
  });
}

/** Faults of sizes that no door has, probably because they are in another unit. */
export function doubtfulSizes(book: PriceBook, body: unknown): readonly Fault[] {
  return sizesIn(body).flatMap((size) => {
    const doubt = doubtOfGiven(book, size);
    return doubt ? [fault(size.pointer, `is ${shown(size.given)}, which ${doubtText(doubt)}`)] : [];
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
  return Object.entries(fields).flatMap(([field, given]) => {
    const kind = Object.hasOwn(kinds, field) ? kinds[field] : undefined;
    if (!kind || (typeof given !== 'number' && typeof given !== 'string')) return [];
    return [{ pointer: `${place}/${field}`, kind, given, type }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
