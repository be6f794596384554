import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { formOfDesign } from '../order/door-form.ts';
import { type SentOrder, viewSentOrder } from '../../../app/enquiries/sent-order.ts';
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
      const forms = designs.map((design) => formOfDesign(book, design));
      return quotePdf(book, viewOrder(book, forms), dates, priceView);
    },
    sentPdf: ({ sent, dates, priceView }: SentPdfAsked): Promise<Uint8Array> =>
      quotePdf(book, viewSentOrder(book, sent), dates, priceView),
  };
}

export type OrderJobs = ReturnType<typeof createOrderJobs>;

/** Bytes that came from another thread, without copying them. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
