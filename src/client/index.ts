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

type IdOf<Id extends OperationId> = (typeof calls)[Id]['takesId'] extends true ? [id: string] : [];
type BodyOf<Id extends OperationId> = (typeof calls)[Id]['takesBody'] extends true
  ? [body: RequestOf<Id>]
  : [];

/**
 * One function per operation, named by its operation id. Takes the id and the body that the operation needs,
 * then options.
 */
export type LintelClient = {
  readonly [Id in keyof typeof calls]: (
    ...given: [...IdOf<Id>, ...BodyOf<Id>, options?: Options<Id>]
  ) => Promise<ReplyOf<Id>>;
};

/**
 * A client for browsers and Node. After a 429 it waits as long as the service says and retries once; it never
 * retries otherwise. Submissions carry an idempotency key, so that resending one is safe.
 */
export function createClient(options: ClientOptions): LintelClient {
  const send = createSender(options);
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      (...given: unknown[]) => {
        const path = call.takesId ? withId(call.path, given.shift()) : call.path;
        const body = call.takesBody ? given.shift() : undefined;
        return send({ ...call, path }, body, given.shift() as SubmitOptions | undefined);
      },
    ]),
  ) as LintelClient;
}

const withId = (path: string, id: unknown): string =>
  path.replace('{id}', () => encodeURIComponent(String(id)));
