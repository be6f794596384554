import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import { type Door, type Opening, panelCount } from '../doors/door.ts';
import { fittedLayouts } from '../doors/fitted.ts';
import { plainCaller } from '../doors/door.ts';
import type { Extras } from '../extras/extras.ts';
import { orderWeeks } from '../pricing/lead-time.ts';
import { withVat } from '../pricing/vat.ts';
import { type Candidate, toCandidate } from '../recommendation/candidate.ts';
import { cents, type Cents, type Millimetres } from '../units.ts';

/** A customer's requirements. A missing requirement is not checked. */
export interface Needs {
  readonly opening: Opening;
  readonly extras: Extras;
  /** Maximum price of all pieces together, with VAT. */
  readonly budget?: Cents;
  readonly minimumClear?: Millimetres;
  readonly maximumWeeks?: number;
  readonly fullWidth?: boolean;
  readonly noSwing?: boolean;
  /** Whether fixed panels are acceptable too. */
  readonly fixed?: boolean;
  readonly types?: readonly DoorTypeKey[];
}

export interface FoundDoor extends Candidate {
  readonly weeks: number;
  /** Whether the price is within the budget; null without a budget. */
  readonly withinBudget: boolean | null;
}

/** A need that no door meets; `together` if doors meet each need but none meets all. */
export type Need =
  'types' | 'opening' | 'noSwing' | 'fullWidth' | 'minimumClear' | 'maximumWeeks' | 'together';

export interface Found {
  /** The doors that meet all needs except the budget, without doors that another door beats. */
  readonly options: readonly FoundDoor[];
  /** Number of doors that meet the needs. */
  readonly count: number;
  /** The need that excludes all doors; null if some door meets all needs. */
  readonly unmet: Need | null;
}

const withoutSwing: readonly DoorTypeKey[] = ['SLIDING', 'DOUBLE_SLIDING', 'BIFOLD'];

/** Finds the doors for an opening that meet a customer's needs. */
export function findDoors(book: PriceBook, needs: Needs): Found {
  const candidates = book.models
    .filter((model) => isWanted(model, needs))
    .flatMap((model) => fittedLayouts(book, model, needs.opening, { ...plainCaller, extras: needs.extras }))
    .map((door) => foundDoor(book, door, needs));
  const meeting = candidates.filter((door) => tests.every(([, meets]) => meets(door, needs)));
  const options = meeting
    .filter((door) => !meeting.some((other) => beats(other, door)))
    .toSorted(byPrice(book));
  return {
    options,
    count: meeting.length,
    unmet: meeting.length > 0 ? null : reasonFor(candidates, book, needs),
  };
}

function isWanted({ type }: DoorModel, { types, fixed }: Needs): boolean {
  if (types && types.length > 0) return types.includes(type);
  return type !== 'FIX_PANEL' || fixed === true;
}

function foundDoor(book: PriceBook, door: Door, { budget }: Needs): FoundDoor {
  const candidate = toCandidate(book, door);
  const { quantity } = door.extras;
  const total = cents(quantity * withVat(book, candidate.price.total));
  return {
    ...candidate,
    weeks: orderWeeks(book, [door], quantity),
    withinBudget: budget === undefined ? null : total <= budget,
  };
}

type Test = readonly [Need, (door: FoundDoor, needs: Needs) => boolean];

const tests: readonly Test[] = [
  ['noSwing', ({ door }, { noSwing }) => !noSwing || withoutSwing.includes(door.model.type)],
  ['fullWidth', (door, { fullWidth }) => !fullWidth || door.fullWidth],
  ['minimumClear', ({ clearWidth }, { minimumClear = 0 }) => clearWidth >= minimumClear],
  ['maximumWeeks', ({ weeks }, { maximumWeeks = Infinity }) => weeks <= maximumWeeks],
];

function reasonFor(candidates: readonly FoundDoor[], book: PriceBook, needs: Needs): Need {
  if (candidates.length === 0) {
    const anyType = book.models.some(
      (model) => fittedLayouts(book, model, needs.opening, plainCaller).length > 0,
    );
    return anyType ? 'types' : 'opening';
  }
  const [alone] = tests.find(([, meets]) => !candidates.some((door) => meets(door, needs))) ?? [];
  return alone ?? 'together';
}

/** Whether one door is at least as good as another in every respect, and better in one. */
function beats(one: FoundDoor, other: FoundDoor): boolean {
  const noWorse =
    one.price.total <= other.price.total && one.clearWidth >= other.clearWidth && one.weeks <= other.weeks;
  return (
    noWorse &&
    (one.price.total < other.price.total || one.clearWidth > other.clearWidth || one.weeks < other.weeks)
  );
}

function byPrice(book: PriceBook): (one: FoundDoor, other: FoundDoor) => number {
  const order = [...book.labels.keys()];
  return (one, other) =>
    one.price.total - other.price.total ||
    other.clearWidth - one.clearWidth ||
    panelCount(one.door) - panelCount(other.door) ||
    order.indexOf(one.door.model.type) - order.indexOf(other.door.model.type);
}
