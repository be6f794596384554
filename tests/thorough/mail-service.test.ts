import { describe, expect, it } from 'vitest';
import { moderate } from '../../src/app/enquiries/work/moderate.ts';
import { createRandomIds } from '../../src/app/shared/ids.ts';
import {
  contactPath,
  freshAddress,
  internalPath,
  post,
  storedFor,
  unlimited,
  validBody,
} from '../api/requests.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailEnv, refusal, startMailServer } from '../support/mail-server.ts';
import { storedEvents } from '../support/deliveries.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

/** An enquiry that is borderline spam, and so is held. */
const doubtful = {
  customer: { name: 'Sam Seller', email: 'sam@example.ie' },
  message: 'I can improve your website design and traffic. Interested?',
};

async function start(kind: (typeof storeKinds)[number], options = {}) {
  const server = await startMailServer(options);
  const env = { ...unlimited, ...mailEnv(server.url), PORT: '0' };
  const service = await startService(kind, { env, listening: true });
  return { server, service };
}

const results = async ({ env }: TestService) =>
  (await rawRows(env, 'deliveries'))
    .map(({ destination, state, last_result }) => [destination, state, last_result])
    .sort();

describe('mail of the service', () => {
  it('names a webhook that was disabled to staff, with the reason', async () => {
    const server = await startMailServer();
    const receiver = createServer((_, reply) => reply.writeHead(410).end()).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const env = { ...unlimited, ...mailEnv(server.url), PORT: '0', WEBHOOK_PRIVATE: 'allow' };
    const service = await startService('embedded', { env, listening: true });
    await rawStatement(
      service.env,
      `insert into webhook_endpoints (id, url, events, secret, created_at)
       values ('whk_GONE', 'http://127.0.0.1:${port}/hook', '["*"]', 'whsec_c2VjcmV0', 1)`,
    );
    await post(service, contactPath, validBody(contactPath));
    await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(3);
    receiver.close();
    const notice = server.received.find(
      ({ mail }) => mail.subject === 'A webhook was switched off: whk_GONE',
    );
    expect(notice?.to).toEqual(['sales@doors.example.ie', 'workshop@doors.example.ie']);
    expect(notice?.mail.text).toContain('Why: answered 410');
    expect(notice?.mail.text).toContain(`http://127.0.0.1:${port}/hook`);
    expect(notice?.mail.text).toContain('webhooks enable whk_GONE');
  });

  it('is sent to staff and customer, with drawings and PDF', async () => {
    const { server, service } = await start('embedded');
    const doors = [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200' }];
    const answer = await post(service, internalPath, { ...validBody(internalPath), doors });
    const { reference, request } = await storedFor(service, answer);
    await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(2);
    const [customers, staffs] = [...server.received].sort((one, other) => one.to.length - other.to.length);
    expect(staffs?.mail.subject).toMatch(/^€\d,\d{3} · 1 door · Aoife Byrne$/);
    expect(staffs?.mail.text).toContain(`Reference: ${reference}`);
    expect(customers?.to).toEqual([request.customer.email]);
    expect(customers?.mail.attachments.map(({ mimeType }) => mimeType)).toEqual([
      'image/png',
      'application/pdf',
    ]);
    await expect
      .poll(() => results(service))
      .toEqual([
        ['mail:customer', 'delivered', 'taken by the server'],
        ['mail:staff', 'delivered', 'taken by the server'],
      ]);
    const ready = await service.server.inject('/readyz');
    expect(ready.json()).toEqual({ status: 'ready', mail: 'on', redis: 'off' });
  });

  it('is sent at most five times an hour to one customer', async () => {
    const { server, service } = await start('embedded');
    const customer = { name: 'Aoife Byrne', email: 'Often@example.ie' };
    for (let index = 0; index < 7; index += 1) {
      const message = `Is door number ${index} in stock?`;
      const from = freshAddress();
      await post(service, contactPath, { customer, message }, { from });
    }
    const ofCustomer = async () =>
      (await results(service))
        .filter(([destination]) => destination === 'mail:customer')
        .map(([, state]) => state);
    await expect
      .poll(
        async () => {
          service.clock.advance(1000);
          return (await ofCustomer()).sort();
        },
        { timeout: 20_000 },
      )
      .toEqual([...Array<string>(5).fill('delivered'), 'skipped', 'skipped']);
    expect(server.received.filter(({ to }) => to.includes('Often@example.ie'))).toHaveLength(5);
    expect(await results(service)).toContainEqual([
      'mail:customer',
      'skipped',
      '5 mails an hour to one recipient are the most',
    ]);
  });

  it('is off without settings: no deliveries are created', async () => {
    const service = await startService('embedded');
    await post(service, contactPath, validBody(contactPath));
    expect(await rawRows(service.env, 'deliveries')).toEqual([]);
    expect((await service.server.inject('/readyz')).json()).toEqual({
      status: 'ready',
      mail: 'off',
      redis: 'off',
    });
  });
});

describe.each(storeKinds)('mail of the service, on the %s store', (kind) => {
  it('is not sent to the customer of a held enquiry until it is released, and then once', async () => {
    const { server, service } = await start(kind);
    const enquiry = await storedFor(service, await post(service, contactPath, doubtful));
    expect(enquiry.status).toBe('held');
    await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(1);
    expect(server.received[0]?.mail.subject).toContain('Held');
    const { clock, store } = service;
    const needs = { store, clock, ids: createRandomIds(clock), mails: true };
    const release = async () =>
      (await moderate(needs, 'tester@here', 'released', [{ enquiry, seen: null }]))[0]?.kind === 'done';
    expect(await Promise.all([release(), release()])).toEqual(expect.arrayContaining([true, false]));
    await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(2);
    expect(server.received[1]?.to).toEqual(['sam@example.ie']);
    const events = await storedEvents(service.env);
    expect(events.map(({ type, number }) => [type, number]).sort()).toEqual([
      ['enquiry.held', 1],
      ['enquiry.updated', 2],
    ]);
    expect((await store.enquiries.find(enquiry.id))?.status).toBe('new');
  });

  it('is sent after an outage of the mail server, which /readyz reports', async () => {
    let away = true;
    const { server, service } = await start(kind, {
      onMailFrom: (_address: unknown, _session: unknown, callback: (error?: Error | null) => void) => {
        callback(away ? refusal(421, '4.3.2 not now') : null);
      },
    });
    await post(service, contactPath, validBody(contactPath));
    const states = async () => (await rawRows(service.env, 'deliveries')).map(({ attempts }) => attempts);
    await expect.poll(states, { timeout: 15_000 }).toEqual([1, 1]);
    expect((await service.server.inject('/readyz')).json()).toEqual({
      status: 'ready',
      mail: 'failing',
      redis: 'off',
    });
    away = false;
    await rawStatement(service.env, 'update deliveries set next_attempt_at = 0');
    await expect.poll(() => server.received.length, { timeout: 15_000 }).toBe(2);
  });

  it('is skipped if the enquiry was erased meanwhile', async () => {
    const { server, service } = await start(kind, {
      onMailFrom: (_address: unknown, _session: unknown, callback: (error?: Error | null) => void) => {
        callback(refusal(451, 'later'));
      },
    });
    await post(service, contactPath, validBody(contactPath));
    const attempts = async () => (await rawRows(service.env, 'deliveries')).map((row) => row['attempts']);
    await expect.poll(attempts, { timeout: 15_000 }).toEqual([1, 1]);
    await rawStatement(service.env, 'delete from enquiries');
    await rawStatement(service.env, 'update deliveries set next_attempt_at = 0');
    await expect
      .poll(() => results(service), { timeout: 15_000 })
      .toEqual([
        ['mail:customer', 'skipped', 'the enquiry is not there any more'],
        ['mail:staff', 'skipped', 'the enquiry is not there any more'],
      ]);
    expect(server.received).toEqual([]);
  });
});

describe.each(storeKinds)('the mail cap, on the %s store', (kind) => {
  it('counts mails delivered within the hour, and those in flight that were claimed earlier', async () => {
    const service = await startService(kind);
    const enquiry = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const { email } = enquiry.request.customer;
    const now = kind === 'embedded' ? service.clock.steady() : Date.now();
    const hour = 3_600_000;
    const row = (id: string, state: string, finishedAt: number | null, leasedUntil = 0, to = 'customer') =>
      rawStatement(
        service.env,
        `insert into deliveries (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at,
          leased_until, created_at, finished_at)
         values ('${id}', 'e', '${enquiry.id}', 1, 'mail:${to}', '${state}', 0, 0, ${leasedUntil}, ${now}, ${String(finishedAt)})`,
      );
    await row('a', 'delivered', now - 60_000);
    await row('b', 'delivered', now - hour - 60_000);
    await row('c', 'skipped', now - 60_000);
    await row('d', 'waiting', null, now + 30_000);
    await row('e', 'waiting', null, 0);
    await row('f', 'waiting', null, now + 30_000);
    await row('g', 'delivered', now - 60_000, 0, 'staff');
    // The order of leases counts, not that of ids: z was leased before f, aa and ab after f.
    await row('z', 'waiting', null, now + 20_000);
    await row('aa', 'waiting', null, now + 40_000);
    await row('ab', 'waiting', null, now + 40_000);
    const at = service.clock.steady();
    expect(await service.store.sentMails.toCustomer(email, 'f', hour, at)).toEqual({ sent: 1, underWay: 2 });
    expect(await service.store.sentMails.toCustomer('else@example.ie', 'f', hour, at)).toEqual({
      sent: 0,
      underWay: 0,
    });
    expect(await service.store.sentMails.toStaff('f', hour, at)).toEqual({ sent: 1, underWay: 0 });
  });
});
