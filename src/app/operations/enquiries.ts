import {
  contactExamples,
  doorQuoteExamples,
  internalDoorsExamples,
  securityDoorsExamples,
  withdrawExamples,
} from '../../contract/describing/examples.ts';
import { ContactRequest, QuoteRequest, SubmissionResponse } from '../../contract/enquiries/enquiry.ts';
import { SentEnquiry, WithdrawRequest } from '../../contract/enquiries/sent.ts';
import type { Operation } from '../../contract/operation.ts';
import type { UnreadField } from '../../contract/reading/ignored.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { DoorQuoteRequest, DoorQuoteResponse } from '../../contract/quotes/quote.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { designOfSent } from '../../domain/design/sent-door.ts';
import { unusedFields } from '../doors/unused-fields.ts';
import type { Collection, EnquiryRequest } from '../enquiries/enquiry.ts';
import { createOwnEnquiryReader, createWithdrawer } from '../enquiries/own.ts';
import { understand } from '../enquiries/wishes.ts';
import { createDoorQuoteMaker } from '../quotes/create.ts';
import { type UseCase, type UseCaseNeeds, always, securityElsewhere, withBody, withoutBody } from './row.ts';

/** Problems of all operations that store something. */
const storingProblems = [
  'invalid_request',
  'malformed_json',
  'spam_rejected',
  'request_in_progress',
  'payload_too_large',
  'unsupported_content_encoding',
  'idempotency_key_reused',
  ...always,
  'store_unavailable',
] as const satisfies readonly ProblemCode[];

/** Properties of operations that store something. */
const submission = {
  method: 'POST',
  tag: 'Enquiries',
  access: 'limited',
  effect: 'submits',
  jsonOnly: false,
  reply: SubmissionResponse,
  problems: [...storingProblems, 'duplicate_submission'],
} as const satisfies Partial<Operation>;

/** Properties of operations on an enquiry that was sent before. */
const sentEnquiry = {
  tag: 'Enquiries',
  access: 'limited',
  jsonOnly: false,
  needsKey: true,
  reply: SentEnquiry,
} as const satisfies Partial<Operation>;

/** Sentence in the description of every tool that submits. */
const consent =
  "Needs the user's explicit consent: ask, then set consent.granted to true. Never invent contact details; leave out " +
  'what the user has not given.';

const submitTo =
  (collection: Collection) =>
  ({ submitEnquiry, book }: UseCaseNeeds): UseCase<EnquiryRequest, SubmissionResponse> =>
  async (request, call) => {
    const unused = collection === 'internal_door_quotes' ? unusedInEnquiry(book, request) : [];
    const unread = [...(call.unread ?? []), ...unused];
    const { response, replayed } = await submitEnquiry({ collection, request, ...call, unread });
    return { reply: response, ignored: unused.map(({ pointer }) => pointer), replayed };
  };

/** Fields without effect, which are stored with the enquiry like unknown fields. */
function unusedInEnquiry(book: PriceBook, request: EnquiryRequest): readonly UnreadField[] {
  const doors = 'doors' in request ? request.doors : [];
  return doors.flatMap((words, index) => {
    const sent: Readonly<Record<string, unknown>> = { ...words };
    const door = () => designOfSent(understand(book, words).door).door;
    const pointer = `/doors/${index}`;
    return unusedFields(book, [{ pointer, sent, door }]).map((unused) => ({
      pointer: unused,
      value: sent[unused.slice(pointer.length + 1)],
    }));
  });
}

