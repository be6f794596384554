import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { createQuote, pageSubmit, post as postQuote, quoteBody } from '../support/door-quotes.ts';
import { type TestService, startService } from '../support/service.ts';
import { contactPath, idOf, paths, post, problemOf, storedFor, validBody } from './requests.ts';

async function issue(service: TestService, test: boolean): Promise<Record<string, string>> {
  const { text, key } = createApiKey('A partner', null, service.clock.now(), test);
  await service.store.keys.add(key);
  return { 'x-api-key': text };
}

const everything = (service: TestService) =>
  Array.fromAsync(service.store.enquiries.list({ tests: true })).then((all) => all.map(({ id }) => id));

/** The enquiry counters of the metrics, one line per collection and outcome. */
const counted = async ({ metrics }: TestService) => {
  const lines = (await metrics.registry.getSingleMetricAsString('lintel_enquiries_total')).split('\n');
  return lines.filter((line) => line.startsWith('lintel_enquiries_total'));
};

const tokenOf = (quoteUrl: string) => quoteUrl.replace(/^.*\/quotes\//, '');

describe('a test key', () => {
  it('is distinguished from a real one by its prefix', async () => {
    const service = await startService('embedded');
    expect((await issue(service, true))['x-api-key']).toMatch(/^lintel_test_[\w-]{43}$/);
    expect((await issue(service, false))['x-api-key']).toMatch(/^lintel_live_[\w-]{43}$/);
    expect((await service.store.keys.list()).map(({ test }) => test).sort()).toEqual([false, true]);
  });

  it.each(paths)(
    'gets the answers of a live key from %s, and its enquiries are marked and not listed',
    async (path) => {
      const service = await startService('embedded');
      const [test, real] = [await issue(service, true), await issue(service, false)];
      const rehearsal = await post(service, path, validBody(path), { headers: test });
      const earnest = await post(service, path, validBody(path), { headers: real });
      expect([rehearsal.statusCode, earnest.statusCode]).toEqual([200, 200]);
      expect(rehearsal.json()).toHaveProperty('test', true);
      expect(Object.keys(rehearsal.json())).toEqual([...Object.keys(earnest.json()), 'test']);
      expect(rehearsal.headers['ratelimit-policy']).toBe(earnest.headers['ratelimit-policy']);
      expect((await storedFor(service, rehearsal)).test).toBe(true);
      expect((await storedFor(service, earnest)).test).toBe(false);
      expect((await service.enquiries()).map(({ id }) => id)).toEqual([idOf(earnest)]);
      expect((await everything(service)).sort()).toEqual([idOf(rehearsal), idOf(earnest)].sort());
    },
  );

  it.each(['/api/internal-doors/products', '/api/internal-doors/limits'])(
    'is named in the answer of %s, but not in the cached answer of other callers',
    async (url) => {
      const service = await startService('embedded');
      const headers = await issue(service, true);
      const ask = (more = {}) => service.server.inject({ url, headers: more, remoteAddress: '203.0.113.7' });
      expect((await ask(headers)).json()).toHaveProperty('test', true);
      expect((await ask()).json()).not.toHaveProperty('test');
      expect((await ask(headers)).headers['cache-control']).toBe('no-store');
      expect((await ask()).headers['cache-control']).toBe('public, max-age=3600');
    },
  );

  it('is subject to the validation of a live key', async () => {
    const service = await startService('embedded');
    const headers = await issue(service, true);
    const trap = { ...validBody(contactPath), website: 'https://example.com' };
    expect((await post(service, contactPath, trap, { headers })).statusCode).toBe(403);
    expect((await post(service, contactPath, '{}', { headers })).statusCode).toBe(400);
  });

  it('does not make a real enquiry a duplicate, nor the reverse', async () => {
    const service = await startService('embedded');
    const [test, other, real] = [
      await issue(service, true),
      await issue(service, true),
      await issue(service, false),
    ];
    const body = validBody(contactPath);
    const send = (headers: Record<string, string>) => post(service, contactPath, body, { headers });
    const rehearsal = await send(test);
    const earnest = await send(real);
    expect([rehearsal.statusCode, earnest.statusCode]).toEqual([200, 200]);
    expect(problemOf(await send(other))).toMatchObject({ status: 409, id: idOf(rehearsal) });
    expect(problemOf(await send({}))).toMatchObject({ status: 409, id: idOf(earnest) });
  });

  it('has idempotency keys separate from those of a live key', async () => {
    const service = await startService('embedded');
    const [test, real] = [await issue(service, true), await issue(service, false)];
    const body = validBody(contactPath);
    const send = (headers: Record<string, string>) =>
      post(service, contactPath, body, { headers: { ...headers, 'idempotency-key': 'one' } });
    const rehearsal = await send(test);
    const earnest = await send(real);
    expect(idOf(earnest)).not.toBe(idOf(rehearsal));
    const again = await send(test);
    expect([idOf(again), again.headers['idempotent-replayed']]).toEqual([idOf(rehearsal), 'true']);
  });

  it('makes door quotes that never become a real enquiry, even if changed and sent from another window', async () => {
    const service = await startService('embedded');
    const { quoteUrl } = (await postQuote(service, quoteBody, await issue(service, true))).json<{
      quoteUrl: string;
    }>();
    const [one, other] = [plainBrowser(service.server), plainBrowser(service.server)];
    for (const window of [one, other]) await window.get(`/quotes/${tokenOf(quoteUrl)}`);
    const sending = { action: 'send', consent: 'yes' };
    await one.submit(sending);
    await other.submit({ action: 'update', 'd0-width': '3000' });
    expect((await other.submit(sending)).body).toContain('Thank you');
    expect(await everything(service)).toHaveLength(1);
    expect(await service.enquiries()).toEqual([]);
  });

  it('makes door quotes whose enquiries are test enquiries, even if a customer sends them', async () => {
    const service = await startService('embedded');
    const headers = { ...(await issue(service, true)), 'idempotency-key': 'quote' };
    const answer = await postQuote(service, quoteBody, headers);
    const { id, quoteUrl } = answer.json<{ id: string; quoteUrl: string }>();
    expect(idOf(await postQuote(service, quoteBody, headers))).toBe(id);
    expect(await service.openDoorQuote(tokenOf(quoteUrl))).toMatchObject({ id, test: true });
    const sent = await service.submitDoorQuote(pageSubmit(tokenOf(quoteUrl)));
    expect(await service.store.enquiries.find(sent?.id ?? '')).toMatchObject({ test: true });
    expect(await service.enquiries()).toEqual([]);
    expect(await counted(service)).toEqual([]);

    // A quote for the same customer and doors, made without the test key.
    const real = await createQuote(service);
    const submitted = await service.submitDoorQuote(pageSubmit(real.token));
    expect(submitted?.repeated).toBe(false);
    expect((await service.enquiries()).map((enquiry) => enquiry.id)).toEqual([submitted?.id]);
    expect(await counted(service)).toEqual([
      'lintel_enquiries_total{collection="internal_door_quotes",outcome="accepted"} 1',
    ]);
  });
});
