import { readFileSync } from 'node:fs';
import { type Logger, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../src/app/callers/api-key.ts';
import type { DoorDesign } from '../../src/domain/design/design.ts';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import type { DoorQuote } from '../../src/app/quotes/quote.ts';
import { changeDoors } from '../support/changed-doors.ts';
import { testClock } from '../support/clock.ts';
import { pageSubmit } from '../support/door-quotes.ts';
import { olderStoreOn } from '../support/older-store.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';

/** The rows that the older version read, and its answers under idempotency keys. */
interface ReadBefore {
  at: number;
  enquiries: Enquiry[];
  quotes: { token: string; quote: DoorQuote }[];
  keys: ApiKey[];
  answers: { path: string; body: object; key: string; status: number; answer: object }[];
}

const fixture = JSON.parse(
  readFileSync(new URL('../fixtures/store-2026-11-17.json', import.meta.url), 'utf8'),
) as ReadBefore;

/** A design as the older version stored it, with the colour in its appearance, even the standard colour. */
interface StoredDesign {
  door: object;
  appearance: { frameColor: string };
}

/** Converts designs to the current form: a chosen colour is an extra, and the standard colour is left out. */
function withColourAsExtra(stored: readonly DoorDesign[]): DoorDesign[] {
  return (stored as unknown as readonly StoredDesign[]).map(({ door, appearance }) => {
    const { frameColor, ...rest } = appearance;
    const chosen = frameColor === '#1c1c1e' ? {} : { frameColor };
    return { door: { ...door, ...chosen }, appearance: rest } as DoorDesign;
  });
}

/** Adds the newer fields: the quote of each enquiry, and null for the others. */
const before: ReadBefore = {
  ...fixture,
  enquiries: fixture.enquiries.map((enquiry) => {
    const found = fixture.quotes.find(({ quote }) => quote.enquiry?.id === enquiry.id);
    const quote = found ? { id: found.quote.id, submittedBy: found.quote.submittedBy } : null;
    const designs = enquiry.designs && withColourAsExtra(enquiry.designs);
    return { ...enquiry, changedAt: null, designs, quote, withdrawalReason: null, alsoSent: null };
  }),
  quotes: fixture.quotes.map(({ token, quote }) => ({
    token,
    quote: { ...quote, designs: withColourAsExtra(quote.designs), alsoSent: null },
  })),
};

/** The current service on the older store, moments later. */
async function upgraded(
  kind: StoreKind,
  version = '2026-11-17',
  damage?: string | string[],
  logger?: Logger,
) {
  const env = await olderStoreOn(kind, version);
  for (const statement of [damage ?? []].flat()) await rawStatement(env, statement);
  const service = await startService(kind, {
    ...(logger && { logger }),
    env: { ...env, BACKUP_BEFORE_UPGRADE: 'off', RATE_LIMIT_ANONYMOUS: 'off' },
    clock: testClock(before.at + 1000),
  });
  expect(service.store.trouble()).toBeNull();
  return { ...service, env };
}

describe.each(storeKinds)('a store of version 2026-11-17, upgraded on the %s store', (kind) => {
  it('has every enquiry unchanged, with its designs', async () => {
    const { store } = await upgraded(kind);
    expect(before.enquiries).toHaveLength(10);
    expect(before.enquiries.filter(({ designs }) => designs !== null)).toHaveLength(3);
    expect(before.enquiries.filter(({ quote }) => quote !== null)).toHaveLength(2);
    expect(await Array.fromAsync(store.enquiries.list({ tests: true }))).toEqual(before.enquiries);
  });

  it('has the same test enquiries and the same keys', async () => {
    const { store } = await upgraded(kind);
    const real = before.enquiries.filter(({ test }) => !test);
    expect(real).toHaveLength(8);
    expect(await Array.fromAsync(store.enquiries.list({}))).toEqual(real);
    expect((await store.keys.list()).toSorted(byId)).toEqual(before.keys.toSorted(byId));
  });

  it('finds customers by e-mail address in any case', async () => {
    const { env } = await upgraded(kind);
    const emails = async (table: string) => (await rawRows(env, table)).map(({ id, email }) => [id, email]);
    const folded = (id: string, email: string) => [id, email.toLowerCase()];
    expect((await emails('enquiries')).sort()).toEqual(
      before.enquiries.map(({ id, request }) => folded(id, request.customer.email)).sort(),
    );
    expect((await emails('door_quotes')).sort()).toEqual(
      before.quotes.map(({ quote }) => folded(quote.id, quote.request.customer.email)).sort(),
    );
  });

  it('replays the first answer of every idempotency key', async () => {
    const { server } = await upgraded(kind);
    expect(before.answers.map(({ status }) => status)).toEqual([200, 409, 200, 200]);
    for (const { path, body, key, status, answer } of before.answers) {
      const again = await server.inject({
        method: 'POST',
        url: path,
        remoteAddress: '203.0.113.7',
        headers: { 'idempotency-key': key },
        payload: body,
      });
      expect({ key, status: again.statusCode }).toEqual({ key, status });
      expect(again.headers['idempotent-replayed']).toBe('true');
      expect(again.json()).toMatchObject(answer);
    }
  });

  it('splits the row that each idempotency key refers to into separate columns', async () => {
    const { env } = await upgraded(kind);
    const rows = await rawRows(env, 'idempotency_keys');
    const named = rows.map(({ enquiry_id, door_quote_id, reference, outcome }) =>
      [outcome, enquiry_id !== null, reference !== null, door_quote_id !== null].join(' '),
    );
    expect(named.sort()).toEqual([
      'accepted false false true',
      'accepted true true false',
      'accepted true true false',
      'duplicate true false false',
    ]);
  });

  it('opens every quote unchanged, and an unsent one can be sent', async () => {
    const service = await upgraded(kind);
    expect(before.quotes.map(({ quote }) => quote.enquiry !== null)).toEqual([false, true, true, false]);
    for (const { token, quote } of before.quotes) {
      expect(await service.openDoorQuote(token)).toEqual(quote);
    }
    const sent = await service.submitDoorQuote(pageSubmit(before.quotes[0]?.token ?? ''));
    expect(sent).toMatchObject({ repeated: false });
  });

  it('lets a customer change the doors of an enquiry, and keeps the original doors', async () => {
    const service = await upgraded(kind);
    const sent = before.enquiries.find(({ designs, test }) => designs !== null && !test);
    if (!sent) expect.fail('no enquiry has doors');
    expect(await changeDoors(service, sent, { doors: ['tPIVOT-w1234-h2100'] })).toEqual({ kind: 'done' });
    const { request, designs, estimate } = sent;
    expect(await service.store.enquiryVersions.list(sent)).toMatchObject([{ request, designs, estimate }]);
    expect((await service.store.enquiries.find(sent.id))?.designs).toMatchObject([
      { door: { opWidth: '1234' } },
    ]);
  });

  it('still shows sent quotes, also after their links have expired', async () => {
    const { server, clock } = await upgraded(kind);
    clock.advance(100 * 86_400_000);
    const answers = await Promise.all(before.quotes.map(({ token }) => server.inject(`/quotes/${token}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200, 404]);
    for (const [index, { quote }] of before.quotes.entries())
      if (quote.enquiry) expect(answers[index]?.body).toContain(quote.enquiry.reference);
  });

  it.each([
    ['one door', '["w900-h2100","no-such-design"]'],
    ['everything', '["w900-h2100",'],
  ])(
    'stops with an error that names the quote if %s is unreadable, and keeps its designs',
    async (_, texts) => {
      const [damaged] = before.quotes;
      const id = damaged?.quote.id ?? '';
      const change = `update door_quotes set designs = '${texts}' where id = '${id}'`;
      const { store, env, openDoorQuote } = await upgraded(kind, '2026-11-17', change);
      await expect(openDoorQuote(damaged?.token ?? '')).rejects.toThrow(id);
      expect(await rawRows(env, 'door_quotes')).toContainEqual(
        expect.objectContaining({ id, designs: texts }),
      );
      expect(await openDoorQuote(before.quotes[1]?.token ?? '')).toEqual(before.quotes[1]?.quote);
      expect(store.trouble()).toBeNull();
    },
  );
});

describe.each(storeKinds)('a store of version 2026-11-17 with damaged rows, on the %s store', (kind) => {
  it('is upgraded; each damaged row is named in the log, kept unchanged, and still found by its e-mail address', async () => {
    const [cut, empty, ...whole] = before.enquiries.filter(({ test }) => !test);
    const quote = before.quotes[3]?.quote;
    const [cutId, emptyId, quoteId] = [cut?.id ?? '', empty?.id ?? '', quote?.id ?? ''];
    const request = '{"customer":{"name":"Orla","email":"Orla@Example.ie","pho';
    const lines: string[] = [];
    const logger = pino({ base: null, timestamp: false }, { write: (line: string) => lines.push(line) });
    const { store, env } = await upgraded(
      kind,
      '2026-11-17',
      [
        `update enquiries set request = '${request}' where id = '${cutId}'`,
        `update enquiries set request = 'null' where id = '${emptyId}'`,
        `update door_quotes set request = '{"' where id = '${quoteId}'`,
      ],
      logger,
    );
    const named = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(
        ({ msg }) => msg === 'a row of the store is damaged; it is left as it is, and the upgrade goes on',
      );
    const [notJson, noCustomer] = ['its request is not JSON', 'its request names no customer'];
    expect(named).toHaveLength(3);
    expect(named).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ level: 40, table: 'enquiries', id: cutId, reason: notJson }),
        expect.objectContaining({ level: 40, table: 'enquiries', id: emptyId, reason: noCustomer }),
        expect.objectContaining({ level: 40, table: 'door_quotes', id: quoteId, reason: notJson }),
      ]),
    );
    expect(lines.join('')).not.toMatch(/orla/i);

    expect(await rawRows(env, 'enquiries')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: cutId, request, email: 'orla@example.ie' }),
        expect.objectContaining({ id: emptyId, request: 'null', email: '' }),
      ]),
    );
    const listed = await Array.fromAsync(store.enquiries.list({}));
    expect(listed.filter((each) => 'request' in each)).toEqual(whole);
    expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining([cutId, emptyId]));
    expect(await store.people.holdings('orla@example.ie')).toMatchObject({ enquiries: 1 });
  });
});

const byId = (one: ApiKey, other: ApiKey) => one.id.localeCompare(other.id);

describe.each(storeKinds)('a store from before test keys, on the %s store', (kind) => {
  it('has real enquiries, quotes and keys only', async () => {
    const { store, env } = await upgraded(kind, '2026-11-16');
    expect(await Array.fromAsync(store.enquiries.list({}))).toHaveLength(3);
    expect((await store.keys.list()).map(({ test }) => test)).toEqual([false]);
    expect((await rawRows(env, 'door_quotes')).map(({ is_test }) => is_test)).toEqual([0]);
  });
});

describe.each(storeKinds)('1,200 quotes of an older version, on the %s store', (kind) => {
  it('are all upgraded, over several pages of the migration', async () => {
    const many = `
      insert into door_quotes
      select id || '_' || n, token_hash || '_' || n, created_at, expires_at, request, designs, price_book_version,
        estimate, submitted_by, request_id, enquiry_id, closed_at, is_test
      from door_quotes, (
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 300) select n from numbers
      ) as numbers`;
    const { env } = await upgraded(kind, '2026-11-17', many);
    const rows = await rawRows(env, 'door_quotes');
    expect(rows).toHaveLength(1204);
    const originals = new Map(
      rows.filter(({ id }) => !/_\d+$/.test(String(id))).map((row) => [row['id'], row]),
    );
    expect(originals.size).toBe(4);
    for (const { id, designs } of rows) {
      const original = originals.get(String(id).replace(/_\d+$/, ''));
      expect(designs).toBe(original?.['designs']);
      expect(String(designs)).toMatch(/^\[\{"door":/);
    }
  });
});