/** Operations whose result reaches the maker's staff. */
export const enquiryOperations = {
  createInternalDoorQuote: withBody({
    ...submission,
    path: '/api/internal-doors/quote',
    summary: 'Store an estimate with a review link',
    description:
      'Stores doors, any of an answer or by preset and sizes, and returns a link to a page where the person reviews their estimate and ' +
      'asks for an offer. Present quoteUrl as a link. Call it only after the person has asked for an offer.',
    body: DoorQuoteRequest,
    reply: DoorQuoteResponse,
    problems: storingProblems,
    examples: doorQuoteExamples,
    tool: {
      name: 'create_internal_door_quote',
      title: 'Store an estimate with a review link',
      description:
        'Stores doors, as estimate and recommend answer them or by preset and sizes, and returns quoteUrl, a page where the user reviews them and ' +
        `asks for an offer. Present quoteUrl as a link. Call it only after the user has asked for an offer. ${securityElsewhere} ${consent}`,
    },
    create: createDoorQuoteMaker,
  }),
  submitContactEnquiry: withBody({
    ...submission,
    path: '/api/contact',
    summary: 'Submit a general enquiry',
    description:
      'Stores a general, showroom, service or technical enquiry for the sales staff. ' +
      'Call it only after the person has asked to be contacted.',
    body: ContactRequest,
    extras: 'in words',
    examples: contactExamples,
    tool: {
      name: 'submit_contact_enquiry',
      title: 'Submit a general enquiry',
      description:
        'Sends a general, showroom, service or technical enquiry to the sales staff, who will contact the user. ' +
        `Call it only after the user has asked to be contacted. ${consent}`,
    },
    create: submitTo('contact_requests'),
  }),
  submitInternalDoorsQuote: withBody({
    ...submission,
    path: '/api/quote/internal-doors',
    summary: 'Ask for an offer for internal glazed doors',
    description:
      'Stores a request for an offer for internal steel glazed doors, partitions or retrofit doors. ' +
      'Requirements in words and links to files are welcome. Call it only after the person has asked for an offer.',
    body: QuoteRequest,
    extras: 'in words',
    examples: internalDoorsExamples,
    tool: {
      name: 'submit_internal_doors_enquiry',
      title: 'Ask for an offer for internal glazed doors',
      description:
        'Sends a request for an offer for steel internal glazed doors, partitions or retrofit doors to the sales staff, who ' +
        `will contact the user. Call it only after the user has asked for an offer. ${securityElsewhere} ${consent}`,
    },
    create: submitTo('internal_door_quotes'),
  }),
  submitSecurityDoorsQuote: withBody({
    ...submission,
    path: '/api/quote/security-doors',
    summary: 'Ask for an offer for security doors',
    description:
      'Stores a request for an offer for security and specialist doors: RC-rated, fire-rated, bullet- or blast-resistant, ' +
      'louvre, detention, bank-designated. Call it only after the person has asked for an offer.',
    body: QuoteRequest,
    extras: 'in words',
    examples: securityDoorsExamples,
    tool: {
      name: 'submit_security_doors_enquiry',
      title: 'Ask for an offer for security doors',
      description:
        'Sends a request for an offer for security and specialist doors (RC-rated, fire-rated, bullet- or blast-resistant, ' +
        'louvre, detention, bank-designated) to the sales staff, who will contact the user. ' +
        `Call it only after the user has asked for an offer. ${consent}`,
    },
    create: submitTo('security_door_quotes'),
  }),
  getEnquiry: withoutBody({
    ...sentEnquiry,
    method: 'GET',
    effect: 'reads',
    path: '/api/enquiries/{id}',
    summary: 'See how an enquiry stands',
    description:
      'State, times and reference of an enquiry, for the live API key that sent it. Any other call gets 404: with another key, ' +
      'a test key or none, and about an enquiry that was erased.',
    body: null,
    problems: [...always, 'not_found', 'store_unavailable'],
    examples: {},
    create: createOwnEnquiryReader,
  }),
  withdrawEnquiry: withBody({
    ...sentEnquiry,
    method: 'POST',
    effect: 'changes',
    path: '/api/enquiries/{id}/withdraw',
    summary: 'Withdraw an enquiry',
    description:
      'Tells the sales staff that the customer no longer wants it. For the live API key that sent it, as often as it asks; any other ' +
      'call gets 404. What was won or lost is 409. Call it only after the person has asked for it.',
    body: WithdrawRequest,
    problems: [
      'invalid_request',
      'malformed_json',
      'not_found',
      'enquiry_closed',
      'payload_too_large',
      'unsupported_content_encoding',
      ...always,
      'store_unavailable',
    ],
    examples: withdrawExamples,
    tool: {
      name: 'withdraw_enquiry',
      title: 'Withdraw an enquiry',
      description:
        'Takes back an enquiry that the user no longer wants. Without the API key that sent it, it tells how the user does it.',
    },
    create: createWithdrawer,
  }),
};
