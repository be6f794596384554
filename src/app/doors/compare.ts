import type { ComparedDoor, CompareResponse } from '../../contract/doors/compare.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { orderText } from '../../domain/design/order-text.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import type { Door } from '../../domain/doors/door.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';
import { toCandidate } from '../../domain/recommendation/candidate.ts';
import { differing, doorFacts } from '../../domain/wording/differences.ts';
import { doorName } from '../../domain/wording/door-line.ts';
import { estimate } from './estimate.ts';

/**
 * Puts doors side by side: each as the estimate prices it, compared with the first. A door without a size is another
 * for the same opening, with the same extras where it names none.
 */
export function compare(
  book: PriceBook,
  { doors: asked }: { readonly doors: readonly SentDoor[] },
  publicUrl = '',
): CompareResponse {
  const sent = asked.map((door) => inOpeningOf(asked[0] ?? {}, door));
  const resolved = sent.map((door) => resolveDoor(book, designOfSent(door).door).door);
  const presented = sent.map((door, index) => present(book, door, resolved[index] ?? null, publicUrl));
  const [first] = presented;
  const doors = presented.map((door): ComparedDoor => {
    if (!first?.valid || !door.valid) return door;
    return {
      ...door,
      differenceToFirst: toCents(door.estimatedPrice - first.estimatedPrice),
      differenceToFirstInclVat: toCents(door.estimatedPriceInclVat - first.estimatedPriceInclVat),
    };
  });
  const facts = resolved.map((door) => (door ? doorFacts(book, door) : []));
  return {
    doors,
    differences: differing(facts).map(([name, values]) => ({ name, values: [...values] })),
    order: orderText(doors.map(({ door, completion }) => completion?.door.design ?? door.design)),
    vatRatePercent: book.vatRatePercent,
    priceBookVersion: book.version,
  };
}

/** Fields of the first door that describe the opening, and how any door in it looks. */
const shared = ['opWidth', 'opHeight', 'glazingBars', 'glass', 'frameColor', 'handle', 'lock'] as const;

function inOpeningOf(first: SentDoor, door: SentDoor): SentDoor {
  const { opWidth, opHeight } = designOfSent(door).door;
  if (opWidth !== undefined || opHeight !== undefined) return door;
  const { door: own } = designOfSent(door);
  const { door: from } = designOfSent(first);
  return { ...door, ...Object.fromEntries(shared.map((field) => [field, own[field] ?? from[field]])) };
}

/** A difference of prices, which are whole cents. */
const toCents = (amount: number): number => Math.round(amount * 100) / 100;

function present(book: PriceBook, sent: SentDoor, door: Door | null, publicUrl: string): ComparedDoor {
  const { doors, recovery } = estimate(book, { doors: [sent] }, publicUrl);
  const [estimated] = doors;
  const [nearest] = recovery?.suggestions ?? [];
  if (!estimated) throw new Error('an estimate has every door of its request');
  const { breakdown, range: _range, valid, validationMessage, missing, completion, ...rest } = estimated;
  const { estimatedPrice, estimatedPriceInclVat, ...answered } = rest;
  return {
    label: door ? doorName(book, door) : answered.doorType || 'Door of an unknown type',
    valid,
    door: answered,
    estimatedPrice,
    estimatedPriceInclVat,
    differenceToFirst: 0,
    differenceToFirstInclVat: 0,
    clearWidthMm: valid && door ? toCandidate(book, door).clearWidth : 0,
    leadTimeWeeks: breakdown?.leadTimeWeeks ?? 0,
    validationMessage,
    missing,
    completion,
    ...(nearest && { nearest }),
  };
}
