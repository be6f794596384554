import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { addToErasedFile, readErasedFile } from '../../src/store/people/erasing/erased-file.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { contactPath, post, unlimited } from '../api/requests.ts';
import { temporaryFolder } from '../support/child.ts';
import { createQuote, pageSubmit, quoteBody } from '../support/door-quotes.ts';
import { dataOf, sendEverything } from '../support/people.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, type TestService, startService, storeKinds } from '../support/service.ts';

const start = async (kind: StoreKind) => {
  const service = await startService(kind, {
    env: { ...unlimited, ...(kind === 'postgres' && { DATA_DIR: await temporaryFolder() }) },
  });
  await rawStatement(
    service.env,
    `insert into webhook_endpoints (id, url, events, secret, created_at) values ('whk_1', 'https://x.example', '["*"]', 's', 1)`,
  );
  return service;
};

const erase = ({ store, clock }: TestService, email: string) =>
  store.people.erase(email, createTombstone(email, clock.now()), { at: clock.now(), actor: 'tester@here' });

const tables = [
  'enquiries',
  'door_quotes',
  'sent_pages',
  'duplicate_guards',
  'idempotency_keys',
  'outbox_events',
  'events',
  'deliveries',
];
const everything = async ({ env }: TestService) =>
  Object.fromEntries(
    await Promise.all(tables.map(async (table) => [table, (await rawRows(env, table)).length] as const)),
  );

describe.each(storeKinds)('a person, on the %s store', (kind) => {
  it('is exported with all rows, for an address in any case, and without secrets', async () => {
    const service = await start(kind);
    await sendEverything(service, { name: 'Niamh Distinctive', email: 'Niamh@Example.IE' });
    const data = await dataOf(service, 'niamh@example.ie');
    const count = Object.fromEntries(
      Object.entries(data ?? {}).map(([part, rows]) => [part, (rows as []).length]),
    );
    expect(count).toEqual({
      enquiries: 5,
      earlierVersions: 0,
      doorQuotes: 2,
      sentPages: 1,
      retryKeys: 3,
      duplicateGuards: 5,
      events: 7,
      deliveries: 7,
      notes: 0,
      replies: 0,
      spamLessons: 0,
    });
    const text = JSON.stringify(data);
    for (const row of [
      ...(await rawRows(service.env, 'sent_pages')),
      ...(await rawRows(service.env, 'door_quotes')),
    ])
      expect(text).not.toContain(row['token_hash']);
    for (const { scope, link_seed } of await rawRows(service.env, 'idempotency_keys'))
      for (const secret of [scope, link_seed])
        if (typeof secret === 'string') expect(text).not.toContain(secret);
    expect(await dataOf(service, 'nobody@example.ie')).toBeNull();
  });

  it('is erased from every table, without a change to another person', async () => {
    const service = await start(kind);
    await sendEverything(service, { name: 'Other Person', email: 'other@example.ie' });
    const [before, other] = [await everything(service), await dataOf(service, 'other@example.ie')];
    await sendEverything(service, { name: 'Niamh Distinctive', email: 'Niamh@Example.IE' });
    const rows = {
      enquiries: 5,
      earlierVersions: 0,
      doorQuotes: 2,
      sentPages: 1,
      retryKeys: 3,
      duplicateGuards: 5,
      events: 7,
      deliveries: 7,
      notes: 0,
      replies: 0,
      readMarks: 0,
      searchTexts: 0,
      spamLessons: 0,
    };
    expect(await erase(service, 'niamh@example.ie')).toEqual({ rows, notListed: null });
    expect(await everything(service)).toEqual(before);
    expect(JSON.stringify(await dataOf(service, 'other@example.ie'))).toBe(JSON.stringify(other));
    expect(await service.store.people.holdings('niamh@example.ie')).toBeNull();
    const [entry, ...more] = await rawRows(service.env, 'audit_entries');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'person.erase', actor: 'tester@here' });
    expect(JSON.parse(String(entry?.['detail']))).toEqual(rows);
  });

  it("a person who sent another person's quote is erased, and the quote can be sent again", async () => {
    const service = await start(kind);
    const maker = { name: 'Maker', email: 'maker@example.ie' };
    const sender = { name: 'Sender', email: 'sender@example.ie' };
    const { token } = await createQuote(service, { ...quoteBody, customer: maker });
    await service.submitDoorQuote(pageSubmit(token, { customer: sender }));
    expect(await service.store.people.holdings(sender.email)).toMatchObject({
      doorQuotes: 0,
      quotesOfOthers: 1,
    });
    const before = JSON.stringify(await dataOf(service, maker.email));
    await erase(service, sender.email);
    expect(JSON.stringify(await dataOf(service, maker.email))).toBe(before);
    expect(await rawRows(service.env, 'enquiries')).toEqual([]);
    expect(await service.submitDoorQuote(pageSubmit(token, { customer: maker }))).toMatchObject({
      repeated: false,
    });
  });

  it("a person who sent another person's quote is erased, and the quote expires like an unsent one", async () => {
    const service = await start(kind);
    const maker = { name: 'Maker', email: 'maker@example.ie' };
    const sender = { name: 'Sender', email: 'sender@example.ie' };
    const { token, id } = await createQuote(service, { ...quoteBody, customer: maker });
    await service.submitDoorQuote(pageSubmit(token, { customer: sender }));
    await erase(service, sender.email);
    expect(await rawRows(service.env, 'door_quotes')).toEqual([
      expect.objectContaining({ id, enquiry_id: null }),
    ]);
    service.clock.advance(97 * 86_400_000);
    await service.store.forgetExpired(service.clock.steady());
    expect(await dataOf(service, maker.email)).toBeNull();
  });

  it('a person whose quote another person sent is erased, and the enquiry of the sender stays', async () => {
    const service = await start(kind);
    const maker = { name: 'Maker', email: 'maker@example.ie' };
    const sender = { name: 'Sender', email: 'sender@example.ie' };
    const { token } = await createQuote(service, { ...quoteBody, customer: maker });
    await service.submitDoorQuote(pageSubmit(token, { customer: sender }));
    const before = JSON.stringify(await dataOf(service, sender.email));
    await erase(service, maker.email);
    expect(await rawRows(service.env, 'door_quotes')).toEqual([]);
    expect(JSON.stringify(await dataOf(service, sender.email))).toBe(before);
  });

  it('a person with more rows than fit into one transaction is erased completely', async () => {
    const service = await start(kind);
    const customer = { name: 'Often', email: 'often@example.ie' };
    await post(service, contactPath, { customer, message: 'About a door' });
    const columns = Object.keys((await rawRows(service.env, 'enquiries'))[0] ?? {});
    const numbers = `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 450)
      select n from numbers) as numbers`;
    await rawStatement(
      service.env,
      `insert into enquiries (${columns.join(', ')}) select ${columns
        .map((column) => (column === 'id' ? `id || '_' || n` : column))
        .join(', ')} from enquiries, ${numbers}`,
    );
    expect(await erase(service, customer.email)).toMatchObject({ rows: { enquiries: 451 } });
    expect(await rawRows(service.env, 'enquiries')).toEqual([]);
  });

  it('can send the same enquiry under the same idempotency key after an erasure', async () => {
    const service = await start(kind);
    const body = { customer: { name: 'Niamh', email: 'niamh@example.ie' }, message: 'The same words again' };
    const send = () => post(service, contactPath, body, { headers: { 'idempotency-key': 'same' } });
    expect((await send()).statusCode).toBe(200);
    await erase(service, 'niamh@example.ie');
    const again = await send();
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });
});

