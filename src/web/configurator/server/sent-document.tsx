import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type FullHead, renderDocument } from '../../shell/document.tsx';
import { SentPage, type SentPageProps } from './sent-page.tsx';

/**
 * The page of a submitted order as plain data, which a worker thread renders. The thread has the price book
 * already.
 */
export interface SentDocument extends Omit<SentPageProps, 'book' | 'business'> {
  readonly head: FullHead;
}

export const sentDocument = (book: PriceBook, { head, ...shown }: SentDocument): string =>
  renderDocument({
    ...head,
    scripted: true,
    children: <SentPage book={book} business={head.business} {...shown} />,
  });
