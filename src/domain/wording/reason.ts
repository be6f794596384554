import type { PriceBook } from '../book/price-book.ts';
import type { Recommendation } from '../recommendation/recommend.ts';
import { savingsOf, type Candidate } from '../recommendation/candidate.ts';
import { detailOf } from '../doors/missing.ts';
import { filledWords } from './completion.ts';
import { capitalise, inMm, inPercent, inWords, withArticle } from './format.ts';
import { layoutName, sizeOf, typeName, yours } from './names.ts';
import { type PriceView, type PriceWriter, priceWriter } from './price.ts';

/** One or two sentences on why an option is recommended, or why no option is. */
export function reasonText(book: PriceBook, recommendation: Recommendation, view: PriceView): string {
  const write = priceWriter(book, view);
  const { recommended, selection, preferences } = recommendation;
  const selected = selection.candidate;
  if (!selected)
    return recommended
      ? insteadOf(write, recommendation, recommended)
      : nothingSuits(book, write, recommendation);
  if (!recommended) return stayWith(book, write, recommendation, selected);
  return preferences.needsFullWidthAccess && !selected.fullWidth
    ? fullWidth(write, recommended, selected)
    : saving(write, recommended, selected);
}

const named = ({ door }: Candidate): string => withArticle(layoutName(door));

const clear = ({ clearWidth }: Candidate): string =>
  clearWidth > 0 ? `a clear width of ${inMm(clearWidth)}` : 'no way through';

/**
 * Limits a claim to the layouts that were compared: other leaf widths, more side panels or a fixed panel may
 * cost less.
 */
const compared = 'compared here, with our usual leaf widths and with no side panels or the fewest that fit';

/** Describes the cheapest of the compared layouts: "the least expensive of the 9 suitable layouts …". */
const leastExpensive = ({ length }: readonly Candidate[], which: 'suitable' | 'other suitable'): string =>
  length === 1
    ? `the only ${which} layout ${compared}`
    : `the least expensive of the ${inWords(length)} ${which} layouts ${compared}`;

/** Why the customer's door has no price, or its price when completed. */
function ownFails(write: PriceWriter, { selection, assessment, opening }: Recommendation): string {
  const own = selection.type ? `The ${typeName(selection.type)} you selected` : 'The door you selected';
  if (assessment.outcome === 'unclear' && assessment.completion) {
    const { door, price } = assessment.completion;
    const details = assessment.missing.map(detailOf).filter((detail) => detail !== undefined);
    return `${own} lacks a detail; with what we filled in (${filledWords(door, details)}) it costs ${write.both(price.total)}`;
  }
  return assessment.outcome === 'unclear' && !assessment.fault
    ? `${own} cannot be priced as it is described`
    : `${own} cannot be made for an opening of ${sizeOf(opening)}`;
}

function insteadOf(write: PriceWriter, recommendation: Recommendation, option: Candidate): string {
  const { selection, preferences } = recommendation;
  const closest = !preferences.budgetSensitive && option.door.model.type === selection.type;
  const why = closest
    ? 'the suitable layout closest to it'
    : leastExpensive(recommendation.eligible, 'suitable');
  const before = selection.isEmpty ? '' : `${ownFails(write, recommendation)}. `;
  return `${before}${capitalise(named(option))} is ${why}: it costs ${write.both(option.price.total)} and has ${clear(option)}.`;
}

function nothingSuits(book: PriceBook, write: PriceWriter, recommendation: Recommendation): string {
  const { opening, eligible, others, preferences, selection } = recommendation;
  if (eligible.length + others.length === 0) {
    return `None of our standard layouts fits an opening of ${sizeOf(opening)}. Please ask us for an offer for internal doors, and we will look at it with you.`;
  }
  const { minimumClear } = preferences.budgetSensitive ? book.recommend.budget : book.recommend.standard;
  const lacking = preferences.needsFullWidthAccess
    ? `opens nearly the full ${inMm(opening.width)}`
    : `opens wide enough to be recommended, with a clear width of at least ${inMm(minimumClear)}`;
  const none = `one of the layouts compared here ${lacking}.`;
  return selection.isEmpty ? `N${none}` : `${ownFails(write, recommendation)}, and n${none}`;
}

function fullWidth(write: PriceWriter, option: Candidate, selected: Candidate): string {
  const { amount } = savingsOf(option, selected);
  const own = yours(selected.door);
  const apart = write.difference(option.price.total, selected.price.total);
  const beside = amount === 0 ? 'the same' : `${apart} ${amount > 0 ? 'less' : 'more'}`;
  return `You need the full width, and ${own} has ${clear(selected)} in an opening of ${inMm(selected.door.opening.width)}. ${capitalise(named(option))} has ${clear(option)} and costs ${write.both(option.price.total)}, ${beside}.`;
}

function saving(write: PriceWriter, option: Candidate, selected: Candidate): string {
  const { tenthsOfPercent } = savingsOf(option, selected);
  const apart = write.difference(option.price.total, selected.price.total);
  return `${capitalise(named(option))} costs ${write.both(option.price.total)}, which saves ${apart} (${inPercent(tenthsOfPercent)}) on ${yours(selected.door)} at ${write.price(selected.price.total)}. ${clearBeside(option, selected)}`;
}

function clearBeside(option: Candidate, selected: Candidate): string {
  if (selected.clearWidth === 0) {
    return option.clearWidth === 0 ? 'Neither of them opens.' : `It opens, with ${clear(option)}.`;
  }
  return option.clearWidth === selected.clearWidth
    ? `It has the same clear width of ${inMm(option.clearWidth)}.`
    : `It has ${clear(option)}, compared with ${inMm(selected.clearWidth)} now.`;
}

function stayWith(
  book: PriceBook,
  write: PriceWriter,
  recommendation: Recommendation,
  selected: Candidate,
): string {
  const { eligible, preferences, opening } = recommendation;
  const own = `${yours(selected.door)} at ${write.both(selected.price.total)}`;
  const first = eligible[0];
  if (!first) {
    const none = preferences.needsFullWidthAccess
      ? `No ${selected.fullWidth ? 'other ' : ''}layout opens nearly the full ${inMm(opening.width)}`
      : 'None of the other layouts compared here suits better';
    return `${none}, so we would stay with ${own}, which has ${clear(selected)}.`;
  }
  const { amount, tenthsOfPercent } = savingsOf(first, selected);
  const apart = write.difference(first.price.total, selected.price.total);
  if (amount <= 0) {
    const beside = amount === 0 ? 'costs the same' : `costs ${apart} more`;
    return `We would stay with ${own}: ${named(first)}, ${leastExpensive(eligible, 'other suitable')}, ${beside}.`;
  }
  const terms = preferences.budgetSensitive ? book.recommend.budget : book.recommend.standard;
  return `We would stay with ${own}: ${named(first)} would save ${apart} (${inPercent(tenthsOfPercent)}), and we suggest a change only from ${write.price(terms.minimumSaving)} and ${terms.minimumSavingPercent}% upwards.`;
}
