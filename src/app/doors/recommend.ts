import type { Option, RecommendRequest, RecommendResponse } from '../../contract/doors/recommend.ts';
import type { Appearance } from '../../domain/design/design.ts';
import { linkTextOf } from '../../domain/design/linked-design.ts';
import { designOfSent, type SentDoor } from '../../domain/design/sent-door.ts';
import { echoDoor } from '../../domain/doors/echo.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { savingsOf, selectedId, type Candidate } from '../../domain/recommendation/candidate.ts';
import { recommend as compare, type Recommendation } from '../../domain/recommendation/recommend.ts';
import { withVat } from '../../domain/pricing/vat.ts';
import type { Assessment } from '../../domain/pricing/assess.ts';
import { cents, mm, toDecimal } from '../../domain/units.ts';
import { aboutPrice, type PriceView } from '../../domain/wording/price.ts';
import { optionLabel, prosAndTradeoffs } from '../../domain/wording/options.ts';
import { reasonText } from '../../domain/wording/reason.ts';
import { doorLinks, presentExtras, presentOwnDoor } from './links.ts';
import { presentDetails } from './present-completion.ts';
import { messageOf } from './present-recovery.ts';
import { bothPrices } from './prices.ts';

/** A request body, whose door may come from an earlier response. */
export type DoorToCompare = Omit<RecommendRequest, 'selectedDoor'> & { readonly selectedDoor: SentDoor };

/**
 * Compares the customer's layout with the other layouts for the opening, and recommends one if it is better.
 * Without a public URL the links are relative. Prices in sentences include VAT, except for the trade.
 */
export function recommend(
  book: PriceBook,
  request: DoorToCompare,
  publicUrl = '',
  view: PriceView = 'with-vat',
): RecommendResponse {
  const { widthMm, heightMm } = request.opening;
  const preferences = {
    needsFullWidthAccess: request.preferences?.needsFullWidthAccess ?? false,
    budgetSensitive: request.preferences?.budgetSensitive ?? false,
  };
  const opening = { width: mm(widthMm), height: mm(heightMm) };
  const { door, appearance } = designOfSent(request.selectedDoor);
  const recommendation = compare(book, opening, door, preferences);
  const { selection, eligible, others, recommended } = recommendation;
  return {
    opening: { widthMm, heightMm },
    selectedOptionId: selection.isEmpty ? '' : selectedId,
    recommendedOptionId: recommended?.id ?? null,
    reason: reasonText(book, recommendation, view),
    preferences,
    options: [
      ...(selection.isEmpty ? [] : [presentSelected(book, recommendation, appearance, publicUrl, view)]),
      ...[...eligible, ...others].map((option) =>
        presentAlternative(book, option, selection.candidate, appearance, publicUrl, view),
      ),
    ],
    vatRatePercent: book.vatRatePercent,
    priceBookVersion: book.version,
  };
}

function presentSelected(
  book: PriceBook,
  { assessment, selection, wire }: Recommendation,
  appearance: Appearance,
  publicUrl: string,
  view: PriceView,
): Option {
  const { candidate } = selection;
  const { resolution } = assessment;
  const message = messageOf(book, assessment);
  const details = presentDetails(book, { door: wire, appearance }, assessment, publicUrl);
  const door = echoDoor(book, wire, resolution);
  const verdict = candidate && prosAndTradeoffs(book, candidate, candidate, view);
  return {
    id: selectedId,
    label: resolution.door ? optionLabel(resolution.door) : door.doorType || 'Selected door',
    selected: true,
    valid: candidate !== null,
    door: {
      ...door,
      ...presentExtras(door, appearance),
      assumed: resolution.door ? [...resolution.assumed] : [],
      ...doorLinks(publicUrl, linkTextOf(door, resolution, appearance)),
    },
    ...figures(book, candidate, candidate),
    pros: verdict?.pros ?? [],
    tradeoffs: verdict?.tradeoffs ?? [noPriceYet(book, details.missing.length, assessment)],
    validationMessage: message,
    ...details,
  };
}

function presentAlternative(
  book: PriceBook,
  option: Candidate,
  selected: Candidate | null,
  appearance: Appearance,
  publicUrl: string,
  view: PriceView,
): Option {
  const { pros, tradeoffs } = prosAndTradeoffs(book, option, selected, view);
  const compared = figures(book, option, selected);
  return {
    id: option.id,
    label: optionLabel(option.door),
    selected: false,
    valid: true,
    door: presentOwnDoor(option.door, appearance, publicUrl),
    estimatedPrice: compared.estimatedPrice,
    estimatedPriceInclVat: compared.estimatedPriceInclVat,
    chargeableAreaM2: compared.chargeableAreaM2,
    savingsComparedToSelected: compared.savingsComparedToSelected,
    savingsComparedToSelectedInclVat: compared.savingsComparedToSelectedInclVat,
    savingsPercentComparedToSelected: compared.savingsPercentComparedToSelected,
    pros,
    tradeoffs,
    validationMessage: null,
  };
}

function figures(book: PriceBook, option: Candidate | null, selected: Candidate | null) {
  const savings = option && savingsOf(option, selected);
  const { estimatedPrice, estimatedPriceInclVat } = bothPrices(book, option?.price ?? null);
  return {
    estimatedPrice,
    estimatedPriceInclVat,
    chargeableAreaM2: option ? toDecimal(option.price.chargeableArea) : 0,
    savingsComparedToSelected: savings ? toDecimal(savings.amount) : 0,
    savingsComparedToSelectedInclVat: option && selected ? differenceWithVat(book, selected, option) : 0,
    savingsPercentComparedToSelected: savings ? savings.tenthsOfPercent / 10 : 0,
  };
}

const differenceWithVat = (book: PriceBook, one: Candidate, other: Candidate): number =>
  toDecimal(cents(withVat(book, one.price.total) - withVat(book, other.price.total)));

/** Why the selected door has no price: it lacks details, or cannot be made. */
function noPriceYet(book: PriceBook, missing: number, assessment: Assessment): string {
  const completion = assessment.outcome === 'unclear' ? assessment.completion : null;
  if (!completion) return 'It cannot be made as it stands.';
  const details = missing === 1 ? 'One detail of it is' : 'Some details of it are';
  return `${details} still missing. As we completed it, it costs ${aboutPrice(book, completion.price.total)}.`;
}
