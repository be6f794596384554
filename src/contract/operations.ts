import type { Operation } from './operation.ts';
import { contactExamples, internalDoorsExamples, securityDoorsExamples } from './enquiry-examples.ts';
import { ContactRequest, QuoteRequest, SubmissionResponse } from './enquiry.ts';
import type { ProblemCode } from './problems.ts';

/** What can go wrong with any call under a limit, whatever it does. */
const always = ['rate_limited', 'internal_error'] as const satisfies readonly ProblemCode[];

const submissionProblems = [
  'invalid_request',
  'malformed_json',
  'spam_rejected',
  'duplicate_submission',
  'request_in_progress',
  'payload_too_large',
  'unsupported_content_encoding',
  'idempotency_key_reused',
  ...always,
  'store_unavailable',
] as const satisfies readonly ProblemCode[];

/** What the three enquiry endpoints have in common. */
const submission = {
  method: 'POST',
  tag: 'Enquiries',
  access: 'limited',
  effect: 'submits',
  jsonOnly: false,
  reply: SubmissionResponse,
  problems: submissionProblems,
} as const satisfies Partial<Operation>;

export const operations = {
  submitContactEnquiry: {
    ...submission,
    id: 'submitContactEnquiry',
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
