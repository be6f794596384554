import { replyOf } from './answer.ts';
import { LintelError } from './errors.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import type { ClientOptions, SubmitOptions } from './options.ts';
import { longestMs, sleep as sleepOnTimer } from './sleep.ts';

interface ClientCall {
  readonly method: string;
  readonly path: string;
  /** Whether the call stores something, so that a retry needs an idempotency key. */
  readonly submits: boolean;
}

const defaultTimeoutMs = 30_000;
/** Wait after a 429 without Retry-After, as documented. */
const defaultWaitSeconds = 60;

/** Sends a call. Retries once, only after a 429. */
export function createSender(options: ClientOptions) {
  const { maxWaitSeconds = Infinity, sleep = sleepOnTimer } = options;
  const base = options.baseUrl.replace(/\/+$/, '');

  return async function send(call: ClientCall, body: unknown, given: SubmitOptions = {}): Promise<unknown> {
    const { signal, timeoutMs = options.timeoutMs ?? defaultTimeoutMs } = given;
    const inBody = keyIn(body);
    const idempotencyKey = call.submits ? (given.idempotencyKey ?? inBody ?? newIdempotencyKey()) : null;
    const init: RequestInit = {
      method: call.method,
      headers: headersOf(options, body, idempotencyKey === inBody ? null : idempotencyKey),
      credentials: 'omit',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const attempt = () =>
      within(timeoutMs, signal, idempotencyKey, async (limit) => {
        const response = await (options.fetch ?? fetch)(`${base}${call.path}`, { ...init, signal: limit });
        return replyOf(response, idempotencyKey);
      });

    checkHeaders(init.headers, idempotencyKey);
    try {
      return await attempt();
    } catch (error) {
      const wait = waitAfter(error);
      if (wait === null || wait > maxWaitSeconds) throw error;
      await sleep(wait * 1000, signal);
      return attempt();
    }
  };
}

/** Seconds to wait before the retry; null if there must be none. */
function waitAfter(error: unknown): number | null {
  if (!(error instanceof LintelError) || error.status !== 429) return null;
  return error.retryAfter ?? defaultWaitSeconds;
}

/** Distinguishes an abort by the caller, a timeout and a network error. */
async function within(
  ms: number,
  signal: AbortSignal | undefined,
  idempotencyKey: string | null,
  work: (limit: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  const clock = AbortSignal.timeout(Math.min(Math.ceil(ms), longestMs));
  try {
    return await work(signal ? AbortSignal.any([signal, clock]) : clock);
  } catch (error) {
    if (error instanceof LintelError) throw error;
    signal?.throwIfAborted();
    const particulars = { idempotencyKey, cause: error };
    throw clock.aborted
      ? new LintelError('timeout', `There was no answer within ${ms} ms.`, particulars)
      : new LintelError('network_error', 'The service could not be reached.', particulars);
  }
}

/** The idempotency key in the body, which a header would override. A blank key counts as missing. */
function keyIn(body: unknown): string | undefined {
  const key = (body as { readonly idempotencyKey?: unknown } | undefined)?.idempotencyKey;
  return typeof key === 'string' && key.trim() !== '' ? key : undefined;
}

/** Rejects invalid header values before sending: `fetch` would report them like a network error. */
function checkHeaders(headers: RequestInit['headers'], idempotencyKey: string | null): void {
  try {
    new Headers(headers);
  } catch (cause) {
    const message =
      'apiKey and idempotencyKey are sent in headers: they take printable ASCII characters only.';
    throw new LintelError('invalid_request', message, { idempotencyKey, cause });
  }
}

function headersOf(
  { apiKey }: ClientOptions,
  body: unknown,
  idempotencyKey: string | null,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(apiKey !== undefined && { 'x-api-key': apiKey }),
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
  };
}
