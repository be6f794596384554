import { describe, expect, it } from 'vitest';
import { startService, storeKinds } from '../support/service.ts';

type Method = () => Promise<unknown> | AsyncIterable<unknown>;

/** Asks as a caller would: for one answer, or for the first of many. */
async function ask(method: Method): Promise<unknown> {
  const asked = method();
  return Symbol.asyncIterator in asked ? asked[Symbol.asyncIterator]().next() : asked;
}

describe.each(storeKinds)('every method of the %s store', (kind) => {
  it('refuses while the store is away, and says so in the same words', async () => {
    const { store } = await startService(kind);
    const { enquiries, doorQuotes, keys, probe, forgetExpired } = store;
    const methods = { ...named({ enquiries, doorQuotes, keys }), probe, forgetExpired };
    expect(Object.keys(methods)).toEqual(
      expect.arrayContaining([
        'enquiries.submit',
        'enquiries.list',
        'doorQuotes.add',
        'keys.findByHash',
        'probe',
      ]),
    );
    await store.close();
    for (const [name, method] of Object.entries(methods)) {
      // Nothing is looked at before the store is: no arguments are needed.
      const refusal: unknown = await ask(method as Method).catch((error: unknown) => error);
      expect({ name, refusal }).toMatchObject({ name, refusal: { code: 'store_unavailable' } });
    }
    await store.start();
    expect(store.trouble()).toBeNull();
    expect(await Array.fromAsync(enquiries.list({}))).toEqual([]);
  });
});

function named(parts: Readonly<Record<string, object>>): Record<string, unknown> {
  const entries = Object.entries(parts).flatMap(([part, methods]) =>
    Object.entries(methods).map(([name, method]: [string, unknown]) => [`${part}.${name}`, method]),
  );
  return Object.fromEntries(entries) as Record<string, unknown>;
}
