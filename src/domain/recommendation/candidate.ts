import { type BifoldConfig, type DoorTypeKey, doorTypeKeys } from '../book/door-types.ts';
import type { PriceBook, SavingTerms } from '../book/price-book.ts';
import type { Extras } from '../extras/extras.ts';
import { cents, mm, type Cents, type Millimetres } from '../units.ts';
import { panelCount, type Door, type PanelArrangement } from '../doors/door.ts';
import { doorFields, type WireDoor } from '../doors/fields.ts';
import { measure } from '../doors/geometry.ts';
import { given } from '../doors/wire.ts';
import type { Assessment } from '../pricing/assess.ts';
import { priceDoor, type Price } from '../pricing/price.ts';

/** A door that can be made in the opening, with the values that are compared. */
export interface Candidate {
  readonly id: string;
  readonly door: Door;
  readonly price: Price;
  /** Passage width with all leaves open. */
  readonly clearWidth: Millimetres;
  /** Whether the door opens nearly all of the opening. */
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

/** The customer's door, as far as it is known; it may be impossible to make. */
export interface Selection {
  readonly type: DoorTypeKey | null;
  readonly bifoldConfig: BifoldConfig | null;
  readonly panels: PanelArrangement | null;
  readonly extras: Extras;
  /** Null if the customer's door cannot be made. */
  readonly candidate: Candidate | null;
  /** Whether the request has no field of a layout, so that no door is selected. */
  readonly isEmpty: boolean;
}

/** Fields that select a door. Not its sizes, which the opening replaces. */
const selecting = doorFields.filter((field) => field !== 'opWidth' && field !== 'opHeight');

export function toSelection(book: PriceBook, wire: WireDoor, assessment: Assessment): Selection {
  const { type, bifoldConfig, panels, extras } = assessment.resolution.asked;
  if (selecting.every((field) => given(wire[field]) === undefined)) {
    return { type: null, bifoldConfig: null, panels: null, extras, candidate: null, isEmpty: true };
  }
  const candidate = assessment.outcome === 'priced' ? toCandidate(book, assessment.door, selectedId) : null;
  return { type, bifoldConfig, panels, extras, candidate, isEmpty: false };
}

/** Id of a layout, unique among those of an opening: `bifold-3l-l0r1-t`. */
function idOf({ model, left, right, transom }: Door): string {
  const leaves = model.bifoldConfig ? `-${model.bifoldConfig.toLowerCase()}` : '';
  return `${typeIds[model.type]}${leaves}-l${left}r${right}${transom ? '-t' : ''}`;
}

const typeIds = Object.fromEntries(
  doorTypeKeys.map((type) => [type, type.toLowerCase().replaceAll('_', '-')]),
) as Readonly<Record<DoorTypeKey, string>>;

export const sameModel = (a: Door, b: Door): boolean =>
  a.model.type === b.model.type && a.model.bifoldConfig === b.model.bifoldConfig;

/** Whether two doors are the same option; sizes do not matter. */
export const sameLayout = (a: Door, b: Door): boolean =>
  sameModel(a, b) && panelCount(a) === panelCount(b) && a.transom === b.transom;

/** Whether `cheaper` saves enough over `than` to be worth mentioning. */
export const savesEnough = (cheaper: Price, than: Price, terms: SavingTerms): boolean => {
  const saving = than.total - cheaper.total;
  return saving >= terms.minimumSaving && saving * 100 >= terms.minimumSavingPercent * than.total;
};

export interface Savings {
  readonly amount: Cents;
  /** Tenths of a per cent of the selected door's price, rounded half away from zero. */
  readonly tenthsOfPercent: number;
}

/** Saving of an option over the selected door; negative if it costs more. */
export function savingsOf(option: Candidate, selected: Candidate | null): Savings {
  if (!selected || option.price.total === selected.price.total)
    return { amount: cents(0), tenthsOfPercent: 0 };
  const amount = selected.price.total - option.price.total;
  const tenths = Math.floor((2000 * Math.abs(amount) + selected.price.total) / (2 * selected.price.total));
  return { amount: cents(amount), tenthsOfPercent: amount < 0 && tenths > 0 ? -tenths : tenths };
}
