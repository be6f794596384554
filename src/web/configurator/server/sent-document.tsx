import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type FullHead, renderDocument } from '../../shell/document.tsx';
import { SentPage, type SentPageProps } from './sent-page.tsx';

/** All the page after sending is made of but the price book, as plain data: another thread can make the page of it. */
export interface SentDocument extends Omit<SentPageProps, 'book' | 'business'> {
  readonly head: FullHead;
}

export const sentDocument = (book: PriceBook, { head, ...shown }: SentDocument): string =>
  renderDocument({
    ...head,
    scripted: true,
    children: <SentPage book={book} business={head.business} {...shown} />,
  });
