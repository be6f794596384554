import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ClientOptions, createClient } from '../../src/client/index.ts';
import { sleep } from '../../src/client/sleep.ts';
import { contact, door, failureOf } from './connecting.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose requests are recorded and get these answers in order. */
function recordingClient(options: Partial<ClientOptions> = {}, answers: readonly Response[] = []) {
  const sent: Sent[] = [];
  const waits: number[] = [];
  const client = createClient({
    baseUrl: 'https://doors.example.ie',
    fetch: (input, init = {}) => {
      sent.push({ url: new Request(input).url, init });
      return Promise.resolve(answers[sent.length - 1] ?? Response.json({}));
    },
    sleep: (ms) => Promise.resolve(void waits.push(ms)),
    ...options,
  });
  return { client, sent, waits };
}

const tooMany = (wait: string) =>
  Response.json(
    { code: 'rate_limited', message: 'Wait.' },
    { status: 429, headers: { 'retry-after': wait } },
  );

describe('a request of the client', () => {
  it('is JSON to the URL of the operation, without cookies', async () => {
    const { client, sent } = recordingClient({
      baseUrl: 'https://doors.example.ie/lintel//',
      apiKey: 'lintel_key',
    });
    await client.estimateInternalDoorPrice({ doors: [door] });
    expect(sent).toMatchObject([
      {
        url: 'https://doors.example.ie/lintel/api/internal-doors/estimate',
        init: { method: 'POST', credentials: 'omit', body: JSON.stringify({ doors: [door] }) },
      },
    ]);
    expect(sent[0]?.init.headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-api-key': 'lintel_key',
    });
  });

  it('has no body, key or content type if there is nothing to send', async () => {
    const { client, sent } = recordingClient();
    await client.listInternalDoorProducts();
    expect(sent[0]?.url).toBe('https://doors.example.ie/api/internal-doors/products');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
    expect(Object.keys(sent[0]?.init.headers ?? {})).toEqual(['accept']);
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('has the API key on calls with and without a body', async () => {
    const { client, sent } = recordingClient({ apiKey: 'lintel_key' });
    await client.listInternalDoorProducts();
    await client.describeInternalDoorLimits();
    await client.submitContactEnquiry(contact('Aoife Byrne'));
    const keys = sent.map(({ init }) => new Headers(init.headers).get('x-api-key'));
    expect(keys).toEqual(['lintel_key', 'lintel_key', 'lintel_key']);
  });

  it('has the idempotency key of the call as its header, even if the body has one', async () => {
    const { client, sent } = recordingClient();
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'of-the-body' };
    await client.submitContactEnquiry(body, { idempotencyKey: 'of-the-call' });
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['of-the-call']);
  });

  it('has no idempotency key header if only the body has a key', async () => {
    const { client, sent } = recordingClient();
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'of-the-body' };
    await client.submitContactEnquiry(body);
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual([null]);
  });
});

