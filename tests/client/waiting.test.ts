import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { sleep } from '../../src/client/sleep.ts';
import { startService } from '../support/service.ts';
import { connect, contact, failureOf, pretend } from './connecting.ts';

describe('after a 429 the client', () => {
  /** A window other than the 60 seconds that the client waits by default. */
  const used = { RATE_LIMIT_ANONYMOUS: '1/37s' };

  it('waits for Retry-After, then succeeds', async () => {
    const service = await startService('embedded', { env: used });
    const { client, waits } = await connect(service);
    await client.listInternalDoorProducts();
    service.clock.advance(5000);
    await client.listInternalDoorProducts();
    expect(waits).toEqual([32_000]);
  });

  it('sends a submission again with the same idempotency key', async () => {
    const service = await startService('embedded', { env: used });
    const seen: (string | null)[] = [];
    const watched: typeof fetch = (input, init) => {
      seen.push(new Headers(init?.headers).get('idempotency-key'));
      return fetch(input, init);
    };
    const { client } = await connect(service, { fetch: watched });
    await client.submitContactEnquiry(contact('Aoife Byrne'));
    await client.submitContactEnquiry(contact('Sean Byrne'));
    expect(seen).toHaveLength(3);
    expect(seen[2]).toBe(seen[1]);
    expect(seen[1]).not.toBe(seen[0]);
  });

  it('gives up after a second 429', async () => {
    const service = await startService('embedded', { env: used });
    const waits: number[] = [];
    const { client } = await connect(service, {
      sleep: (ms) => Promise.resolve(void waits.push(ms)),
    });
    await client.listInternalDoorProducts();
    const error = await failureOf(client.listInternalDoorProducts());
    expect(error).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 37 });
    expect(waits).toEqual([37_000]);
  });

  it('does not wait, and gives up, if Retry-After is beyond its maximum wait', async () => {
    const { client, waits } = await connect(await startService('embedded', { env: used }), {
      maxWaitSeconds: 36,
    });
    await client.listInternalDoorProducts();
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ status: 429 });
    expect(waits).toEqual([]);
  });

  it.each([
    ['60 seconds without Retry-After', {}, 60_000],
    ['60 seconds for a date', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 60_000],
    ['60 seconds for a fraction', { 'retry-after': '0.5' }, 60_000],
    ['no time for 0', { 'retry-after': '0' }, 0],
    ['as long as Retry-After says', { 'retry-after': '7' }, 7000],
  ])('waits %s', async (_name, headers, wait) => {
    let asked = 0;
    const baseUrl = await pretend((_request, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 429 : 200, headers as Record<string, string>).end('{}');
    });
    const waits: number[] = [];
    const client = createClient({ baseUrl, sleep: (ms) => Promise.resolve(void waits.push(ms)) });
    await client.listInternalDoorProducts();
    expect([waits, asked]).toEqual([[wait], 2]);
  });

  it('can be aborted while it waits', async () => {
    const { baseUrl } = await connect(await startService('embedded', { env: used }));
    const begun = Promise.withResolvers<AbortSignal | undefined>();
    const client = createClient({
      baseUrl,
      sleep: (ms, signal) => {
        begun.resolve(signal);
        return sleep(ms, signal);
      },
    });
    await client.listInternalDoorProducts();
    const controller = new AbortController();
    const waiting = client.listInternalDoorProducts({ signal: controller.signal });
    expect(await begun.promise).toBe(controller.signal);
    controller.abort(new Error('The person went away'));
    await expect(waiting).rejects.toThrow('The person went away');
  });
});
