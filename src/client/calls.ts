/** Generated from the OpenAPI description by checks/generate-client-types.mjs: do not edit. */

import type { operations, paths } from './description.ts';

/** The codes known to this version; a newer service may have more. */
export type KnownProblemCode =
  | 'invalid_request'
  | 'malformed_json'
  | 'malformed_http'
  | 'unknown_key'
  | 'spam_rejected'
  | 'origin_not_allowed'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'duplicate_submission'
  | 'request_in_progress'
  | 'enquiry_closed'
  | 'precondition_failed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unsupported_content_encoding'
  | 'range_not_satisfiable'
  | 'expectation_failed'
  | 'misdirected_request'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'headers_too_large'
  | 'internal_error'
  | 'overloaded'
  | 'pictures_busy'
  | 'store_unavailable';

/** Method and path of each operation, which may take an id. Submitting ones get an idempotency key. */
export const calls = {
  /** Price internal glazed doors. Indicative supply-only prices, with VAT and without, and lead time of 1 to 20 internal steel glazed doors. Needs no personal data and stores nothing. What cannot be made brings options in recovery.suggestions; what only lacks a detail brings completion. */
  estimateInternalDoorPrice: {
    method: 'POST',
    path: '/api/internal-doors/estimate',
    takesId: false,
    takesBody: true,
    submits: false,
  },
  /** Compare layouts for one opening. Lists what can be made in the same wall opening, with prices (with VAT and without), savings against the selected door and tradeoffs. Explain the recommended option before asking whether to keep or change. Needs no personal data. */
  recommendInternalDoorConfiguration: {
    method: 'POST',
    path: '/api/internal-doors/recommend',
    takesId: false,
    takesBody: true,
    submits: false,
  },
  /** Find doors by what matters. Lists the doors for a wall opening that meet a budget, a clear width, a lead time and other needs, leaving out what another door beats in all respects. Needs no personal data and stores nothing. */
  findInternalDoors: {
    method: 'POST',
    path: '/api/internal-doors/find',
    takesId: false,
    takesBody: true,
    submits: false,
  },
  /** Compare doors side by side. Puts 2 to 4 doors side by side: price with VAT and without, difference to the first, clear width, lead time and what differs in words; for a door that cannot be made, why, and the nearest that can. Needs no personal data. */
  compareInternalDoors: {
    method: 'POST',
    path: '/api/internal-doors/compare',
    takesId: false,
    takesBody: true,
    submits: false,
  },
  /** List the products. The internal glazed doors there are, with starting prices, with VAT and without. May be cached for an hour. */
  listInternalDoorProducts: {
    method: 'GET',
    path: '/api/internal-doors/products',
    takesId: false,
    takesBody: false,
    submits: false,
  },
  /** Describe what can be made. Door types with their smallest and largest sizes, limits of side panels and transoms, what presets mean and which fields are needed when. May be cached for an hour. */
  describeInternalDoorLimits: {
    method: 'GET',
    path: '/api/internal-doors/limits',
    takesId: false,
    takesBody: false,
    submits: false,
  },
  /** Answers about the maker. What is in a price, VAT, delivery, fitting, lead time, guarantee, measuring, colours, glass, handles, showroom and hours, as far as the maker has said. May be cached for an hour. */
  describeMaker: { method: 'GET', path: '/api/maker', takesId: false, takesBody: false, submits: false },
  /** Store an estimate with a review link. Stores doors, any of an answer or by preset and sizes, and returns a link to a page where the person reviews their estimate and asks for an offer. Present quoteUrl as a link. Call it only after the person has asked for an offer. */
  createInternalDoorQuote: {
    method: 'POST',
    path: '/api/internal-doors/quote',
    takesId: false,
    takesBody: true,
    submits: true,
  },
  /** Submit a general enquiry. Stores a general, showroom, service or technical enquiry for the sales staff. Call it only after the person has asked to be contacted. */
  submitContactEnquiry: {
    method: 'POST',
    path: '/api/contact',
    takesId: false,
    takesBody: true,
    submits: true,
  },
  /** Ask for an offer for internal glazed doors. Stores a request for an offer for internal steel glazed doors, partitions or retrofit doors. Requirements in words and links to files are welcome. Call it only after the person has asked for an offer. */
  submitInternalDoorsQuote: {
    method: 'POST',
    path: '/api/quote/internal-doors',
    takesId: false,
    takesBody: true,
    submits: true,
  },
  /** Ask for an offer for security doors. Stores a request for an offer for security and specialist doors: RC-rated, fire-rated, bullet- or blast-resistant, louvre, detention, bank-designated. Call it only after the person has asked for an offer. */
  submitSecurityDoorsQuote: {
    method: 'POST',
    path: '/api/quote/security-doors',
    takesId: false,
    takesBody: true,
    submits: true,
  },
  /** See how an enquiry stands. State, times and reference of an enquiry, for the live API key that sent it. Any other call gets 404: with another key, a test key or none, and about an enquiry that was erased. */
  getEnquiry: { method: 'GET', path: '/api/enquiries/{id}', takesId: true, takesBody: false, submits: false },
  /** Withdraw an enquiry. Tells the sales staff that the customer no longer wants it. For the live API key that sent it, as often as it asks; any other call gets 404. What was won or lost is 409. Call it only after the person has asked for it. */
  withdrawEnquiry: {
    method: 'POST',
    path: '/api/enquiries/{id}/withdraw',
    takesId: true,
    takesBody: true,
    submits: false,
  },
} as const satisfies Readonly<
  Record<keyof operations, { path: keyof paths } & Readonly<Record<string, unknown>>>
>;
