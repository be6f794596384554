import type { MakerResponse } from '../../contract/maker.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import { makerFacts } from '../../domain/wording/facts.ts';

/** What the maker has said, from the maker's card and the price book. */
export const describeMaker = (business: Business, book: PriceBook, publicUrl: string): MakerResponse => ({
  maker: business.name,
  answers: makerFacts(business, book).map(({ topic, answer }) => ({ topic, answer })),
  faqUrl: `${publicUrl}/faq`,
  measuringUrl: `${publicUrl}/measuring`,
});
