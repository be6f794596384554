import type { Breakdown, EstimatedDoor } from '../../../contract/doors/estimate.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type BothPrices, pricesOfEuros } from '../../../domain/pricing/vat.ts';
import { cents } from '../../../domain/units.ts';
import { inEuro, listed, weeks } from '../../../domain/wording/format.ts';
import { type PriceLine, priceLineNames } from '../../../domain/wording/price-lines.ts';
import { estimate } from '../../doors/estimate.ts';
import { type PricedOrder, totalOf } from '../../doors/priced-order.ts';
import type { Enquiry } from '../enquiry.ts';

/** A door of an enquiry with its price today, compared with its price at the time. */
export interface DoorToday {
  /** Price with today's price book; null if the door cannot be made today, or could not be parsed. */
  readonly today: BothPrices | null;
  readonly breakdown: Breakdown | null;
  readonly difference: string;
}

export interface PricesToday {
  readonly doors: readonly DoorToday[];
  /** Total of the doors that have a price today. */
  readonly total: BothPrices;
  readonly priced: number;
  /** Changes of price book, VAT rate and lead time since the enquiry, in sentences. */
  readonly reasons: readonly string[];
}

/** Today's prices; null if no door of the enquiry could be priced. */
export function pricesToday(book: PriceBook, enquiry: Enquiry, then: PricedOrder): PricesToday | null {
  const designs = then.doors.flatMap(({ design }) => design ?? []);
  if (designs.length === 0) return null;
  const now = estimate(book, { doors: designs.map(({ door }) => door) });
  let next = 0;
  const doors = then.doors.map((door): DoorToday => {
    const estimated = door.design && now.doors[next++];
    if (!estimated)
      return {
        today: null,
        breakdown: null,
        difference: 'It was described in words, so only a person can price it.',
      };
    const today = estimated.valid
      ? pricesOfEuros(estimated.estimatedPrice, estimated.estimatedPriceInclVat)
      : null;
    return {
      today,
      breakdown: estimated.breakdown,
      difference: doorDifference(door.estimated, door.prices, estimated, today),
    };
  });
  return {
    doors,
    total: totalOf(
      doors.map(({ today }, index) => ({ design: then.doors[index]?.design ?? null, prices: today })),
    ),
    priced: doors.filter(({ today }) => today).length,
    reasons: wholeReasons(book, enquiry, then, now.leadTimeWeeks),
  };
}

function doorDifference(
  before: EstimatedDoor | null,
  then: BothPrices | null,
  now: EstimatedDoor,
  today: BothPrices | null,
): string {
  if (!today)
    return then
      ? `Today it cannot be made: ${now.validationMessage ?? 'the limits have changed'}`
      : (now.validationMessage ?? 'It cannot be made as it stands.');
  if (!before) return 'No price of that day was kept; this is the one of today.';
  if (!then) return 'There was no price on that day; today there is one.';
  if (then.net === today.net)
    return then.withVat === today.withVat ? 'The same today.' : 'The same without VAT; the VAT has changed.';
  const lines = changedLines(before.breakdown, now.breakdown);
  const amount = inEuro(cents(today.net - then.net));
  const way = today.net > then.net ? 'more' : 'less';
  return `Today ${amount} ${way} without VAT${lines.length === 0 ? '' : `: ${listed(lines)}`}.`;
}

/** Price lines that have changed, with both amounts. */
function changedLines(before: Breakdown | null, now: Breakdown | null): readonly string[] {
  const amounts = (breakdown: Breakdown | null) =>
    new Map(breakdown?.lines.map(({ item, amount }) => [item, Math.round(amount * 100)] as const));
  const [then, today] = [amounts(before), amounts(now)];
  const items = Object.keys(priceLineNames) as PriceLine[];
  return items.flatMap((item) => {
    const [was, is] = [then.get(item) ?? 0, today.get(item) ?? 0];
    return was === is
      ? []
      : [`${priceLineNames[item].toLowerCase()} ${exact(was)} then and ${exact(is)} today`];
  });
}

const exact = (amount: number): string => `${amount < 0 ? '−' : ''}€${(Math.abs(amount) / 100).toFixed(2)}`;

function wholeReasons(
  book: PriceBook,
  { priceBookVersion, estimate }: Enquiry,
  then: PricedOrder,
  leadTimeWeeks: number,
): readonly string[] {
  const vatThen = (estimate as { vatRatePercent?: number } | null)?.vatRatePercent;
  const sameBook = priceBookVersion === book.version;
  return [
    sameBook
      ? `The price book is the same as on that day: ${book.version}.`
      : `The price book was ${priceBookVersion ?? 'not noted'} on that day and is ${book.version} today.`,
    ...(vatThen === undefined || vatThen === book.vatRatePercent
      ? []
      : [`VAT was ${vatThen}% on that day and is ${book.vatRatePercent}% today.`]),
    ...(then.leadTimeWeeks === leadTimeWeeks || then.leadTimeWeeks === 0 || leadTimeWeeks === 0
      ? []
      : [`The lead time was ${weeks(then.leadTimeWeeks)} on that day and is ${weeks(leadTimeWeeks)} today.`]),
  ];
}
