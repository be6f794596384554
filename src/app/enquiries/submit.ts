import type { SubmissionResponse } from '../../contract/enquiries/enquiry.ts';
import { e164 } from '../../contract/reading/formats.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { standardEircode } from '../../domain/enquiry/eircode.ts';
import { samenessText } from '../../domain/enquiry/sameness.ts';
import type { Model } from '../../domain/spam/learned/decisions.ts';
import { unreadSentence } from '../../domain/wording/unread.ts';
import type { MayConfirm } from '../callers/confirmation-cap.ts';
import type { Call } from '../shared/call.ts';
import type { Clock } from '../shared/clock.ts';
import { alsoSentText, contentOfAlsoSent } from './also-sent.ts';
import { type Assessment, assessEnquiry } from './assess.ts';
import type { Collection, Enquiry, EnquiryRequest, Submission, SubmissionOutcome } from './enquiry.ts';
import { newEnquiryEvent } from '../outbox/event.ts';
import { appraise } from './estimate.ts';
import { hashSentPage } from './sent-page.ts';
import { duplicateSubmission, spamRejected } from '../shared/refusal.ts';
import { keyReused, once, retryIdentity, sha256 } from '../shared/idempotency.ts';
import type { IdSource } from '../shared/ids.ts';

export interface SubmitEnquiryInput extends Call {
  readonly collection: Collection;
  readonly request: EnquiryRequest;
  /** The designs configured on a page. */
  readonly designs?: readonly DoorDesign[];
  /** The unknown fields of the stored quote from which the enquiry is sent. */
  readonly alsoSent?: string | null;
  readonly quote?: NonNullable<Enquiry['quote']>;
  /** Whether the quote was made with a test key. */
  readonly test?: boolean;
  /**
   * When the customer consented on a page. Stored with the consent, but ignored when a retry is compared with
   * the first request.
   */
  readonly agreedAt?: string;
  /** Token of the confirmation page, if the enquiry was sent from a form. */
  readonly sentPage?: string;
}

export interface SubmitEnquiryResult {
  readonly response: SubmissionResponse;
  readonly replayed: boolean;
}

export interface SubmitEnquiryNeeds {
  readonly book: PriceBook;
  readonly store: {
    readonly enquiries: {
      /** Stores a new enquiry; resolves once the commit is synced. May refuse with `store_unavailable`. */
      readonly submit: (submission: Submission) => Promise<SubmissionOutcome>;
    };
    /**
     * Refuses with `store_unavailable` if a write would fail; called before the enquiry is scored for spam.
     */
    readonly probe: () => Promise<void>;
  };
  readonly ids: IdSource;
  /** The learned spam model. */
  readonly learned: () => Model;
  /** Whether mail is configured. */
  readonly mails: boolean;
  readonly mayConfirm: MayConfirm;
  /** Whether events are written; false only in benchmarks. */
  readonly withEvents: boolean;
  readonly clock: Clock;
  /** Reports every scored enquiry except tests, for metrics. */
  readonly observe: (
    collection: Collection,
    outcome: 'accepted' | 'held' | 'refused' | 'duplicate' | 'key_reused' | 'replayed',
  ) => void;
}

export function createEnquirySubmitter(needs: SubmitEnquiryNeeds) {
  /** Scopes of idempotency keys that are in progress in this process. */
  const running = new Set<string>();

  return async function submitEnquiry(input: SubmitEnquiryInput): Promise<SubmitEnquiryResult> {
    const { collection, request } = input;
    const assessment = assessEnquiry(request, needs.learned());
    const observe = isTest(input) ? () => undefined : needs.observe;
    if (input.trapSprung || assessment.verdict === 'refuse') {
      await needs.store.probe();
      observe(collection, 'refused');
      throw spamRejected();
    }
    const submission = await belowCap(needs, prepare(needs, input, assessment), input);
    const outcome = await once(running, submission.idempotency?.scope, () =>
      needs.store.enquiries.submit(submission),
    );
    observe(collection, observed(outcome, submission));
    return answer(collection, outcome);
  };
}

export type SubmitEnquiry = ReturnType<typeof createEnquirySubmitter>;

const isTest = ({ caller, test }: SubmitEnquiryInput) => caller.test === true || test === true;

function prepare(needs: SubmitEnquiryNeeds, input: SubmitEnquiryInput, assessment: Assessment): Submission {
  const { collection, request, caller, designs = null } = input;
  const { customer } = request;
  const content = designs ? { ...request, designs } : request;
  const enquiry: Enquiry = {
    id: needs.ids.enquiryId(collection),
    reference: needs.ids.reference(),
    collection,
    receivedAt: needs.clock.now(),
    changedAt: null,
    status: assessment.verdict === 'hold' ? 'held' : 'new',
    request: withTimeOfConsent(request, input.agreedAt),
    designs,
    phoneE164: customer.phone === undefined ? null : e164(customer.phone),
    eircode: 'eirCode' in request ? standardEircode(request.eirCode) : null,
    contentScore: { score: assessment.score, reasons: assessment.reasons },
    alsoSent: input.alsoSent ?? alsoSentText(input.unread ?? []),
    ...appraise(needs.book, collection, request, designs),
    submittedBy: caller.label,
    quote: input.quote ? { id: input.quote.id, submittedBy: input.quote.submittedBy } : null,
    withdrawalReason: null,
    test: isTest(input),
    requestId: input.requestId,
  };
  return {
    enquiry,
    fingerprint: sha256(`${enquiry.test ? 'test\n' : ''}${samenessText(collection, content)}`),
    idempotency: retryIdentity({ ...input, target: collection }),
    doorQuoteId: input.quote?.id ?? null,
    event: enquiry.test || !needs.withEvents ? null : newEnquiryEvent(needs, enquiry),
    sentPageHash: input.sentPage === undefined ? null : hashSentPage(input.sentPage),
    at: needs.clock.steady(),
  };
}

/** Removes the confirmation mail if the caller's network is at its cap. Staff still get their mail. */
async function belowCap(
  { mayConfirm }: SubmitEnquiryNeeds,
  submission: Submission,
  { caller }: SubmitEnquiryInput,
): Promise<Submission> {
  const { event } = submission;
  if (!event?.mails.includes('mail:customer') || (await mayConfirm(caller))) return submission;
  return { ...submission, event: { ...event, mails: event.mails.filter((to) => to !== 'mail:customer') } };
}

function withTimeOfConsent(request: EnquiryRequest, at: string | undefined): EnquiryRequest {
  const { consent } = request;
  return consent && at !== undefined ? { ...request, consent: { ...consent, at } } : request;
}

function observed(outcome: SubmissionOutcome, { enquiry }: Submission) {
  if (outcome.kind !== 'accepted') return outcome.kind;
  if (outcome.replayed) return 'replayed';
  return enquiry.status === 'held' ? 'held' : 'accepted';
}

function answer(collection: Collection, outcome: SubmissionOutcome): SubmitEnquiryResult {
  switch (outcome.kind) {
    case 'accepted': {
      const { id, reference, alsoSent, replayed } = outcome;
      const message = [
        `Thank you. We have your enquiry and will be in touch. Your reference is ${reference}.`,
        ...(alsoSent === null ? [] : [unreadSentence(contentOfAlsoSent(alsoSent))]),
      ].join(' ');
      return { response: { success: true, id, collection, reference, message }, replayed };
    }
    case 'duplicate':
      throw duplicateSubmission(outcome);
    case 'key_reused':
      throw keyReused();
  }
}
