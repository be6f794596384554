import type { PriceBook } from '../book/price-book.ts';
import type { Found, Need, Needs } from '../finding/find.ts';
import { withVat } from '../pricing/vat.ts';
import { cents } from '../units.ts';
import { doorInSentence } from './door-line.ts';
import { capitalise, inEuro, inMm, weeks, withArticle, withCapitalArticle } from './format.ts';
import { sizeOf } from './names.ts';
import { aboutPrice } from './price.ts';

/** The result in one or two sentences for the customer. */
export function foundText(book: PriceBook, needs: Needs, { options, count, unmet }: Found): string {
  const [cheapest] = options;
  if (!cheapest) return unmetTexts[unmet ?? 'together'](needs);
  const { quantity } = cheapest.door.extras;
  const named = withCapitalArticle(doorInSentence(book, cheapest.door));
  const meeting = count === 1 ? 'the only layout' : `the least expensive of the ${count} layouts`;
  const meets = count === 1 ? 'meets' : 'meet';
  const first = `${named} is ${meeting} compared here that ${meets} these needs: ${aboutPrice(book, cheapest.price.total)}${quantity > 1 ? ' each' : ''}.`;
  if (needs.budget === undefined || cheapest.withinBudget) return first;
  const total = cents(quantity * withVat(book, cheapest.price.total));
  return `None of the layouts compared here that meet these needs is within ${inEuro(needs.budget)} with VAT. The nearest to it is ${withArticle(doorInSentence(book, cheapest.door))}, ${aboutPrice(book, cheapest.price.total)}${quantity > 1 ? ' each' : ''}: ${inEuro(cents(total - needs.budget))} more than the budget.`;
}

const unmetTexts: Readonly<Record<Need, (needs: Needs) => string>> = {
  opening: ({ opening }) => `No door can be made for an opening of ${sizeOf(opening)}.`,
  types: (needs) =>
    asksForTypes(needs)
      ? `None of the types asked for can be made for an opening of ${sizeOf(needs.opening)}.`
      : `Only a fixed panel can be made for an opening of ${sizeOf(needs.opening)}.`,
  noSwing: (needs) =>
    amongTypes(
      needs,
      `no sliding or bi-fold door, whose leaves do not swing, can be made for an opening of ${sizeOf(needs.opening)}.`,
    ),
  fullWidth: (needs) =>
    amongTypes(
      needs,
      `none of our usual layouts leaves nearly all of an opening of ${sizeOf(needs.opening)} free to walk through.`,
    ),
  minimumClear: ({ minimumClear = 0, ...needs }) =>
    amongTypes(
      needs,
      `none of our usual layouts for an opening of ${sizeOf(needs.opening)} leaves ${inMm(minimumClear)} to walk through.`,
    ),
  maximumWeeks: ({ maximumWeeks = 0, ...needs }) =>
    amongTypes(
      needs,
      `no door for an opening of ${sizeOf(needs.opening)} is ready in ${weeks(maximumWeeks)}.`,
    ),
  together: () => 'Each of these needs can be met, but none of our usual layouts meets all of them together.',
};

const asksForTypes = ({ types = [] }: Pick<Needs, 'types'>): boolean => types.length > 0;

/** Limits a claim to the types that were compared, as another type may meet the need. */
const amongTypes = (needs: Pick<Needs, 'types'>, sentence: string): string =>
  asksForTypes(needs) ? `Of the types asked for, ${sentence}` : capitalise(sentence);
