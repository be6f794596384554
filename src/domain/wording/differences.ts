import type { PriceBook } from '../book/price-book.ts';
import type { Door } from '../doors/door.ts';
import { measure } from '../doors/geometry.ts';
import { capitalise, inMm } from './format.ts';
import { extrasWords } from './extras.ts';
import { panelsName, sizeOf } from './names.ts';

/** A property of a door in words. */
export type Fact = readonly [name: string, text: string];

/** The properties of a layout that its type and size leave open. */
export const layoutFacts = (door: Door): readonly Fact[] => [
  ['Leaves', leavesOf(door)],
  ['Beside it', capitalise(panelsName(door))],
  ['Transom', door.transom ? `${inMm(measure(door).transomHeight)} high` : 'None'],
];

/** All properties of a door, without the customer's label for its room. */
export function doorFacts(book: PriceBook, door: Door): readonly Fact[] {
  const { bars, glass, finish, handle, lock, pieces } = extrasWords(book, door.extras);
  return [
    ['Type', door.model.label],
    ['Opening', sizeOf(door.opening)],
    ...layoutFacts(door),
    ['Glazing bars', bars ?? 'None'],
    ['Glass', glass ?? 'Clear safety glass'],
    ['Finish', finish ?? 'Standard'],
    ['Handle', handle ?? 'None'],
    ['Lock', lock === null ? 'No' : 'Yes'],
    ['Pieces', pieces ?? '1'],
  ];
}

function leavesOf(door: Door): string {
  const { passiveWidth } = measure(door);
  if (door.model.type === 'FIX_PANEL') return 'None';
  if (passiveWidth !== null) return `${inMm(door.leafWidth)} and ${inMm(passiveWidth)} wide`;
  return `${door.model.leaves}, ${inMm(door.leafWidth)} wide`;
}

/** The facts that differ, each with its text for every door; "" for a door without facts. */
export function differing(
  doors: readonly (readonly Fact[])[],
): readonly (readonly [string, readonly string[]])[] {
  const [named = []] = doors.filter((facts) => facts.length > 0);
  return named
    .map(
      ([name]) => [name, doors.map((facts) => facts.find(([other]) => other === name)?.[1] ?? '')] as const,
    )
    .filter(([, texts]) => new Set(texts.filter((text) => text !== '')).size > 1);
}
