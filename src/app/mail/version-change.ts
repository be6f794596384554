import type { PriceBook } from '../../domain/book/price-book.ts';
import { inEuro } from '../../domain/wording/format.ts';
import { priceLine } from '../../domain/wording/price.ts';
import { cents } from '../../domain/units.ts';
import type { PricedOrder } from '../doors/priced-order.ts';
import { messageOf } from '../enquiries/any-request.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import { type EarlierVersion, asItWas } from '../enquiries/versions.ts';
import type { WallMs } from '../shared/clock.ts';
import { type EnquiryDoor, doorsOf } from './enquiry-doors.ts';

/** An enquiry before and after one change by its customer. */
export interface VersionChange {
  readonly at: WallMs;
  readonly was: Enquiry;
  readonly is: Enquiry;
}

/** The changes of an enquiry by its customer, oldest first. */
export function versionChanges(
  enquiry: Enquiry,
  earlier: readonly EarlierVersion[],
): readonly VersionChange[] {
  const all = [...earlier.map((version) => asItWas(enquiry, version)), enquiry];
  return earlier.flatMap(({ replacedAt: at }, index) => {
    const [was, is] = [all[index], all[index + 1]];
    return was && is ? [{ at, was, is }] : [];
  });
}

/** The totals before and after a change, in words. The difference is null if a door has no price. */
export function totalsOf(book: PriceBook, { was, is }: VersionChange) {
  const [before, after] = [doorsOf(book, was), doorsOf(book, is)];
  return { was: totalWords(before), is: totalWords(after), difference: differenceWords(before, after) };
}

const totalWords = ({ priced, total }: PricedOrder<EnquiryDoor>): string =>
  priced === 0 ? 'No price' : priceLine(total, 'with-vat');

function differenceWords(was: PricedOrder<EnquiryDoor>, is: PricedOrder<EnquiryDoor>): string | null {
  if (![was, is].every(({ priced, doors }) => priced > 0 && priced === doors.length)) return null;
  const difference = is.total.withVat - was.total.withVat;
  if (difference === 0) return 'The same total';
  return `${inEuro(cents(difference))} ${difference > 0 ? 'more' : 'less'} with VAT`;
}

/** The text that the customer added to the message with a change; undefined without any. */
export function addedMessage({ was, is }: VersionChange): string | undefined {
  const [before, after] = [messageOf(was.request), messageOf(is.request)];
  if (after === undefined || after === before) return undefined;
  return before !== undefined && after.startsWith(before) ? after.slice(before.length).trimStart() : after;
}
