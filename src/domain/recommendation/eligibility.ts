import { panelCount } from '../doors/door.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import type { PriceBook } from '../book/price-book.ts';
import { sameModel, savesEnough, type Candidate, type Selection } from './candidate.ts';

export interface Preferences {
  readonly needsFullWidthAccess: boolean;
  readonly budgetSensitive: boolean;
}

const slidingTypes: readonly DoorTypeKey[] = ['SLIDING', 'DOUBLE_SLIDING'];

/** Whether an alternative may be recommended. */
export function isEligible(
  book: PriceBook,
  alternative: Candidate,
  all: readonly Candidate[],
  selection: Selection,
  preferences: Preferences,
): boolean {
  if (!panelsPay(book, alternative, all, selection)) return false;
  if (preferences.needsFullWidthAccess) return alternative.fullWidth;
  return (
    opensWideEnough(book, alternative, selection, preferences) &&
    staysSliding(alternative, selection, preferences)
  );
}

/** Whether a door with side panels saves enough over a wider door. */
function panelsPay(
  book: PriceBook,
  alternative: Candidate,
  all: readonly Candidate[],
  selection: Selection,
): boolean {
  if (panelCount(alternative.door) === 0 || isWhatWasAskedFor(alternative, selection)) return true;
  const { candidate } = selection;
  const pays = (other: Candidate): boolean =>
    panelCount(other.door) > 0 ||
    !sameModel(other.door, alternative.door) ||
    savesEnough(alternative.price, other.price, book.recommend.standard);
  return all.every(pays) && (candidate === null || pays(candidate));
}

/**
 * Whether a layout only corrects the customer's door, with the same type and number of panels. It is eligible
 * whatever it saves.
 */
function isWhatWasAskedFor({ door }: Candidate, { candidate, type, panels }: Selection): boolean {
  return (
    candidate === null &&
    door.model.type === type &&
    panels !== null &&
    panelCount(door) === panelCount(panels)
  );
}

function opensWideEnough(
  book: PriceBook,
  { door, clearWidth, fullWidth }: Candidate,
  { candidate }: Selection,
  { budgetSensitive }: Preferences,
): boolean {
  if (fullWidth || door.model.type === 'FIX_PANEL') return true;
  const { minimumClear } = budgetSensitive ? book.recommend.budget : book.recommend.standard;
  return clearWidth >= Math.min(minimumClear, candidate?.clearWidth ?? minimumClear);
}

/**
 * Requires a sliding door if the customer chose one, usually because there is no room for a swinging leaf.
 * Not required if the preference is price.
 */
function staysSliding(
  { door }: Candidate,
  { candidate }: Selection,
  { budgetSensitive }: Preferences,
): boolean {
  if (budgetSensitive || !candidate || !slidingTypes.includes(candidate.door.model.type)) return true;
  return slidingTypes.includes(door.model.type);
}
