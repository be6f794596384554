import { describe, expect, it } from 'vitest';
import { contactPath, idOf, post, unlimited, validBody } from '../api/requests.ts';
import { createQuote, pageSubmit } from '../support/door-quotes.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const day = 86_400_000;
const linkLife = 90 * day;

const rowsIn = async ({ env }: TestService, table: string) => (await rawRows(env, table)).length;
const send = (service: TestService, body: unknown, key = 'k') =>
  post(service, contactPath, body, { headers: { 'idempotency-key': key } });

describe.each(storeKinds)('what has had its time, on the %s store', (kind) => {
  const start = () => startService(kind, { env: unlimited });
  const erase = ({ store, clock }: TestService) => store.forgetExpired(clock.steady());

  it('is erased: guards after the duplicate window, retry keys after 24 hours, each not a moment before', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    const counts = async () => [
      await rowsIn(service, 'duplicate_guards'),
      await rowsIn(service, 'idempotency_keys'),
    ];
    service.clock.advance(600_000 - 1);
    await erase(service);
    expect(await counts()).toEqual([1, 1]);
    service.clock.advance(1);
    await erase(service);
    expect(await counts()).toEqual([0, 1]);
    service.clock.advance(day - 600_000 - 1);
    await erase(service);
    expect(await counts()).toEqual([0, 1]);
    service.clock.advance(1);
    await erase(service);
    expect(await counts()).toEqual([0, 0]);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('is a quote that nobody sent, a week after its link has ended; one that was sent stays with its enquiry', async () => {
    const service = await start();
    const unsent = await createQuote(service);
    const sent = await createQuote(service);
    await service.submitDoorQuote(pageSubmit(sent.token));
    service.clock.advance(linkLife + 7 * day - 1);
    await erase(service);
    expect(await rowsIn(service, 'door_quotes')).toBe(2);
    service.clock.advance(1);
    await erase(service);
    const left = await rawRows(service.env, 'door_quotes');
    expect(left.map(({ id }) => id)).toEqual([sent.id]);
    expect(JSON.stringify(left)).not.toContain(unsent.id);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('is an event 30 days after everybody was told of it, and none that still waits', async () => {
    const service = await start();
    const { env, clock } = service;
    await rawStatement(
      env,
      `insert into webhook_endpoints (id, url, events, secret, created_at)
       values ('whk_one', 'https://receiver.example', '["*"]', 'whsec_', 1)`,
    );
    for (const name of ['told', 'late', 'waiting']) await send(service, validBody(contactPath), name);
    await service.store.deliveries.fanOut();
    await rawStatement(env, `update webhook_endpoints set events = '["quote.created"]'`);
    await send(service, validBody(contactPath), 'nobody wants to know');
    await service.store.deliveries.fanOut();
    const [told, late, waiting] = (
      await rawStatement(env, 'select id from deliveries order by created_at, id')
    ).map(({ id }) => String(id));
    const finish = (id: string | undefined, at: number) =>
      rawStatement(env, `update deliveries set state = 'delivered', finished_at = ${at} where id = '${id}'`);
    await finish(told, clock.steady());
    await finish(late, clock.steady() + day);
    const counts = async () => [await rowsIn(service, 'events'), await rowsIn(service, 'deliveries')];
    clock.advance(30 * day - 1);
    await erase(service);
    // Of what nobody wanted to know there is the event alone.
    expect(await counts()).toEqual([4, 3]);
    clock.advance(1);
    await erase(service);
    expect(await counts()).toEqual([2, 2]);
    clock.advance(365 * day);
    await erase(service);
    expect((await rawRows(env, 'deliveries')).map(({ id }) => id)).toEqual([waiting]);
    expect(await rowsIn(service, 'events')).toBe(1);
  });

  it('is a time far ahead, for which a delivery would wait because a clock was wrong', async () => {
    const service = await start();
    const { env, clock } = service;
    await rawStatement(
      env,
      `insert into deliveries
         (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       values ('far', 'e', 's', 1, 'whk_one', 'waiting', 5, ${clock.steady() + 365 * day}, 0, 1),
         ('near', 'e', 's', 2, 'whk_one', 'waiting', 5, ${clock.steady() + day}, 0, 1)`,
    );
    await erase(service);
    const times = (await rawRows(env, 'deliveries')).map(({ id, next_attempt_at: at }) => [
      id,
      Number(at) - clock.steady(),
    ]);
    expect(times.toSorted()).toEqual([
      ['far', 0],
      ['near', day],
    ]);
  });

  it('is erased to the last row, however many there are', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    const { token } = await createQuote(service);
    const numbers = `(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1200)
      select n from numbers) as numbers`;
    await rawStatement(
      service.env,
      `insert into duplicate_guards select fingerprint || n, enquiry_id, accepted_at from duplicate_guards, ${numbers}`,
    );
    await rawStatement(
      service.env,
      `insert into door_quotes select id || n, token_hash || n, created_at, expires_at, request, designs,
        price_book_version, estimate, submitted_by, request_id, enquiry_id, closed_at, is_test, email
       from door_quotes, ${numbers}`,
    );
    expect(await rowsIn(service, 'door_quotes')).toBe(1201);
    await service.submitDoorQuote(pageSubmit(token));
    service.clock.advance(linkLife + 7 * day);
    await erase(service);
    expect(await rowsIn(service, 'duplicate_guards')).toBe(0);
    expect(await rowsIn(service, 'door_quotes')).toBe(1);
  });
});

describe.each(storeKinds)('a row that a wrong clock dated ahead, on the %s store', (kind) => {
  const start = () => startService(kind, { env: unlimited });

  it('does not hold up the same enquiry: a guard by more than a window is none', async () => {
    const service = await start();
    const body = validBody(contactPath);
    const first = await post(service, contactPath, body);
    await rawStatement(service.env, `update duplicate_guards set accepted_at = accepted_at + ${365 * day}`);
    const again = await post(service, contactPath, body);
    expect(again.statusCode).toBe(200);
    expect(idOf(again)).not.toBe(idOf(first));
    // The row is today's again, and guards as any other.
    expect((await post(service, contactPath, body)).statusCode).toBe(409);
  });

  it('does not hold up a request: a retry key by more than a window is none', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    await rawStatement(service.env, `update idempotency_keys set created_at = created_at + ${365 * day}`);
    const other = validBody(contactPath);
    const answer = await send(service, other);
    expect([answer.statusCode, answer.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect((await send(service, other)).headers['idempotent-replayed']).toBe('true');
  });

  it('still counts where it is ahead by less than a window, and no more where it is ahead by a whole one', async () => {
    const service = await start();
    const { env } = service;
    const body = validBody(contactPath);
    const window = 600_000;
    await send(service, body);
    await rawStatement(env, `update duplicate_guards set accepted_at = accepted_at + ${window - 1}`);
    await rawStatement(env, `update idempotency_keys set created_at = created_at + ${day - 1}`);
    expect((await post(service, contactPath, body)).statusCode).toBe(409);
    expect((await send(service, validBody(contactPath))).statusCode).toBe(422);
    await rawStatement(env, 'update duplicate_guards set accepted_at = accepted_at + 1');
    await rawStatement(env, 'update idempotency_keys set created_at = created_at + 1');
    expect((await post(service, contactPath, body)).statusCode).toBe(200);
    expect((await send(service, validBody(contactPath))).statusCode).toBe(200);
  });

  it('is erased with those whose time is over', async () => {
    const service = await start();
    await send(service, validBody(contactPath));
    await rawStatement(service.env, `update duplicate_guards set accepted_at = accepted_at + ${365 * day}`);
    await rawStatement(service.env, `update idempotency_keys set created_at = created_at + ${365 * day}`);
    await service.store.forgetExpired(service.clock.steady());
    expect(await rowsIn(service, 'duplicate_guards')).toBe(0);
    expect(await rowsIn(service, 'idempotency_keys')).toBe(0);
  });
});
