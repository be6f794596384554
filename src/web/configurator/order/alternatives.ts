import type { Door } from '../../../domain/doors/door.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type BothPrices, bothPrices } from '../../../domain/pricing/vat.ts';
import { type Candidate, selectedId } from '../../../domain/recommendation/candidate.ts';
import { recommend } from '../../../domain/recommendation/recommend.ts';
import { mm } from '../../../domain/units.ts';
import { optionLabel } from '../../../domain/wording/options.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { reasonText } from '../../../domain/wording/reason.ts';
import { wireOfForm } from './door-form.ts';
import type { DoorForm } from './form-fields.ts';

/** A layout for an opening, with the figures of the API's answer. */
export interface Layout {
  readonly id: string;
  readonly label: string;
  readonly door: Door;
  readonly prices: BothPrices;
  /** Clear width in millimetres with all leaves open; 0 if nothing opens. */
  readonly clearWidth: number;
  readonly recommended: boolean;
}

export interface Alternatives {
  /** The customer's own door; null if it cannot be made. */
  readonly own: Layout | null;
  /** Other layouts for the opening, best first. */
  readonly others: readonly Layout[];
  readonly reason: string;
  /** The two layouts that the customer compares; null if none are compared. */
  readonly pair: readonly [Layout, Layout] | null;
}

/** Other layouts for a door's opening; null if the sizes are invalid. */
export function alternativesTo(book: PriceBook, form: DoorForm, view: PriceView): Alternatives | null {
  const width = typedSize(form.width);
  const height = typedSize(form.height);
  if (width === undefined || height === undefined) return null;
  const preferences = {
    needsFullWidthAccess: form.fullWidth === 'yes',
    budgetSensitive: form.budget === 'yes',
  };
  const recommendation = recommend(
    book,
    { width: mm(width), height: mm(height) },
    wireOfForm(form),
    preferences,
  );
  const { selection, eligible, others, recommended } = recommendation;
  const layoutOf = (candidate: Candidate): Layout => ({
    id: candidate.id,
    label: candidate.id === selectedId ? 'Your door as it is' : optionLabel(candidate.door),
    door: candidate.door,
    prices: bothPrices(book, candidate.price.total),
    clearWidth: candidate.clearWidth,
    recommended: candidate === recommended,
  });
  const own = selection.candidate && layoutOf(selection.candidate);
  const layouts = [...eligible, ...others].map(layoutOf);
  const all = own ? [own, ...layouts] : layouts;
  return {
    own,
    others: layouts.toSorted((one, other) => Number(other.recommended) - Number(one.recommended)),
    reason: reasonText(book, recommendation, view),
    pair: pairOf(all, form),
  };
}

/** The two layouts that a form compares. A first layout that does not exist any more is replaced. */
function pairOf(all: readonly Layout[], { compareOne, compareOther }: DoorForm): Alternatives['pair'] {
  const other = all.find(({ id }) => id === compareOther);
  if (!other) return null;
  const one =
    all.find(({ id }) => id === compareOne && id !== other.id) ?? all.find(({ id }) => id !== other.id);
  return one ? [one, other] : null;
}
