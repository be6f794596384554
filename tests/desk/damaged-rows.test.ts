import { describe, expect, it, vi } from 'vitest';
import { unlimited } from '../api/requests.ts';
import { readCsv } from '../support/csv.ts';
import { storedDeliveries } from '../support/deliveries.ts';
import { clearEnquiry, decide } from '../support/desk.ts';
import { mailEnv, startMailServer } from '../support/mail-server.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

const customer = (name: string) => ({ customer: { name, email: 'orla@example.ie' } });

/** The damaged column has the type text on both stores, so both can contain damaged JSON. */
describe.each(storeKinds)('an enquiry with a damaged row, at the desk of the %s store', async (kind) => {
  const service = await startService(kind, { env: unlimited });
  const { store, env } = service;
  const [spoiled, whole] = [
    await clearEnquiry(service, { ...customer('Orla Secret'), message: 'A door for the hall' }),
    await clearEnquiry(service, { ...customer('Orla Byrne'), message: 'A door for the kitchen' }),
  ];
  await decide(service, 'rejected', [spoiled]);
  await decide(service, 'released', [spoiled]);
  await rawStatement(
    env,
    `update enquiries set to_index = 1, request = '{"customer":{"name":"Orla Secret' where id = '${spoiled.id}'`,
  );
  const { get, post } = await signedIn(service);

  it('is marked as damaged in the inbox, which shows the other enquiries as usual', async () => {
    const { statusCode, body } = await get('/staff');
    expect(statusCode).toBe(200);
    expect(body).toContain('Orla Byrne');
    expect(body).toMatch(
      new RegExp(`What is stored of it is damaged.*Cannot be read.*${spoiled.reference}`, 's'),
    );
    expect(body).toContain(`value="${whole.id}:`);
    // A damaged enquiry cannot be selected for moderation.
    expect(body).not.toContain(`value="${spoiled.id}:`);
  });

  it('has a row in the CSV export', async () => {
    const { rows } = readCsv((await get('/staff/enquiries.csv')).body);
    const shown = rows.map(({ reference, name, message }) => [reference, name, message]);
    expect(shown).toContainEqual([whole.reference, 'Orla Byrne', 'A door for the kitchen']);
    expect(shown).toContainEqual([
      spoiled.reference,
      '',
      '(cannot be read: what is stored of it is damaged)',
    ]);
  });

  it('is reported on its own page and on those of related enquiries', async () => {
    const own = await get(`/staff/enquiries/${spoiled.id}`);
    expect(own.statusCode).toBe(500);
    expect(own.body).toContain(`enquiry ${spoiled.reference} cannot be read`);
    expect(own.body).not.toContain('Orla Secret');
    const other = await get(`/staff/enquiries/${whole.id}`);
    expect(other.statusCode).toBe(200);
    expect(other.body).toMatch(new RegExp(`${spoiled.reference}</a> \\(cannot be read\\)`));
    const judged = await post('/staff/bulk', { ids: `${spoiled.id}:2`, action: 'release' });
    expect(judged.body).toContain('Nothing was changed');
  });

  it('is found by its reference, and does not affect searches for other enquiries', async () => {
    await clearEnquiry(service, { ...customer('Orla Later'), message: 'A wardrobe' });
    while ((await store.searching.indexSome(100)) > 0);
    expect((await get('/staff?q=wardrobe')).body).toContain('Orla Later');
    expect((await get(`/staff?q=${spoiled.reference}`)).body).toContain('Cannot be read');
  });

  it('is passed to the spam model without its text, and is erased with its person', async () => {
    const decisions = await Array.fromAsync(store.spamModel.decisions());
    expect(decisions).toEqual([expect.objectContaining({ enquiryId: spoiled.id, request: null })]);
    const { erase } = store.people;
    const tombstone = { id: 'ers_1', key: 'a2V5', personHash: 'hash', erasedAt: service.clock.now() };
    await erase('orla@example.ie', tombstone, { at: service.clock.now(), actor: 'test' });
    expect(await rawRows(env, 'spam_lessons')).toEqual([]);
    expect(await service.enquiries()).toEqual([]);
  });
});

describe.each(storeKinds)('a mail about an enquiry with a damaged row, on the %s store', (kind) => {
  it('waits for a retry with the reason, while other mails are sent', async () => {
    const { url, received } = await startMailServer();
    const service = await startService(kind, { env: { ...unlimited, ...mailEnv(url), PORT: '0' } });
    const [spoiled, spoiledEvent, whole] = [
      await clearEnquiry(service),
      await clearEnquiry(service),
      await clearEnquiry(service),
    ];
    await rawStatement(service.env, `update enquiries set request = '{"' where id = '${spoiled.id}'`);
    await rawStatement(
      service.env,
      `update outbox_events set body = '{"' where subject_id = '${spoiledEvent.id}'`,
    );
    await service.listen();
    await vi.waitFor(() => {
      expect(received).toHaveLength(2);
    }, 20_000);
    await vi.waitFor(async () => {
      const damaged = (await storedDeliveries(service.env)).filter(
        ({ subject_id }) => subject_id !== whole.id,
      );
      expect(damaged.map(({ subject_id }) => subject_id).sort()).toEqual(
        [spoiled.id, spoiled.id, spoiledEvent.id, spoiledEvent.id].sort(),
      );
      for (const { state, last_result } of damaged)
        expect([state, last_result]).toEqual(['waiting', 'what it tells of is damaged in the store']);
    }, 20_000);
  }, 60_000);
});
