import type { DoorQuoteSubmission } from '../../contract/quotes/submission.ts';
import type { QuoteRequest } from '../../contract/enquiries/enquiry.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { echoDoor } from '../../domain/doors/echo.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';
import { readBifoldConfig } from '../../domain/doors/wire.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { samenessText } from '../../domain/enquiry/sameness.ts';
import type { Call } from '../shared/call.ts';
import type { DoorQuote } from './quote.ts';
import { Refusal } from '../shared/refusal.ts';
import type { OpenDoorQuote } from './open.ts';
import type { Enquiry } from '../enquiries/enquiry.ts';
import type { SubmitEnquiry } from '../enquiries/submit.ts';

export interface SubmitDoorQuoteInput extends Call {
  /** The link it is sent from; null for a page whose address carries the doors, and for the configurator. */
  readonly token: string | null;
  /** The link of a quote that was sent before, where the page goes on from it: its platform stands behind this one too. */
  readonly from?: string | undefined;
  readonly submission: DoorQuoteSubmission;
  /** The doors as they stand on the page. */
  readonly designs: readonly DoorDesign[];
  /** When the person agreed on the page; needed only where the submission brings a consent. */
  readonly agreedAt?: string;
  /** Names the page, where no platform stands behind the quote. */
  readonly source: string;
  /** Where the person can read what was sent; a quote that has a link is read there. */
  readonly sentPage?: string;
}

export interface SubmittedDoorQuote {
  readonly id: string;
  /** To be said on the phone. */
  readonly reference: string;
  /** It was sent before: this is the reference of that first time. */
  readonly repeated: boolean;
  /** What came now is not what was sent that first time, and is not stored. */
  readonly differs: boolean;
}

export interface SubmitDoorQuoteNeeds {
  readonly book: PriceBook;
  readonly openDoorQuote: OpenDoorQuote;
  readonly submitEnquiry: SubmitEnquiry;
  readonly enquiries: { readonly find: (id: string) => Promise<Enquiry | null> };
}

/**
 * Makes an enquiry of the doors on a page, judged like any other. A quote becomes an enquiry once, however often and from
 * however many windows it is sent: every later submit is answered with the first one's reference, and with whether it was the
 * same. So is a copy of an enquiry we have. Null where the link leads nowhere.
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
      const { response, reference, replayed } = await needs.submitEnquiry({
        collection: 'internal_door_quotes',
        request,
        ...sent,
        ...(quote ? { doorQuoteId: quote.id, test: quote.test } : sentPage !== undefined && { sentPage }),
      });
      // Another window may have been first by a moment.
      if (quote && replayed) return await sentBefore(needs, quote, { id: response.id, reference }, content);
      return { id: response.id, reference, repeated: replayed, differs: false };
    } catch (error) {
      const first = await firstOf(needs.enquiries, error);
      if (!first) throw error;
      return first;
    }
  };
}

export type SubmitDoorQuote = ReturnType<typeof createDoorQuoteSubmitter>;

/** What was agreed to when the quote was made holds where the page brings nothing newer. */
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
    doors: designs.map((design) => describe(book, design)),
    ...(supplyAndInstall !== undefined && { supplyAndInstall }),
    ...(eirCode !== undefined && { eirCode }),
    ...(consent !== undefined && { consent }),
  };
}

type DescribedDoor = NonNullable<QuoteRequest['doors']>[number];

/** The door in the few words of a quote request, for whoever reads the enquiry; the design beside it is exact. */
function describe(book: PriceBook, { door }: DoorDesign): DescribedDoor {
  const { doorType, opWidth, opHeight, bifoldConfig } = echoDoor(book, door, resolveDoor(book, door));
  const leaves = readBifoldConfig(bifoldConfig);
  return {
    ...(doorType !== '' && { doorType }),
    ...(opWidth !== '' && { opWidth }),
    ...(opHeight !== '' && { opHeight }),
    ...(leaves && { bifoldConfig: leaves }),
  };
}

type Content = Pick<Enquiry, 'request' | 'designs'>;

/** Of a rehearsal nothing differs: an enquiry of its own, without the quote, would be a real one. */
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

/** Without the doors in words: the designs are exact, and the words are those of a price book. */
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
