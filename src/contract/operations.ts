import { estimateExamples, recommendExamples } from './describing/door-examples.ts';
import { doorQuoteExamples } from './describing/door-quote-examples.ts';
import { DoorQuoteRequest, DoorQuoteResponse } from './quotes/quote.ts';
import type { Operation } from './operation.ts';
import {
  contactExamples,
  internalDoorsExamples,
  securityDoorsExamples,
} from './describing/enquiry-examples.ts';
import { ContactRequest, QuoteRequest, SubmissionResponse } from './enquiries/enquiry.ts';
import { EstimateRequest, EstimateResponse } from './doors/estimate.ts';
import { LimitsResponse } from './doors/limits.ts';
import type { ProblemCode } from './problems.ts';
import { ProductsResponse } from './doors/products.ts';
import { tools } from './tools.ts';
import { RecommendRequest, RecommendResponse } from './doors/recommend.ts';
import { bounds } from './bounds.ts';

/** What can go wrong with any call under a limit, whatever it does. */
const always = ['rate_limited', 'internal_error'] as const satisfies readonly ProblemCode[];

/** What can go wrong with whatever is stored. */
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

/** What reading calls with a body have in common: they need no personal data and leave nothing behind. */
const pricing = {
  method: 'POST',
  tag: 'Doors',
  access: 'limited',
  effect: 'reads',
  jsonOnly: true,
  problems: [
    'invalid_request',
    'malformed_json',
    'payload_too_large',
    'unsupported_media_type',
    'unsupported_content_encoding',
    ...always,
  ],
} as const satisfies Partial<Operation>;

/** What is the same for everybody until the figures change. */
const reference = {
  method: 'GET',
  tag: 'Doors',
  access: 'limited',
  effect: 'reads',
  body: null,
  jsonOnly: false,
  problems: always,
  examples: {},
} as const satisfies Partial<Operation>;

/** What the three enquiry endpoints have in common. */
const submission = {
  method: 'POST',
  tag: 'Enquiries',
  access: 'limited',
  effect: 'submits',
  jsonOnly: false,
  reply: SubmissionResponse,
  problems: [...storingProblems, 'duplicate_submission'],
} as const satisfies Partial<Operation>;

export const operations = {
  estimateInternalDoorPrice: {
    ...pricing,
    id: 'estimateInternalDoorPrice',
    tool: tools.estimateInternalDoorPrice,
    path: '/api/internal-doors/estimate',
    summary: 'Price internal glazed doors',
    description:
      `Indicative supply-only price and lead time of 1 to ${bounds.mostDoors} internal steel glazed doors. Needs no personal data and ` +
      'stores nothing. What cannot be made is explained, with options that can be in recovery.suggestions.',
    body: EstimateRequest,
    reply: EstimateResponse,
    examples: estimateExamples,
  },
  recommendInternalDoorConfiguration: {
    ...pricing,
    id: 'recommendInternalDoorConfiguration',
    tool: tools.recommendInternalDoorConfiguration,
    path: '/api/internal-doors/recommend',
    summary: 'Compare layouts for one opening',
    description:
      'Lists what can be made in the same wall opening, with prices, savings against the selected door and tradeoffs. ' +
      'Explain the recommended option before asking whether to keep or change. Needs no personal data.',
    body: RecommendRequest,
    reply: RecommendResponse,
    examples: recommendExamples,
  },
  listInternalDoorProducts: {
    ...reference,
    id: 'listInternalDoorProducts',
    tool: tools.listInternalDoorProducts,
    path: '/api/internal-doors/products',
    summary: 'List the products',
    description: 'The internal glazed doors there are, with starting prices. May be cached for an hour.',
    reply: ProductsResponse,
  },
  describeInternalDoorLimits: {
    ...reference,
    id: 'describeInternalDoorLimits',
    tool: tools.describeInternalDoorLimits,
    path: '/api/internal-doors/limits',
    summary: 'Describe what can be made',
    description:
      'Door types with their smallest and largest sizes, limits of side panels and transoms, what presets mean and ' +
      'which fields are needed when. May be cached for an hour.',
    reply: LimitsResponse,
  },
  createInternalDoorQuote: {
    ...submission,
    id: 'createInternalDoorQuote',
    tool: tools.createInternalDoorQuote,
    path: '/api/internal-doors/quote',
    summary: 'Create a door quote with a review link',
    description:
      'Stores doors given by presets and sizes, and returns a link to a page where the person reviews them and ' +
      'submits the enquiry. Present quoteUrl as a link. Call it only after the person has asked for a quote.',
    body: DoorQuoteRequest,
    reply: DoorQuoteResponse,
    problems: storingProblems,
    examples: doorQuoteExamples,
  },
  submitContactEnquiry: {
    ...submission,
    id: 'submitContactEnquiry',
    tool: tools.submitContactEnquiry,
    path: '/api/contact',
    summary: 'Submit a general enquiry',
    description:
      'Stores a general, showroom, service or technical enquiry for the sales staff. ' +
      'Call it only after the person has asked to be contacted.',
    body: ContactRequest,
    examples: contactExamples,
  },
  submitInternalDoorsQuote: {
    ...submission,
    id: 'submitInternalDoorsQuote',
    tool: tools.submitInternalDoorsQuote,
    path: '/api/quote/internal-doors',
    summary: 'Request a quote for internal glazed doors',
    description:
      'Stores a quote request for internal steel glazed doors, partitions or retrofit doors. ' +
      'Requirements in words and links to files are welcome. Call it only after the person has asked for a quote.',
    body: QuoteRequest,
    examples: internalDoorsExamples,
  },
  submitSecurityDoorsQuote: {
    ...submission,
    id: 'submitSecurityDoorsQuote',
    tool: tools.submitSecurityDoorsQuote,
    path: '/api/quote/security-doors',
    summary: 'Request a quote for security doors',
    description:
      'Stores a quote request for security and specialist doors: RC-rated, fire-rated, bullet- or blast-resistant, ' +
      'louvre, detention, bank-designated. Call it only after the person has asked for a quote.',
    body: QuoteRequest,
    examples: securityDoorsExamples,
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type Operations = typeof operations;
export type OperationId = keyof Operations;
