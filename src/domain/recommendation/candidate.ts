import { mm, type Cents, type Millimetres } from '../units.ts';
import { panelCount, type Door } from '../doors/door.ts';
import { measure } from '../doors/geometry.ts';
import { priceDoor, type Price } from '../pricing/price.ts';
import type { PriceBook } from '../book/price-book.ts';

/** A door that can be made in the opening, with what it is compared by. */
export interface Candidate {
  readonly id: string;
  readonly door: Door;
  readonly price: Price;
  /** The way through with everything open. */
  readonly clearWidth: Millimetres;
  /** Whether it leaves nearly all of the opening to walk through. */
  readonly fullWidth: boolean;
}

export const selectedId = 'selected';

export function toCandidate(book: PriceBook, door: Door, id = idOf(door)): Candidate {
  const { clearDeduction } = door.model;
  const clearWidth = mm(clearDeduction === null ? 0 : measure(door).doorWidth - clearDeduction);
  const enough = clearWidth * 100 >= book.recommend.fullWidthPercent * door.opening.width;
  return {
    id,
    door,
    price: priceDoor(book, door),
    clearWidth,
    fullWidth: panelCount(door) === 0 && enough,
  };
}

/** Readable and unique among the layouts of one opening: `bifold-3l-l0r1-t`. */
function idOf({ model, left, right, transom }: Door): string {
  const type = model.type.toLowerCase().replaceAll('_', '-');
  const leaves = model.bifoldConfig ? `-${model.bifoldConfig.toLowerCase()}` : '';
  return `${type}${leaves}-l${left}r${right}${transom ? '-t' : ''}`;
}

export const sameModel = (a: Door, b: Door): boolean =>
  a.model.type === b.model.type && a.model.bifoldConfig === b.model.bifoldConfig;

/** Whether two doors are the same choice: sizes within a layout do not make another one. */
export const sameLayout = (a: Door, b: Door): boolean =>
  sameModel(a, b) && panelCount(a) === panelCount(b) && a.transom === b.transom;

/** Whether `cheaper` costs so much less than `than` that the difference counts. */
export const savesEnough = (
  cheaper: Price,
  than: Price,
  terms: { readonly minimumSaving: Cents; readonly minimumSavingPercent: number },
): boolean => {
  const saving = than.total - cheaper.total;
  return saving >= terms.minimumSaving && saving * 100 >= terms.minimumSavingPercent * than.total;
};
