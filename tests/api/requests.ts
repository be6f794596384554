import { vi } from 'vitest';
import type { TestService } from '../support/service.ts';

export { withValue } from '../support/bodies.ts';

export const contactPath = '/api/contact';
export const internalPath = '/api/quote/internal-doors';
export const securityPath = '/api/quote/security-doors';
export const paths = [contactPath, internalPath, securityPath] as const;
export type SubmissionPath = (typeof paths)[number];

/** Settings without rate limits. */
export const unlimited = { RATE_LIMIT_ANONYMOUS: 'off' };

let sent = 0;

/** A body with the required fields of the endpoint, and a new customer each time, so that none is a duplicate. */
export function validBody(path: SubmissionPath): Record<string, unknown> {
  const customer = { name: 'Aoife Byrne', email: `aoife.${(sent += 1)}@example.ie` };
  return path === contactPath ? { customer, message: 'Can we see a steel door on Saturday?' } : { customer };
}

/** A new client address each time, so that no rate limit is reached. */
export function freshAddress(): string {
  return `198.18.${Math.floor((sent += 1) / 250) % 250}.${sent % 250}`;
}

export function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((place, part) => (place as Record<string, unknown> | undefined)?.[part], value);
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly from?: string;
}

/** Posts an object as JSON, or a string or bytes unchanged. */
export async function post(
  { server }: Pick<TestService, 'server'>,
  path: string,
  body: unknown,
  { headers = {}, from = '203.0.113.7' }: SendOptions = {},
) {
  const payload = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  return server.inject({
    method: 'POST',
    url: path,
    remoteAddress: from,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
}

export type Answer = Awaited<ReturnType<typeof post>>;

export interface ProblemAnswer {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly id?: string;
  readonly reference?: string;
  readonly errors?: readonly { pointer: string; field: string; message: string }[];
}

export function problemOf(answer: Answer): ProblemAnswer {
  return answer.json<ProblemAnswer>();
}

export function idOf(answer: Answer): string {
  return answer.json<{ id: string }>().id;
}

/** The stored enquiry with the id of an answer. */
export async function storedFor(service: TestService, answer: Answer) {
  const enquiry = await service.store.enquiries.find(idOf(answer));
  if (!enquiry) throw new Error(`Nothing is stored for ${answer.body}`);
  return enquiry;
}

/** Blocks the next submissions in the store until they are released. */
export function holdStore({ store }: Pick<TestService, 'store'>) {
  const held = Promise.withResolvers<undefined>();
  const submit = store.enquiries.submit.bind(store.enquiries);
  const reached = Promise.withResolvers<undefined>();
  const spy = vi.spyOn(store.enquiries, 'submit').mockImplementation(async (submission) => {
    reached.resolve(undefined);
    await held.promise;
    return submit(submission);
  });
  return {
    /** Resolves once a submission is blocked. */
    reached: reached.promise,
    release: () => {
      spy.mockRestore();
      held.resolve(undefined);
    },
  };
}
