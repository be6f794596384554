import type { DoorTypeKey } from '../book/door-types.ts';
import type { PriceBook } from '../book/price-book.ts';
import type { Door } from '../doors/door.ts';
import { measure } from '../doors/geometry.ts';
import { lengthOfBars, noExtras } from '../extras/extras.ts';
import { choiceOf, isStandardFinish } from '../extras/offer.ts';
import { type AreaSteps, type Cents, cents, charge, toWholeEuro } from '../units.ts';

/** Extras that have a price line, in the order of the lines. */
export type ExtraItem = 'glazing_bars' | 'glass' | 'finish' | 'handle' | 'lock';

/** The charge for one kind of extra, in whole euro. */
export interface ExtraCharge {
  readonly item: ExtraItem;
  readonly pieces: number;
  readonly amount: Cents;
}

/** Values besides the door that determine the price of an extra. */
interface Base {
  readonly price: Cents;
  readonly area: AreaSteps;
}

/** The charges for the extras of a door. Extras without a charge are omitted. */
export function priceExtras(book: PriceBook, door: Door, base: Base): readonly ExtraCharge[] {
  if (door.extras === noExtras) return none;
  const { glazingBars, finish, lock } = book.extras;
  const { glass, handle } = choices(book, door);
  const { extras } = door;
  const handles = handlesOf[door.model.type];
  const charges = [
    ...(extras.bars && glazingBars ? [one('glazing_bars', barsAmount(door, glazingBars.perMetre))] : []),
    ...(glass ? [one('glass', charge(base.area, glass.price))] : []),
    ...(finish && isSpecial(book, door)
      ? [one('finish', Math.max(finish.least, (base.price * finish.percent) / 100))]
      : []),
    ...(handle && handles > 0 ? [one('handle', handles * handle.price, handles)] : []),
    ...(extras.lock && lock && handles > 0 ? [one('lock', lock.each)] : []),
  ];
  return charges.filter(({ amount }) => amount > 0);
}

/** Weeks that the extra with the longest lead time adds to that of the door. */
export function extraWeeks(book: PriceBook, door: Door): number {
  if (door.extras === noExtras) return 0;
  const { glazingBars, finish, lock } = book.extras;
  const { glass, handle } = choices(book, door);
  return Math.max(
    door.extras.bars ? (glazingBars?.weeks ?? 0) : 0,
    glass?.weeks ?? 0,
    isSpecial(book, door) ? (finish?.weeks ?? 0) : 0,
    handle?.weeks ?? 0,
    door.extras.lock ? (lock?.weeks ?? 0) : 0,
  );
}

const none: readonly ExtraCharge[] = [];

const one = (item: ExtraItem, exact: number, pieces = 1): ExtraCharge => ({
  item,
  pieces,
  amount: toWholeEuro(cents(exact)),
});

const choices = ({ extras: offer }: PriceBook, { extras }: Door) => ({
  glass: choiceOf(offer.glass, extras.glass),
  handle: choiceOf(offer.handles, extras.handle),
});

/** Whether the finish is not standard. */
const isSpecial = ({ extras: offer }: PriceBook, { extras }: Door): boolean =>
  !isStandardFinish(offer, extras.finish);

/** Charge for glazing bars, whose length is rounded up to tenths of a metre. */
function barsAmount(door: Door, perMetre: Cents): number {
  if (!door.extras.bars) return 0;
  const { transomHeight, panels } = measure(door);
  const { model, opening, doorHeight } = door;
  const length = lengthOfBars(door.extras.bars, {
    pieces: model.leaves + panels,
    openingWidth: opening.width,
    doorHeight,
    transomHeight,
  });
  return (Math.ceil(length / 100) * perMetre) / 10;
}

const handlesOf: Readonly<Record<DoorTypeKey, number>> = {
  SINGLE_HINGED: 1,
  DOUBLE_HINGED: 2,
  DOUBLE_HINGED_ACTIVE_PASSIVE: 1,
  SLIDING: 1,
  DOUBLE_SLIDING: 2,
  PIVOT: 1,
  BIFOLD: 1,
  FIX_PANEL: 0,
};
