import type { ClientPackage } from '../../app/site/client-package.ts';
import type { Clock } from '../../app/shared/clock.ts';
import type { OpenDoorQuote } from '../../app/quotes/open.ts';
import type { Pictures } from '../../app/shared/pictures.ts';
import type { SubmitDoorQuote } from '../../app/quotes/submit.ts';
import type { SubmitEnquiry } from '../../app/enquiries/submit.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { LimitsInForce } from '../../contract/describing/in-force.ts';
import type { Assets } from './assets.ts';

export interface PageNeeds {
  readonly publicUrl: () => string;
  readonly book: PriceBook;
  readonly catalogue: readonly Product[];
  readonly updatedAt: string;
  readonly clock: Clock;
  readonly assets: Assets;
  readonly clientPackage: ClientPackage | null;
  /** For the guide. */
  readonly inForce: LimitsInForce;
  readonly submitEnquiry: SubmitEnquiry;
  readonly openDoorQuote: OpenDoorQuote;
  readonly submitDoorQuote: SubmitDoorQuote;
  readonly pictures: Pictures;
}