/** Random actions of people: `by` made the quote or wrote the message, `sentBy` sent the quote. */
const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('contact', 'quote', 'sent quote', 'twice'),
    by: fc.integer({ min: 0, max: 3 }),
    sentBy: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
);

it.each(storeKinds)(
  'an erasure leaves the data of other people byte-identical, on the %s store',
  async (kind) => {
    const service = await start(kind);
    let run = 0;
    await fc.assert(
      fc.asyncProperty(actions, async (list) => {
        run += 1;
        const person = (number: number) => ({
          name: `Name ${number}`,
          email: `p${number}.run${run}@example.ie`,
        });
        for (const [index, { kind: what, by, sentBy }] of list.entries()) {
          const customer = person(by);
          const message = `Run ${run}, number ${index}: about a door`;
          if (what === 'contact' || what === 'twice')
            for (let times = what === 'twice' ? 2 : 1; times > 0; times -= 1)
              await post(service, contactPath, { customer, message });
          else {
            const { token } = await createQuote(service, { ...quoteBody, customer });
            if (what === 'sent quote')
              await service.submitDoorQuote(pageSubmit(token, { customer: person(sentBy), message }));
          }
        }
        const others = [1, 2, 3].map((number) => person(number).email);
        const othersData = async () =>
          JSON.stringify(await Promise.all(others.map((email) => dataOf(service, email))));
        const before = await othersData();
        if (await service.store.people.holdings(person(0).email)) await erase(service, person(0).email);
        expect(await othersData()).toBe(before);
        expect(await dataOf(service, person(0).email)).toBeNull();
      }),
      { numRuns: 15 },
    );
  },
  120_000,
);

describe.each(storeKinds)(
  'a store restored from a backup from before an erasure, on the %s store',
  (kind) => {
    it('erases the person again before use, but keeps enquiries sent after the erasure', async () => {
      const service = await start(kind);
      const { store, clock } = service;
      const folder = await temporaryFolder();
      await sendEverything(service, { name: 'Niamh', email: 'niamh@example.ie' });
      await sendEverything(service, { name: 'Other', email: 'other@example.ie' });
      const other = JSON.stringify(await dataOf(service, 'other@example.ie'));
      addToErasedFile(folder, [createTombstone('niamh@example.ie', clock.now())]);
      clock.advance(1000);
      await post(service, contactPath, {
        customer: { name: 'Niamh', email: 'NIAMH@example.ie' },
        message: 'I have changed my mind about the door',
      });
      const entry = { at: wallMs(clock.now()), actor: 'service' };
      expect(await store.eraseAgain(folder, entry)).toMatchObject({ people: 1, unreadable: 0 });
      expect((await dataOf(service, 'niamh@example.ie'))?.enquiries).toHaveLength(1);
      expect(JSON.stringify(await dataOf(service, 'other@example.ie'))).toBe(other);
      // The erasure is recorded in the store by then, and is not repeated.
      expect(await store.eraseAgain(folder, entry)).toMatchObject({ people: 0 });
      expect((await rawRows(service.env, 'audit_entries')).map(({ action }) => action)).toEqual([
        'person.erase-again',
      ]);
    });

    it('adds its erasures to the list of erased people if they are missing there', async () => {
      const service = await start(kind);
      const folder = await temporaryFolder();
      await sendEverything(service, { name: 'Niamh', email: 'niamh@example.ie' });
      await erase(service, 'niamh@example.ie');
      await service.store.eraseAgain(folder, { at: service.clock.now(), actor: 'service' });
      const [row] = await rawRows(service.env, 'erasures');
      expect(readErasedFile(folder).tombstones).toEqual([
        {
          id: row?.['id'],
          key: row?.['key'],
          personHash: row?.['person_hash'],
          erasedAt: service.clock.now(),
        },
      ]);
    });
  },
);
