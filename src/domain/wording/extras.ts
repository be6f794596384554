import type { PriceBook } from '../book/price-book.ts';
import type { Extras } from '../extras/extras.ts';
import { finishName } from '../extras/finish-names.ts';
import { choiceOf, isStandardFinish } from '../extras/offer.ts';
import { counted } from './format.ts';

/** The extras of a door in words; null for extras that are not chosen. */
export interface ExtrasWords {
  /** "2 × 4 panes in each leaf and panel" */
  readonly bars: string | null;
  /** "satin glass" */
  readonly glass: string | null;
  /** "RAL 7016 (anthracite grey)" */
  readonly finish: string | null;
  /** "lever handle" */
  readonly handle: string | null;
  /** "with a lock" */
  readonly lock: string | null;
  /** "3 pieces" */
  readonly pieces: string | null;
  readonly room: string | null;
}

export function extrasWords({ extras: offer }: Pick<PriceBook, 'extras'>, extras: Extras): ExtrasWords {
  const { bars, finish, lock, quantity, room } = extras;
  return {
    bars: bars && `${bars.columns} × ${bars.rows} panes in each leaf and side panel`,
    glass: nameOf(choiceOf(offer.glass, extras.glass)),
    finish: finish === null ? null : finishName(finish),
    handle: nameOf(choiceOf(offer.handles, extras.handle)),
    lock: lock ? 'with a lock' : null,
    pieces: quantity > 1 ? counted(quantity, 'piece') : null,
    room: room === '' ? null : room,
  };
}

const nameOf = (choice: { readonly label: string } | undefined): string | null =>
  choice ? choice.label.charAt(0).toLowerCase() + choice.label.slice(1) : null;

/**
 * The extras of a door, for a list within a sentence. Without the number of pieces, and without the room,
 * which is the caller's own text.
 */
export function extrasParts(book: Pick<PriceBook, 'extras'>, extras: Extras): readonly string[] {
  const { bars, glass, finish, handle, lock } = extrasWords(book, extras);
  const colour = isStandardFinish(book.extras, extras.finish) ? null : finish;
  return [
    ...(bars === null ? [] : [`glazing bars (${bars})`]),
    ...(glass === null ? [] : [glass]),
    ...(colour === null ? [] : [`finish ${colour}`]),
    ...(handle === null ? [] : [handle]),
    ...(lock === null ? [] : ['a lock']),
  ];
}
