import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { assumptions } from '../order/assumed-values.ts';
import { formOfDesign } from '../order/door-form.ts';
import { type SentOrder, termsOfSent, viewSentOrder } from '../../../app/enquiries/sent-order.ts';
import { type PricedDoor, type PricedOrder, totalOf } from '../../../app/doors/priced-order.ts';
import { replacedValueReason } from '../order/replaced-values.ts';
import { viewOrder } from '../order/view.ts';
import { type OrderDocument, orderDocument } from './order-document.tsx';
import { type ScheduleDocument, scheduleDocument } from '../schedule/schedule-document.tsx';
import type { QuotePdf } from './quote-pdf.tsx';
import { type SentDocument, sentDocument } from './sent-document.tsx';

interface PdfAsked {
  readonly designs: readonly DoorDesign[];
  readonly dates: readonly string[];
  readonly priceView: PriceView;
}

interface SentPdfAsked extends Omit<PdfAsked, 'designs'> {
  readonly sent: SentOrder;
}

/** Jobs that are too slow for the main thread. `quotePdf` is injected, so that only render threads load pdfkit. */
export function createOrderJobs(book: PriceBook, quotePdf: QuotePdf) {
  return {
    orderPage: (page: OrderDocument): Uint8Array => Buffer.from(orderDocument(book, page)),
    schedulePage: (page: ScheduleDocument): Uint8Array => Buffer.from(scheduleDocument(book, page)),
    sentPage: (page: SentDocument): Uint8Array => Buffer.from(sentDocument(book, page)),
    pdf({ designs, dates, priceView }: PdfAsked): Promise<Uint8Array> {
      const notes = [...dates, ...assumptions(book, designs)];
      return quotePdf(book, orderOnPaper(book, designs), notes, priceView);
    },
    sentPdf: ({ sent, dates, priceView }: SentPdfAsked): Promise<Uint8Array> =>
      quotePdf(termsOfSent(book, sent), viewSentOrder(book, sent), dates, priceView),
  };
}

/** The order as the page shows it, except that a door with replaced values has no price. */
function orderOnPaper(book: PriceBook, designs: readonly DoorDesign[]): PricedOrder {
  const order = viewOrder(
    book,
    designs.map((design) => formOfDesign(book, design)),
  );
  const doors = designs.map((design, index): PricedDoor => {
    const shown = order.doors[index];
    return shown && replacedValueReason(book, design) === null
      ? shown
      : { design, estimated: null, prices: null };
  });
  return { ...order, doors, total: totalOf(doors), priced: doors.filter(({ prices }) => prices).length };
}

export type OrderJobs = ReturnType<typeof createOrderJobs>;

/** Wraps bytes from another thread without copying. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
