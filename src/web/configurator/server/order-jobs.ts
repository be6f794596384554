import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { type OrderDocument, orderDocument } from './order-document.tsx';
import type { QuotePdf } from './quote-pdf.tsx';

interface PdfAsked {
  readonly forms: readonly DoorForm[];
  readonly dates: readonly string[];
  readonly priceView: PriceView;
}

/** What takes too long for the main thread. What writes PDFs is handed in: only the thread that does it is to load it. */
export function createOrderJobs(book: PriceBook, quotePdf: QuotePdf) {
  return {
    orderPage: (page: OrderDocument): Uint8Array => Buffer.from(orderDocument(book, page)),
    pdf: ({ forms, dates, priceView }: PdfAsked): Promise<Uint8Array> =>
      quotePdf(book, forms, dates, priceView),
  };
}

export type OrderJobs = ReturnType<typeof createOrderJobs>;

/** Bytes that came from another thread, without copying them. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
