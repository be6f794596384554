import { describeLimits } from '../app/doors/limits.ts';
import { estimate } from '../app/doors/estimate.ts';
import { recommend } from '../app/doors/recommend.ts';
import { appraiser } from '../app/enquiries/appraise.ts';
import { assessEnquiry } from '../app/enquiries/assess.ts';
import { type SubmitEnquiryNeeds, enquiryDesk } from '../app/enquiries/submit.ts';
import { listProducts } from '../app/figures/catalogue.ts';
import { doorQuoteDesk } from '../app/quotes/create.ts';
import { doorQuoteOpener } from '../app/quotes/open.ts';
import { createDoorQuoteSubmitter } from '../app/quotes/submit.ts';
import type { Clock } from '../app/shared/clock.ts';
import { randomIds } from '../app/shared/ids.ts';
import type { Store } from '../store/store.ts';
import type { UseCases } from '../app/use-cases.ts';
import type { Figures } from './figures.ts';

export interface UseCaseParts {
  readonly figures: Figures;
  readonly store: Store;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly observeEnquiry: SubmitEnquiryNeeds['observe'];
}

/** Every use case with what it needs: those of the table of operations, and those only pages have. */
export function composeUseCases({ figures, store, clock, publicUrl, observeEnquiry }: UseCaseParts) {
  const { book, catalogue, updatedAt } = figures;
  const ids = randomIds(clock);
  const ensureStorable = () => store.probe();
  const submitEnquiry = enquiryDesk({
    enquiries: store.enquiries,
    ids,
    clock,
    assess: assessEnquiry,
    appraise: appraiser(book),
    ensureStorable,
    observe: observeEnquiry,
  });
  const openDoorQuote = doorQuoteOpener(store.doorQuotes, clock);
  const operations = {
    estimate: (request) => estimate(book, request, publicUrl()),
    recommend: (request) => recommend(book, request, publicUrl()),
    listProducts: () => listProducts(book, catalogue, publicUrl(), updatedAt),
    describeLimits: () => describeLimits(book),
    createDoorQuote: doorQuoteDesk({
      book,
      doorQuotes: store.doorQuotes,
      ids,
      clock,
      publicUrl,
      ensureStorable,
    }),
    submitEnquiry,
  } satisfies UseCases;
  return {
    operations,
    openDoorQuote,
    submitDoorQuote: createDoorQuoteSubmitter({
      book,
      openDoorQuote,
      submitEnquiry,
      enquiries: store.enquiries,
    }),
  };
}