describe('keys given to the client', () => {
  it.each(['', '  '])(
    'include a generated idempotency key if the body has the blank key %j',
    async (blank) => {
      const { client, sent } = recordingClient();
      await client.submitContactEnquiry({ ...contact('Aoife Byrne'), idempotencyKey: blank });
      expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('include the idempotency key of the body in an error', async () => {
    const { client } = recordingClient({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'of-the-body' };
    expect(await failureOf(client.submitContactEnquiry(body))).toMatchObject({
      code: 'network_error',
      idempotencyKey: 'of-the-body',
    });
  });

  it.each([
    ['an idempotency key', {}, { idempotencyKey: 'разговор 7' }],
    ['an API key', { apiKey: 'lintel\nkey' }, {}],
  ])('are refused before sending if a header cannot carry them: %s', async (_, options, given) => {
    const { client, sent } = recordingClient(options);
    expect(await failureOf(client.submitContactEnquiry(contact('Aoife Byrne'), given))).toMatchObject({
      code: 'invalid_request',
      status: null,
      message: 'apiKey and idempotencyKey are sent in headers: they take printable ASCII characters only.',
    });
    expect(sent).toEqual([]);
  });
});

describe('the timeouts and waits of the client', () => {
  it('use the timeout of the call, else that of the client, else 30 seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await recordingClient().client.listInternalDoorProducts();
    await recordingClient({ timeoutMs: 5000 }).client.listInternalDoorProducts();
    await recordingClient({ timeoutMs: 5000 }).client.listInternalDoorProducts({ timeoutMs: 700 });
    expect(timeout.mock.calls).toEqual([[30_000], [5000], [700]]);
  });

  it.each([Infinity, 2 ** 31, Number.MAX_SAFE_INTEGER, 1500.5])(
    'accept a timeout of %d ms, without a timer that fires early',
    async (timeoutMs) => {
      const late: typeof fetch = async (_input, init) => {
        await sleep(20, init?.signal ?? undefined);
        return Response.json({ products: [] });
      };
      const { client } = recordingClient({ fetch: late, timeoutMs });
      expect(await client.listInternalDoorProducts()).toEqual({ products: [] });
    },
  );

  it.each([
    [36, []],
    [37, [37_000]],
    [38, [37_000]],
  ])(
    'with a maximum of %i seconds, a Retry-After of 37 seconds causes the waits %j',
    async (maxWaitSeconds, expected) => {
      const { client, waits } = recordingClient({ maxWaitSeconds }, [tooMany('37')]);
      await client.listInternalDoorProducts().catch(() => undefined);
      expect(waits).toEqual(expected);
    },
  );

  it('can be longer than the maximum delay of a timer, and be aborted', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const controller = new AbortController();
    const waiting = sleep(2 ** 31, controller.signal);
    expect(timer.mock.calls[0]?.[1]).toBe(2 ** 31 - 1);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('take their full time, with or without a signal', async () => {
    vi.useFakeTimers();
    const done: string[] = [];
    void sleep(5000, undefined).then(() => done.push('without'));
    void sleep(7000, new AbortController().signal).then(() => done.push('with'));
    await vi.advanceTimersByTimeAsync(4999);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['without']);
    await vi.advanceTimersByTimeAsync(2000);
    expect(done).toEqual(['without', 'with']);
  });

  it('end at once on abort, even if aborted before, and leave no timer', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const waiting = sleep(5000, controller.signal);
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(sleep(5000, AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leave no listener on the signal', async () => {
    const { signal } = new AbortController();
    await sleep(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('an error of the client', () => {
  it('has a message and its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = recordingClient({ fetch: () => Promise.reject(cause) });
    const error = await failureOf(client.listInternalDoorProducts());
    expect(error).toMatchObject({
      name: 'LintelError',
      code: 'network_error',
      message: 'The service could not be reached.',
      cause,
      status: null,
      requestId: null,
      retryAfter: null,
      idempotencyKey: null,
    });
  });

  it('contains the timeout', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    const error = await failureOf(
      recordingClient({ fetch: never, timeoutMs: 5 }).client.listInternalDoorProducts(),
    );
    expect(error.message).toBe('There was no answer within 5 ms.');
  });

  it('contains the status of an unexpected answer, and the request id of its header or problem', async () => {
    const failure = (answer: Response) =>
      failureOf(recordingClient({}, [answer]).client.listInternalDoorProducts());
    const strange = await failure(
      new Response('<html>', { status: 502, headers: { 'x-request-id': 'r-1' } }),
    );
    expect(strange).toMatchObject({
      code: 'unexpected_answer',
      message: 'The answer, with status 502, is not one of this service.',
      requestId: 'r-1',
    });
    const problem = { code: 'internal_error', message: 'Something went wrong.', requestId: 'r-2' };
    const own = await failure(Response.json(problem, { status: 500 }));
    expect(own).toMatchObject({
      code: 'internal_error',
      message: problem.message,
      requestId: 'r-2',
      problem,
    });
    const both = await failure(Response.json(problem, { status: 500, headers: { 'x-request-id': 'r-3' } }));
    expect(both.requestId).toBe('r-3');
  });

  it('contains Retry-After and the idempotency key after an unexpected answer', async () => {
    const away = new Response('<html>', { status: 503, headers: { 'retry-after': ' 120 ' } });
    const { client, waits } = recordingClient({}, [away]);
    const error = await failureOf(
      client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey: 'mine' }),
    );
    expect(error).toMatchObject({
      code: 'unexpected_answer',
      status: 503,
      retryAfter: 120,
      requestId: null,
      idempotencyKey: 'mine',
      problem: null,
    });
    expect(waits).toEqual([]);
  });

  it.each([
    [{ code: 7, message: 'Wait.' }],
    [{ code: 'internal_error' }],
    [{ code: 'internal_error', message: null }],
    [{ message: 'Wait.' }],
    [null],
  ])('has a null problem if the body is %j', async (body) => {
    const answer = Response.json(body, { status: 500 });
    expect(await failureOf(recordingClient({}, [answer]).client.listInternalDoorProducts())).toMatchObject({
      code: 'unexpected_answer',
      problem: null,
    });
  });

  it('has the problem of the service, unchanged', async () => {
    const problem = { code: 'duplicate_submission', message: 'We have it.', requestId: 'r-4', id: 'con_1' };
    const { client } = recordingClient({}, [Response.json(problem, { status: 409 })]);
    const error = await failureOf(
      client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey: 'mine' }),
    );
    expect(error).toMatchObject({ status: 409, retryAfter: null, idempotencyKey: 'mine', problem });
  });

  it('describes the second attempt if the first was answered with 429', async () => {
    const broken = Response.json({ code: 'internal_error', message: 'Broken.' }, { status: 500 });
    const { client, sent, waits } = recordingClient({}, [tooMany('3'), broken]);
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ code: 'internal_error' });
    expect([sent.length, waits]).toEqual([2, [3000]]);
  });
});
