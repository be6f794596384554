import { type SubmitEnquiryNeeds, createEnquirySubmitter } from '../app/enquiries/submit.ts';
import { createConfirmationCap } from '../app/callers/confirmation-cap.ts';
import { createDoorChanger } from '../app/enquiries/changes/change-doors.ts';
import { createSentEnquiryReader } from '../app/enquiries/sent-page.ts';
import { createDoorQuoteOpener } from '../app/quotes/open.ts';
import { createDoorQuoteSubmitter } from '../app/quotes/submit.ts';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { Clock } from '../app/shared/clock.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import type { Store } from '../store/store.ts';
import { createUseCases } from '../app/use-cases.ts';
import type { Figures } from '../figures/load.ts';

export interface UseCaseParts {
  readonly figures: Figures;
  readonly store: Store;
  readonly clock: Clock;
  readonly publicUrl: () => string;
  readonly learned: SubmitEnquiryNeeds['learned'];
  /** Whether mail is configured. */
  readonly mails: boolean;
  /** Counts confirmation mails by network. */
  readonly mailLimiter: RateLimiter;
  /** Whether new enquiries have events. */
  readonly withEvents: boolean;
  readonly observeEnquiry: SubmitEnquiryNeeds['observe'];
}

/** Wires all use cases: those of the operations, and those that only pages use. */
export function composeUseCases(parts: UseCaseParts) {
  const { figures, store, clock, publicUrl, mails, mailLimiter, withEvents, learned, observeEnquiry } = parts;
  const { book } = figures;
  const ids = createRandomIds(clock);
  const submitEnquiry = createEnquirySubmitter({
    book,
    store,
    ids,
    clock,
    learned,
    mails,
    mayConfirm: createConfirmationCap(mailLimiter),
    withEvents,
    observe: observeEnquiry,
  });
  const openDoorQuote = createDoorQuoteOpener(store.doorQuotes, clock);
  return {
    useCases: createUseCases({ ...figures, store, clock, ids, publicUrl, submitEnquiry, mails }),
    submitEnquiry,
    openDoorQuote,
    sentEnquiries: createSentEnquiryReader(store.enquiries),
    doorChanges: createDoorChanger({ book, store, clock, ids, learned, mails }),
    submitDoorQuote: createDoorQuoteSubmitter({
      book,
      openDoorQuote,
      submitEnquiry,
      enquiries: store.enquiries,
    }),
  };
}
