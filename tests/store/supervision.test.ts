import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../src/logging/logger.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

type Method = () => Promise<unknown> | AsyncIterable<unknown>;

/** Calls a method, and awaits its answer or the first item of an iterable. */
async function ask(method: Method): Promise<unknown> {
  const asked = method();
  return Symbol.asyncIterator in asked ? asked[Symbol.asyncIterator]().next() : asked;
}

describe.each(storeKinds)('every method of the %s store', (kind) => {
  it('rejects with store_unavailable while the store is unavailable', async () => {
    const { store } = await startService(kind);
    const { enquiries, doorQuotes, keys, webhooks, deliveries, probe, forgetExpired } = store;
    const methods = { ...named({ enquiries, doorQuotes, keys, webhooks, deliveries }), probe, forgetExpired };
    expect(Object.keys(methods)).toEqual(
      expect.arrayContaining([
        'enquiries.submit',
        'enquiries.list',
        'doorQuotes.add',
        'keys.findByHash',
        'webhooks.find',
        'deliveries.claim',
        'probe',
      ]),
    );
    await store.close();
    for (const [name, method] of Object.entries(methods)) {
      // The method is called without arguments, because availability is checked first.
      const refusal: unknown = await ask(method as Method).catch((error: unknown) => error);
      expect({ name, refusal }).toMatchObject({ name, refusal: { code: 'store_unavailable' } });
    }
    await store.start();
    expect(store.trouble()).toBeNull();
    expect(await Array.fromAsync(enquiries.list({}))).toEqual([]);
  });
});

describe.each(storeKinds)('the %s store', (kind) => {
  const missing = /^a table (?:or column )?of it is missing: restore a backup/;

  it('is unavailable while any table is missing, and available as soon as it is back', async () => {
    const { store, env } = await startService(kind);
    const tables = [
      'enquiries',
      'door_quotes',
      'api_keys',
      'duplicate_guards',
      'idempotency_keys',
      'heartbeat',
    ];
    for (const table of tables) {
      await rawStatement(env, `alter table ${table} rename to elsewhere`);
      await expect(store.probe()).rejects.toMatchObject({ code: 'store_unavailable' });
      expect({ table, trouble: store.trouble() }).toEqual({
        table,
        trouble: expect.stringMatching(missing) as string,
      });
      await rawStatement(env, `alter table elsewhere rename to ${table}`);
      await store.probe();
      expect({ table, trouble: store.trouble() }).toEqual({ table, trouble: null });
    }
  });

  it('does not start while a table is missing', async () => {
    const { store, env } = await startService(kind);
    await store.close();
    await rawStatement(env, 'alter table enquiries rename to elsewhere');
    await store.start();
    expect(store.trouble()).toMatch(missing);
    await rawStatement(env, 'alter table elsewhere rename to enquiries');
    await expect.poll(() => store.trouble()).toBeNull();
  });
});

function named(parts: Readonly<Record<string, object>>): Record<string, unknown> {
  const entries = Object.entries(parts).flatMap(([part, methods]) =>
    Object.entries(methods).map(([name, method]: [string, unknown]) => [`${part}.${name}`, method]),
  );
  return Object.fromEntries(entries) as Record<string, unknown>;
}

it('an unforeseen store error is logged in full, and clients are only referred to the log', async () => {
  const lines: string[] = [];
  const logger = pino(
    { level: 'error', serializers: { err: describeError } },
    { write: (line: string) => lines.push(line) },
  );
  const { server, env } = await startService('postgres', { logger });
  const failing = `
    create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'a part of the disk is gone' using errcode = '58030'; end $$;
    create trigger fail before insert or update on heartbeat for each row execute function fail();`;
  await rawStatement(env, failing);
  const answer = await server.inject('/readyz');
  expect(answer.json()).toMatchObject({
    status: 503,
    detail: 'Enquiries cannot be stored: for a reason that is in the log.',
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 50,
      err: { code: '58030', message: 'a part of the disk is gone' },
      msg: 'the store is away; enquiries are refused until it is back',
    },
  ]);
});
