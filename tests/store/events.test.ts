import { describe, expect, it } from 'vitest';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { createQuote } from '../support/door-quotes.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

const endpoint = (id: string, events: string, disabledAt = 'null') =>
  `insert into webhook_endpoints (id, url, events, secret, created_at, disabled_at)
   values ('${id}', 'https://receiver.example', '${events}', 'whsec_', 1, ${disabledAt})`;

describe.each(storeKinds)('an event, on the %s store', (kind) => {
  it('is written with its enquiry and contains no personal data', async () => {
    const service = await startService(kind);
    await wantEvents(service.env);
    const enquiry = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const [event, ...more] = await rawRows(service.env, 'outbox_events');
    expect(more).toEqual([]);
    expect(event).toMatchObject({ type: 'enquiry.created', subject_id: enquiry.id, number: 1 });
    const receivedAt = new Date(enquiry.receivedAt).toISOString();
    const { id, reference, collection } = enquiry;
    expect(JSON.parse(String(event?.['body']))).toEqual({
      type: 'enquiry.created',
      timestamp: receivedAt,
      data: {
        ...{ id, reference, collection, status: 'new', receivedAt },
        ...{ source: null, sourceId: null, quoteId: null },
      },
    });
  });

  it('is written for a stored quote', async () => {
    const service = await startService(kind);
    await wantEvents(service.env);
    const quote = await createQuote(service);
    const events = await rawRows(service.env, 'outbox_events');
    expect(events.map(({ type, subject_id }) => [type, subject_id])).toEqual([['quote.created', quote.id]]);
  });

  it('is not written for a refused duplicate', async () => {
    const service = await startService(kind);
    await wantEvents(service.env);
    const body = validBody(contactPath);
    const answers = [await post(service, contactPath, body), await post(service, contactPath, body)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
    expect(await rawRows(service.env, 'outbox_events')).toHaveLength(1);
  });

  it('is not written without an enabled endpoint', async () => {
    const service = await startService(kind);
    await rawStatement(service.env, endpoint('whk_off', '["*"]', '1'));
    await post(service, contactPath, validBody(contactPath));
    await createQuote(service);
    expect(await storedEvents(service.env)).toEqual([]);
  });

  it('is delivered to every enabled endpoint that subscribes to its type', async () => {
    const service = await startService(kind);
    await rawStatement(service.env, endpoint('whk_all', '["*"]'));
    await rawStatement(service.env, endpoint('whk_created', '["enquiry.held","enquiry.created"]'));
    await rawStatement(service.env, endpoint('whk_quotes', '["quote.created"]'));
    await rawStatement(service.env, endpoint('whk_off', '["*"]', '1'));
    await post(service, contactPath, validBody(contactPath));
    await service.store.deliveries.fanOut();
    const deliveries = await rawRows(service.env, 'deliveries');
    const [event] = await rawRows(service.env, 'events');
    expect(deliveries.map(({ id, destination, state }) => [id, destination, state]).sort()).toEqual(
      ['whk_all', 'whk_created'].map((to) => [`${String(event?.['id'])}.${to}`, to, 'waiting']),
    );
  });
});
