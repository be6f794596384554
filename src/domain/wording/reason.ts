import type { PriceBook } from '../pricing/pricebook.ts';
import type { Candidate } from '../recommendation/candidate.ts';
import type { Recommendation } from '../recommendation/recommend.ts';
import { savingsOf } from '../recommendation/savings.ts';
import { inEuro, inMm, inPercent } from './format.ts';
import { layoutName, sizeOf, typeName } from './names.ts';

/** Why an option is recommended, or why none is, in one or two sentences. */
export function reasonText(book: PriceBook, recommendation: Recommendation): string {
  const { recommended, selection } = recommendation;
  const selected = selection.candidate;
  if (!selected)
    return recommended ? insteadOfInvalid(recommendation, recommended) : nothingSuits(recommendation);
  if (!recommended) return stayWith(book, recommendation, selected);
  const { needsFullWidthAccess } = recommendation.preferences;
  return needsFullWidthAccess && !selected.fullWidth
    ? fullWidth(recommended, selected)
    : saving(recommended, selected);
}

const aDoor = ({ door }: Candidate): string => `a ${layoutName(door)}`;

const clear = ({ clearWidth }: Candidate): string =>
  clearWidth > 0 ? `a clear width of ${inMm(clearWidth)}` : 'no way through';

function insteadOfInvalid({ selection, opening, preferences }: Recommendation, option: Candidate): string {
  const own = selection.type ? `The ${typeName(selection.type)} you selected` : 'The door you selected';
  const why = preferences.budgetSensitive
    ? 'is the least expensive suitable layout'
    : 'is the suitable layout closest to it';
  return `${own} cannot be made as it stands for an opening of ${sizeOf(opening)}. For ${inEuro(option.price.total)}, ${aDoor(option)} ${why}, with ${clear(option)}.`;
}

function nothingSuits({ opening, eligible, others, preferences }: Recommendation): string {
  if (eligible.length + others.length === 0) {
    return `None of our standard layouts fits an opening of ${sizeOf(opening)}. Please send us an internal doors quote request, and we will look at it with you.`;
  }
  return preferences.needsFullWidthAccess
    ? `The selected door cannot be made for this opening, and none of the layouts that can opens nearly the full ${inMm(opening.width)}.`
    : `The selected door cannot be made for an opening of ${sizeOf(opening)}, and none of the layouts that can opens wide enough to be recommended.`;
}

function fullWidth(option: Candidate, selected: Candidate): string {
  const { amount } = savingsOf(option, selected);
  const price =
    amount === 0
      ? 'the same price'
      : `${inEuro(amount)} ${amount > 0 ? 'less' : 'more'} than your selected door`;
  return `You need the full width, and your selected door leaves ${clear(selected)} in an opening of ${inMm(selected.door.opening.width)}. For ${inEuro(option.price.total)}, ${price}, ${aDoor(option)} leaves ${clear(option)}.`;
}

function saving(option: Candidate, selected: Candidate): string {
  const { amount, tenthsOfPercent } = savingsOf(option, selected);
  return `For ${inEuro(option.price.total)}, ${aDoor(option)} fills the same opening and saves ${inEuro(amount)} (${inPercent(tenthsOfPercent)}) on your selected door at ${inEuro(selected.price.total)}. It leaves ${clear(option)}, compared with ${clear(selected)} now.`;
}

function stayWith(
  book: PriceBook,
  { eligible, preferences, opening }: Recommendation,
  selected: Candidate,
): string {
  const own = `your selected door at ${inEuro(selected.price.total)}`;
  const first = eligible[0];
  if (!first) {
    return preferences.needsFullWidthAccess
      ? `No ${selected.fullWidth ? 'other ' : ''}layout opens nearly the full ${inMm(opening.width)}, so we would stay with ${own}, which leaves ${clear(selected)}.`
      : `No other layout for this opening suits better, so we would stay with ${own}, which leaves ${clear(selected)}.`;
  }
  const { amount, tenthsOfPercent } = savingsOf(first, selected);
  if (amount <= 0) {
    const apart = amount === 0 ? 'costs the same' : `costs ${inEuro(amount)} more`;
    return `We would stay with ${own}: the least expensive suitable alternative, ${aDoor(first)}, ${apart}.`;
  }
  const { minimumSaving, minimumSavingPercent } = preferences.budgetSensitive
    ? book.recommend.budget
    : book.recommend.standard;
  return `We would stay with ${own}: ${aDoor(first)} would save ${inEuro(amount)} (${inPercent(tenthsOfPercent)}), and we suggest a change from ${inEuro(minimumSaving)} and ${minimumSavingPercent} % upwards.`;
}
