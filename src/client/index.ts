import { calls } from './calls.ts';
import type { components, operations, webhooks } from './description.ts';
import type { CallOptions, ClientOptions, SubmitOptions } from './options.ts';
import { createSender } from './send.ts';

export { LintelError, type LintelErrorCode, type Problem } from './errors.ts';
export type { CallOptions, ClientOptions, SubmitOptions } from './options.ts';

/** The API description's schemas by name, such as `Schemas['InternalDoorOption']`. */
export type Schemas = components['schemas'];

type OperationId = keyof operations;
type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : never;

/** Request and response body of an operation. */
export type RequestOf<Id extends OperationId> = Json<operations[Id]['requestBody']>;
export type ReplyOf<Id extends OperationId> = Json<operations[Id]['responses'][200]>;

/** The body of a webhook by event type, such as `WebhookBody<'enquiry.created'>`. */
export type WebhookBody<EventType extends keyof webhooks> = Json<webhooks[EventType]['post']['requestBody']>;

type Options<Id extends OperationId> = (typeof calls)[Id]['submits'] extends true
  ? SubmitOptions
  : CallOptions;

/** One function per operation, named as in the API description. */
export type LintelClient = {
  readonly [Id in keyof typeof calls]: (typeof calls)[Id]['takesBody'] extends true
    ? (body: RequestOf<Id>, options?: Options<Id>) => Promise<ReplyOf<Id>>
    : (options?: Options<Id>) => Promise<ReplyOf<Id>>;
};

/**
 * A client for browsers and Node. After a 429 it waits as long as the service says and retries once; it never
 * retries otherwise. Submissions carry an idempotency key, so that resending one is safe.
 */
export function createClient(options: ClientOptions): LintelClient {
  const send = createSender(options);
  return Object.fromEntries(
    Object.entries(calls).map(([id, call]) => [
      id,
      call.takesBody
        ? (body: unknown, given?: SubmitOptions) => send(call, body, given)
        : (given?: CallOptions) => send(call, undefined, given),
    ]),
  ) as LintelClient;
}
