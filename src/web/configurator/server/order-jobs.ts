import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { assumptions } from '../order/assumed.ts';
import { formOfDesign } from '../order/door-form.ts';
import { type SentOrder, termsOfSent, viewSentOrder } from '../../../app/enquiries/sent-order.ts';
import { sumOfPrices } from '../../../domain/pricing/vat.ts';
import type { PricedDoor, PricedOrder } from '../../../app/doors/priced-order.ts';
import { misread } from '../order/misread.ts';
import { viewOrder } from '../order/view.ts';
import { type OrderDocument, orderDocument } from './order-document.tsx';
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

/** What takes too long for the main thread. What writes PDFs is handed in: only the thread that does it is to load it. */
export function createOrderJobs(book: PriceBook, quotePdf: QuotePdf) {
  return {
    orderPage: (page: OrderDocument): Uint8Array => Buffer.from(orderDocument(book, page)),
    sentPage: (page: SentDocument): Uint8Array => Buffer.from(sentDocument(book, page)),
    pdf({ designs, dates, priceView }: PdfAsked): Promise<Uint8Array> {
      const notes = [...dates, ...assumptions(book, designs)];
      return quotePdf(book, orderOnPaper(book, designs), notes, priceView);
    },
    sentPdf: ({ sent, dates, priceView }: SentPdfAsked): Promise<Uint8Array> =>
      quotePdf(termsOfSent(book, sent), viewSentOrder(book, sent), dates, priceView),
  };
}

/** As the page shows it, but for a door that was asked for and cannot be understood: that has no price on paper. */
function orderOnPaper(book: PriceBook, designs: readonly DoorDesign[]): PricedOrder {
  const order = viewOrder(
    book,
    designs.map((design) => formOfDesign(book, design)),
  );
  const doors = designs.map((design, index): PricedDoor => {
    const shown = order.doors[index];
    return shown && misread(book, design) === null ? shown : { design, estimated: null, prices: null };
  });
  const prices = doors.flatMap((door) => door.prices ?? []);
  return { ...order, doors, total: sumOfPrices(prices), priced: prices.length };
}

export type OrderJobs = ReturnType<typeof createOrderJobs>;

/** Bytes that came from another thread, without copying them. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
