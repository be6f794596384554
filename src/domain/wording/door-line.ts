import type { PriceBook } from '../book/price-book.ts';
import type { WireDoor } from '../doors/fields.ts';
import type { Door } from '../doors/door.ts';
import { resolveDoor } from '../doors/resolve.ts';
import { extrasParts } from './extras.ts';
import { listed } from './format.ts';
import { extras, layoutName, sizeOf } from './names.ts';
import { optionLabel } from './options.ts';

/**
 * Layout and extras of a door: "Pivot door, with a transom, reeded glass, a lock". It has no words of the
 * caller.
 */
export const doorName = (book: PriceBook, door: Door): string =>
  [optionLabel(door), ...extrasParts(book, door.extras)].join(', ');

/** One line about the door of a request, with its opening; null if the door cannot be resolved. */
export function doorLine(book: PriceBook, wire: WireDoor): string | null {
  const { door } = resolveDoor(book, wire);
  if (!door) return null;
  return [optionLabel(door), `opening ${sizeOf(door.opening)}`, ...extrasParts(book, door.extras)].join(', ');
}

/**
 * Layout and extras of a door within a sentence: "pivot door with a transom and with reeded glass and a
 * lock".
 */
export function doorInSentence(book: PriceBook, door: Door): string {
  const parts = extrasParts(book, door.extras);
  if (parts.length === 0) return layoutName(door);
  return `${layoutName(door)}${extras(door) === '' ? ' with ' : ' and with '}${listed(parts)}`;
}
