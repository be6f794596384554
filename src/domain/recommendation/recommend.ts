import { panelCount, plainCaller, type Caller, type Door, type Opening } from '../doors/door.ts';
import { fewestPanels, fitLayout } from '../doors/fitted.ts';
import type { WireDoor } from '../doors/fields.ts';
import { assess, type Assessment } from '../pricing/assess.ts';
import type { PriceBook } from '../book/price-book.ts';
import {
  sameLayout,
  savesEnough,
  toCandidate,
  toSelection,
  type Candidate,
  type Selection,
} from './candidate.ts';
import { isEligible, type Preferences } from './eligibility.ts';

export interface Recommendation {
  readonly opening: Opening;
  readonly preferences: Preferences;
  /** The customer's door as sent, with this opening. */
  readonly wire: WireDoor;
  readonly assessment: Assessment;
  readonly selection: Selection;
  /** Candidates for the recommendation, best first. */
  readonly eligible: readonly Candidate[];
  /** Doors that can be made, but are not recommended. */
  readonly others: readonly Candidate[];
  readonly recommended: Candidate | null;
}

/** Compares the layouts for one opening, and recommends one if it is better than the customer's door. */
export function recommend(
  book: PriceBook,
  opening: Opening,
  selectedDoor: WireDoor,
  preferences: Preferences,
): Recommendation {
  const wire = { ...selectedDoor, opWidth: String(opening.width), opHeight: String(opening.height) };
  const assessment = assess(book, wire);
  const selection = toSelection(book, wire, assessment);
  const all = alternativesTo(book, opening, selection).toSorted(byRank(book));
  const may = (candidate: Candidate) => isEligible(book, candidate, all, selection, preferences);
  const eligible = all.filter(may);
  const others =
    eligible.length === all.length ? [] : all.filter((candidate) => !eligible.includes(candidate));
  const recommended = choose(book, eligible, selection, preferences);
  return { opening, preferences, wire, assessment, selection, eligible, others, recommended };
}

/** All other sensible layouts for the opening, in the order of the price book. */
function alternativesTo(book: PriceBook, opening: Opening, selection: Selection): readonly Candidate[] {
  const selected = selection.candidate?.door;
  const found: Candidate[] = [];
  const add = (door: Door | null) => {
    if (door && !(selected && sameLayout(door, selected))) found.push(toCandidate(book, door));
  };
  const caller: Caller = { ...(selection.panels ?? plainCaller), extras: selection.extras };
  for (const model of book.models) {
    if (model.type === 'FIX_PANEL' && selection.type !== 'FIX_PANEL') continue;
    // Each type without side panels, and with the fewest side panels that fit.
    add(fitLayout(book, model, opening, 0, caller));
    add(fewestPanels(book, model, opening, caller, 1));
  }
  return found;
}

function byRank(book: PriceBook): (a: Candidate, b: Candidate) => number {
  const order = [...book.labels.keys()];
  return (a, b) =>
    a.price.total - b.price.total ||
    panelCount(a.door) - panelCount(b.door) ||
    b.clearWidth - a.clearWidth ||
    order.indexOf(a.door.model.type) - order.indexOf(b.door.model.type) ||
    (a.id < b.id ? -1 : 1);
}

function choose(
  book: PriceBook,
  eligible: readonly Candidate[],
  selection: Selection,
  { needsFullWidthAccess, budgetSensitive }: Preferences,
): Candidate | null {
  const first = eligible[0];
  if (!first) return null;
  const selected = selection.candidate;
  if (!selected) return budgetSensitive ? first : closest(eligible, selection);
  if (needsFullWidthAccess && !selected.fullWidth) return first;
  const terms = budgetSensitive ? book.recommend.budget : book.recommend.standard;
  return savesEnough(first.price, selected.price, terms) ? first : null;
}

/**
 * The best replacement for a door that cannot be made: same type and panels if possible, else same type, else
 * any.
 */
function closest(
  eligible: readonly Candidate[],
  { type, bifoldConfig, panels }: Selection,
): Candidate | null {
  const ofType = eligible.filter(({ door }) => door.model.type === type);
  const asAsked = ofType.filter(
    ({ door }) =>
      panels !== null &&
      panelCount(door) === panelCount(panels) &&
      (bifoldConfig === null || door.model.bifoldConfig === bifoldConfig),
  );
  return asAsked[0] ?? ofType[0] ?? eligible[0] ?? null;
}
