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

/** A client whose requests are noted, and answered one after the other as told. */
function noting(options: Partial<ClientOptions> = {}, answers: readonly Response[] = []) {
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

describe('what the client sends', () => {
  it('is JSON to the address of the operation, without cookies', async () => {
    const { client, sent } = noting({ baseUrl: 'https://doors.example.ie/lintel//', apiKey: 'lintel_key' });
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

  it('has no body, no key and no label where there is nothing to send', async () => {
    const { client, sent } = noting();
    await client.listInternalDoorProducts();
    expect(sent[0]?.url).toBe('https://doors.example.ie/api/internal-doors/products');
    expect(sent[0]?.init).toMatchObject({ method: 'GET', headers: { accept: 'application/json' } });
    expect(Object.keys(sent[0]?.init.headers ?? {})).toEqual(['accept']);
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it('has the key of the partner on calls with a body and without one', async () => {
    const { client, sent } = noting({ apiKey: 'lintel_key' });
    await client.listInternalDoorProducts();
    await client.describeInternalDoorLimits();
    await client.submitContactEnquiry(contact('Aoife Byrne'));
    const keys = sent.map(({ init }) => new Headers(init.headers).get('x-api-key'));
    expect(keys).toEqual(['lintel_key', 'lintel_key', 'lintel_key']);
  });

  it('carries the key of the call before that of the body, and leaves that of the body alone', async () => {
    const { client, sent } = noting();
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'of-the-body' };
    await client.submitContactEnquiry(body, { idempotencyKey: 'of-the-call' });
    await client.submitContactEnquiry(body);
    const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['of-the-call', null]);
  });
});

describe('a key the client is given', () => {
  it.each(['', '  '])('is none where the body has %j: a submission always has one', async (blank) => {
    const { client, sent } = noting();
    await client.submitContactEnquiry({ ...contact('Aoife Byrne'), idempotencyKey: blank });
    expect(new Headers(sent[0]?.init.headers).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is told with what went wrong, also where it was in the body', async () => {
    const { client } = noting({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const body = { ...contact('Aoife Byrne'), idempotencyKey: 'of-the-body' };
    expect(await failureOf(client.submitContactEnquiry(body))).toMatchObject({
      code: 'network_error',
      idempotencyKey: 'of-the-body',
    });
  });

  it.each([
    ['an idempotency key', {}, { idempotencyKey: 'разговор 7' }],
    ['an API key', { apiKey: 'lintel\nkey' }, {}],
  ])('is refused before it is sent where no header can carry %s', async (_, options, given) => {
    const { client, sent } = noting(options);
    expect(await failureOf(client.submitContactEnquiry(contact('Aoife Byrne'), given))).toMatchObject({
      code: 'invalid_request',
      status: null,
      message: 'apiKey and idempotencyKey are sent in headers: they take printable ASCII characters only.',
    });
    expect(sent).toEqual([]);
  });
});

describe('how long the client has patience', () => {
  it('is 30 seconds, or what it was told, the call before the client', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await noting().client.listInternalDoorProducts();
    await noting({ timeoutMs: 5000 }).client.listInternalDoorProducts();
    await noting({ timeoutMs: 5000 }).client.listInternalDoorProducts({ timeoutMs: 700 });
    expect(timeout.mock.calls).toEqual([[30_000], [5000], [700]]);
  });

  it.each([Infinity, 2 ** 31, Number.MAX_SAFE_INTEGER, 1500.5])(
    'may be %d ms, and no timer fires early for it',
    async (timeoutMs) => {
      const late: typeof fetch = async (_input, init) => {
        await sleep(20, init?.signal ?? undefined);
        return Response.json({ products: [] });
      };
      const { client } = noting({ fetch: late, timeoutMs });
      expect(await client.listInternalDoorProducts()).toEqual({ products: [] });
    },
  );

  it.each([
    [36, []],
    [37, [37_000]],
    [38, [37_000]],
  ])('asked to wait 37 seconds, with at most %i it waits %j', async (maxWaitSeconds, expected) => {
    const { client, waits } = noting({ maxWaitSeconds }, [tooMany('37')]);
    await client.listInternalDoorProducts().catch(() => undefined);
    expect(waits).toEqual(expected);
  });

  it('can be longer than a timer counts', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    const controller = new AbortController();
    const waiting = sleep(2 ** 31, controller.signal);
    expect(timer.mock.calls[0]?.[1]).toBe(2 ** 31 - 1);
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  it('is as long as it was told, with a signal or without one', async () => {
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

  it('ends at once when its caller goes away, or has gone before, and leaves no timer', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const waiting = sleep(5000, controller.signal);
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(sleep(5000, AbortSignal.abort(new Error('gone before')))).rejects.toThrow('gone before');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves nothing behind on the signal it waited with', async () => {
    const { signal } = new AbortController();
    await sleep(1, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('what the client throws', () => {
  it('says what happened, and keeps the cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = noting({ fetch: () => Promise.reject(cause) });
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

  it('says how long it waited', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new Error('aborted'));
        });
      });
    const error = await failureOf(noting({ fetch: never, timeoutMs: 5 }).client.listInternalDoorProducts());
    expect(error.message).toBe('There was no answer within 5 ms.');
  });

  it('names the status of an answer that is not ours, and the request by its header or its problem', async () => {
    const failure = (answer: Response) => failureOf(noting({}, [answer]).client.listInternalDoorProducts());
    const strange = await failure(
      new Response('<html>', { status: 502, headers: { 'x-request-id': 'r-1' } }),
    );
    expect(strange).toMatchObject({
      code: 'unexpected_answer',
      message: 'The answer, with status 502, is not one of this service.',
      requestId: 'r-1',
    });
    const problem = { code: 'internal_error', message: 'Something went wrong.', requestId: 'r-2' };
    const told = await failure(Response.json(problem, { status: 500 }));
    expect(told).toMatchObject({
      code: 'internal_error',
      message: problem.message,
      requestId: 'r-2',
      problem,
    });
    const both = await failure(Response.json(problem, { status: 500, headers: { 'x-request-id': 'r-3' } }));
    expect(both.requestId).toBe('r-3');
  });

  it('tells the wait and the key also of an answer that is not ours', async () => {
    const away = new Response('<html>', { status: 503, headers: { 'retry-after': ' 120 ' } });
    const { client, waits } = noting({}, [away]);
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
  ])('is no problem of ours where %j came', async (body) => {
    const answer = Response.json(body, { status: 500 });
    expect(await failureOf(noting({}, [answer]).client.listInternalDoorProducts())).toMatchObject({
      code: 'unexpected_answer',
      problem: null,
    });
  });

  it('is a problem of ours for all we know of it', async () => {
    const problem = { code: 'duplicate_submission', message: 'We have it.', requestId: 'r-4', id: 'con_1' };
    const { client } = noting({}, [Response.json(problem, { status: 409 })]);
    const error = await failureOf(
      client.submitContactEnquiry(contact('Aoife Byrne'), { idempotencyKey: 'mine' }),
    );
    expect(error).toMatchObject({ status: 409, retryAfter: null, idempotencyKey: 'mine', problem });
  });

  it('is the second failure, where the first was a 429', async () => {
    const broken = Response.json({ code: 'internal_error', message: 'Broken.' }, { status: 500 });
    const { client, sent, waits } = noting({}, [tooMany('3'), broken]);
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ code: 'internal_error' });
    expect([sent.length, waits]).toEqual([2, [3000]]);
  });
});
