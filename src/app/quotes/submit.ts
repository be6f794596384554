import type { DoorQuoteSubmission } from '../../contract/quotes/submission.ts';
import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { samenessText } from '../../domain/enquiry/sameness.ts';
import type { Call } from '../shared/call.ts';
import type { DoorQuote } from './quote.ts';
import { Refusal } from '../shared/refusal.ts';
import type { OpenDoorQuote } from './open.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import { describedDoor } from '../enquiries/described-door.ts';
import type { SubmitEnquiry } from '../enquiries/submit.ts';

export interface SubmitDoorQuoteInput extends Call {
  /** Token of the quote's link; null in the configurator and on pages with the doors in the URL. */
  readonly token: string | null;
  /** Link of an earlier, sent quote on which the page is based. The new enquiry gets the same source. */
  readonly from?: string | undefined;
  readonly submission: DoorQuoteSubmission;
  /** The doors as shown on the page. */
  readonly designs: readonly DoorDesign[];
  /** When the customer consented on the page; required if the submission has a consent. */
  readonly agreedAt?: string;
  /** Name of the page, which is the source of enquiries without a platform. */
  readonly source: string;
  /** Token of the confirmation page. A quote with a link is shown at its link instead. */
  readonly sentPage?: string;
}

export interface SubmittedDoorQuote {
  readonly id: string;
  /** Reference for the customer, short enough to read out on the phone. */
  readonly reference: string;
  /** Whether the quote was sent before. `reference` then belongs to the first enquiry. */
  readonly repeated: boolean;
  /** Whether the content differs from the first submission. The new content is not stored. */
  readonly differs: boolean;
}

export interface SubmitDoorQuoteNeeds {
  readonly book: PriceBook;
  readonly openDoorQuote: OpenDoorQuote;
  readonly submitEnquiry: SubmitEnquiry;
  readonly enquiries: { readonly find: (id: string) => Promise<Enquiry | null> };
}

/**
 * Turns the doors of a page into an enquiry, with the usual spam check. A quote becomes only one enquiry: a
 * later submission, or a duplicate, gets the reference of the first enquiry, and whether its content differs.
 * Null for an invalid link.
 */
export function createDoorQuoteSubmitter(needs: SubmitDoorQuoteNeeds) {
  return async function submitDoorQuote(input: SubmitDoorQuoteInput): Promise<SubmittedDoorQuote | null> {
    const { token, from, submission, source, sentPage, ...sent } = input;
    const quote = token === null ? null : await needs.openDoorQuote(token);
    if (token !== null && !quote) return null;
    const origin = quote ?? (from === undefined ? null : await needs.openDoorQuote(from));
    const request = requestOf(needs.book, input, quote, origin);
    const content = { request, designs: input.designs };
    if (quote?.enquiry) return sentBefore(needs, quote, quote.enquiry, content);
    try {
      const { response, replayed } = await needs.submitEnquiry({
        collection: 'internal_door_quotes',
        request,
        ...sent,
        ...(quote
          ? { quote, alsoSent: quote.alsoSent, test: quote.test }
          : sentPage !== undefined && { sentPage }),
      });
      // The quote may have been sent from another window at the same time.
      if (quote && replayed) return await sentBefore(needs, quote, response, content);
      const { id, reference } = response;
      return { id, reference, repeated: replayed, differs: false };
    } catch (error) {
      const first = await firstOf(needs.enquiries, error);
      if (!first) throw error;
      return first;
    }
  };
}

export type SubmitDoorQuote = ReturnType<typeof createDoorQuoteSubmitter>;

/**
 * The request of a submission. A consent from the page replaces the consent from the creation of the quote.
 */
function requestOf(
  book: PriceBook,
  { submission, designs, source }: SubmitDoorQuoteInput,
  quote: DoorQuote | null,
  origin: DoorQuote | null,
): QuoteRequest {
  const { customer, message, supplyAndInstall, eirCode } = submission;
  const consent = submission.consent ?? quote?.request.consent;
  const sourceId = origin?.request.sourceId;
  return {
    source: origin?.request.source ?? source,
    ...(sourceId !== undefined && { sourceId }),
    customer,
    ...(message !== undefined && { project: { message } }),
    doors: designs.map((design) => describedDoor(book, design)),
    ...(supplyAndInstall !== undefined && { supplyAndInstall }),
    ...(eirCode !== undefined && { eirCode }),
    ...(consent !== undefined && { consent }),
  };
}

type Content = Pick<Enquiry, 'request' | 'designs'>;

/**
 * The result for a quote that was sent before. A test never counts as different: the page would offer to send
 * it as a separate enquiry, which would not be a test.
 */
async function sentBefore(
  { enquiries }: SubmitDoorQuoteNeeds,
  { test }: DoorQuote,
  { id, reference }: Pick<Enquiry, 'id' | 'reference'>,
  content: Content,
): Promise<SubmittedDoorQuote> {
  const first = await enquiries.find(id);
  const differs = !test && first !== null && comparable(first) !== comparable(content);
  return { id, reference, repeated: true, differs };
}

/**
 * The content to compare. It omits the described doors, which depend on the price book, and includes the
 * exact designs.
 */
function comparable({ request, designs }: Content): string {
  const content = { ...request, doors: undefined, designs };
  return samenessText('', content);
}

async function firstOf(
  enquiries: SubmitDoorQuoteNeeds['enquiries'],
  error: unknown,
): Promise<SubmittedDoorQuote | null> {
  if (!(error instanceof Refusal) || error.code !== 'duplicate_submission' || error.id === undefined) {
    return null;
  }
  const first = await enquiries.find(error.id);
  return first && { id: first.id, reference: first.reference, repeated: true, differs: false };
}
