import { piecesOf } from '../../../app/doors/priced-order.ts';
import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import type { PlaceholderValues } from '../../../app/replies/placeholders.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { harmless } from '../../../domain/wording/harmless.ts';
import { priceWords } from '../../../domain/wording/price.ts';
import { designWords } from '../../../drawing/words.ts';

/** What the placeholders of a template stand for in a reply about this enquiry. */
export function valuesFor(
  book: PriceBook,
  { enquiry, order }: Pick<OpenedEnquiry, 'enquiry' | 'order'>,
  link: string | null,
): PlaceholderValues {
  const { doors, priced, total, leadTimeWeeks } = order;
  const { first, note } = priceWords(total, 'with-vat');
  const lines = doors.map((door, index) => {
    const pieces = piecesOf(door);
    const title = door.design ? designWords(book, door.design).title : 'A door described in words';
    return `${index + 1}. ${title}${pieces > 1 ? `, ${pieces} pieces` : ''}`;
  });
  return {
    name: harmless(enquiry.request.customer.name),
    reference: enquiry.reference,
    // Part of a total would mislead the customer.
    total: priced > 0 && priced === doors.length ? `${first} ${note}` : null,
    weeks: leadTimeWeeks > 0 ? weeks(leadTimeWeeks) : null,
    doors: lines.length > 0 ? lines.join('\n') : null,
    link,
  };
}
