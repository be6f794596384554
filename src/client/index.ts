import { calls, type OperationId } from './calls.ts';
import type { components, operations } from './description.ts';
import type { CallOptions, ClientOptions, SubmitOptions } from './options.ts';
import { sender } from './send.ts';

export { LintelError, type LintelErrorCode, type Problem } from './errors.ts';
export type { CallOptions, ClientOptions, SubmitOptions } from './options.ts';

/** The schemas of the description by their names, such as `Schemas['InternalDoorOption']`. */
export type Schemas = components['schemas'];

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

/** What an operation takes, and what it answers. */
export type RequestOf<Id extends OperationId> = Json<operations[Id]['requestBody']>;
export type ReplyOf<Id extends OperationId> = Json<operations[Id]['responses'][200]>;

type Read<Id extends OperationId> = (options?: CallOptions) => Promise<ReplyOf<Id>>;
type Ask<Id extends OperationId> = (body: RequestOf<Id>, options?: CallOptions) => Promise<ReplyOf<Id>>;
type Submit<Id extends OperationId> = (body: RequestOf<Id>, options?: SubmitOptions) => Promise<ReplyOf<Id>>;

/** One function for each operation, under the name it has in the description. */
export interface LintelClient {
  /** Price and lead time of 1 to 20 internal doors. No personal data, nothing stored. */
  readonly estimateInternalDoorPrice: Ask<'estimateInternalDoorPrice'>;
  /** What else can be made in the same opening, with savings and tradeoffs. No personal data, nothing stored. */
  readonly recommendInternalDoorConfiguration: Ask<'recommendInternalDoorConfiguration'>;
  readonly listInternalDoorProducts: Read<'listInternalDoorProducts'>;
  /** Smallest and largest sizes of each door type. */
  readonly describeInternalDoorLimits: Read<'describeInternalDoorLimits'>;
  /** Stores doors and answers with a link where the person reviews and sends them. Only with the person's consent. */
  readonly createInternalDoorQuote: Submit<'createInternalDoorQuote'>;
  /** Only after the person has asked to be contacted. */
  readonly submitContactEnquiry: Submit<'submitContactEnquiry'>;
  /** Only after the person has asked for a quote. */
  readonly submitInternalDoorsQuote: Submit<'submitInternalDoorsQuote'>;
  /** Only after the person has asked for a quote. */
  readonly submitSecurityDoorsQuote: Submit<'submitSecurityDoorsQuote'>;
}

/**
 * A client for browsers and Node. After a 429 it waits as long as the service says and tries once more; it never
 * retries otherwise. Submissions carry an idempotency key, so that sending one again is safe.
 */
export function createClient(options: ClientOptions): LintelClient {
  const send = sender(options);
  const read =
    <Id extends OperationId>(id: Id): Read<Id> =>
    (given) =>
      send(calls[id], undefined, given) as Promise<ReplyOf<Id>>;
  const withBody =
    <Id extends OperationId>(id: Id): Submit<Id> =>
    (body, given) =>
      send(calls[id], body, given) as Promise<ReplyOf<Id>>;
  return {
    estimateInternalDoorPrice: withBody('estimateInternalDoorPrice'),
    recommendInternalDoorConfiguration: withBody('recommendInternalDoorConfiguration'),
    listInternalDoorProducts: read('listInternalDoorProducts'),
    describeInternalDoorLimits: read('describeInternalDoorLimits'),
    createInternalDoorQuote: withBody('createInternalDoorQuote'),
    submitContactEnquiry: withBody('submitContactEnquiry'),
    submitInternalDoorsQuote: withBody('submitInternalDoorsQuote'),
    submitSecurityDoorsQuote: withBody('submitSecurityDoorsQuote'),
  };
}
