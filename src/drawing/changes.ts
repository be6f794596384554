import type { DoorDesign } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { factsOf } from './facts.ts';
import { designWords } from './words.ts';

/** A change of one property of a door; `was` is null if the property is new, `is` if it was removed. */
export interface DoorChange {
  /** "Door 2"; for a removed door, its number before the change. */
  readonly door: string;
  readonly name: string;
  readonly was: string | null;
  readonly is: string | null;
}

/**
 * The changes between two lists of doors. Equal doors at the start and at the end of the lists are matched
 * first.
 */
export function doorChanges(
  book: PriceBook,
  was: readonly DoorDesign[],
  is: readonly DoorDesign[],
): readonly DoorChange[] {
  const [before, after] = [was, is].map((designs) => designs.map((design) => JSON.stringify(design)));
  const same = (before ?? []).findIndex((text, index) => text !== after?.[index]);
  const start = same < 0 ? was.length : same;
  const end = sameAtEnd(before ?? [], after ?? [], start);
  const count = Math.max(was.length, is.length) - end;
  return Array.from({ length: Math.max(0, count - start) }, (_, offset) => start + offset).flatMap((index) =>
    changesOf(
      book,
      index,
      index < was.length - end ? was[index] : undefined,
      index < is.length - end ? is[index] : undefined,
    ),
  );
}

function sameAtEnd(before: readonly string[], after: readonly string[], start: number): number {
  const most = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return end;
}

function changesOf(
  book: PriceBook,
  index: number,
  was: DoorDesign | undefined,
  is: DoorDesign | undefined,
): readonly DoorChange[] {
  const door = `Door ${index + 1}`;
  const title = (design: DoorDesign | undefined) => design && designWords(book, design).title;
  if (!was || !is)
    return [{ door, name: is ? 'Added' : 'Taken away', was: title(was) ?? null, is: title(is) ?? null }];
  const [before, after] = [new Map(factsOf(book, was)), new Map(factsOf(book, is))];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ door, name, was: before.get(name) ?? null, is: after.get(name) ?? null }))
    .filter((change) => change.was !== change.is);
}
