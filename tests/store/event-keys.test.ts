import { describe, expect, it } from 'vitest';
import { type WantedEvents, createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { contactPath, internalPath, post, validBody } from '../api/requests.ts';
import { change } from '../support/desk.ts';
import { storedDeliveries, storedEvents, wantEvents } from '../support/deliveries.ts';
import { createQuote, pageSubmit, post as postQuote, quoteBody } from '../support/door-quotes.ts';
import { issueKey, startWithPartner, toStage } from '../support/partner.ts';
import { rawRows } from '../support/raw-rows.ts';
import { storeKinds } from '../support/service.ts';

describe.each(storeKinds)('events of callers, on the %s store', (kind) => {
  it('have the labels of the caller, the quote and the reference', async () => {
    const { service, send, withdraw } = await startWithPartner(kind);
    await wantEvents(service.env);
    const labels = { source: 'partner-shop', sourceId: 'order <7> é' };
    const enquiry = await send(labels, internalPath);
    await withdraw(enquiry.id);
    const { quoteUrl, id: quoteId } = await createQuote(service, { ...quoteBody, ...labels });
    const token = quoteUrl.replace(/^.*\/quotes\//, '');
    const fromQuote = await service.submitDoorQuote(pageSubmit(token));
    const bodies = (await storedEvents(service.env)).map(
      (event) => JSON.parse(String(event['body'])) as { type: string; data: object },
    );
    const dataOfAll = (type: string) => bodies.filter((each) => each.type === type).map(({ data }) => data);
    const receivedAt = expect.any(String) as string;
    const known = { collection: 'internal_door_quotes', status: 'new', receivedAt, ...labels };
    const ofEnquiry = { ...known, id: enquiry.id, reference: enquiry.reference, quoteId: null };
    expect(dataOfAll('enquiry.updated')).toEqual([ofEnquiry]);
    expect(dataOfAll('enquiry.created')).toEqual(
      expect.arrayContaining([
        ofEnquiry,
        { ...known, id: fromQuote?.id, reference: fromQuote?.reference, quoteId },
      ]),
    );
    expect(dataOfAll('quote.created')).toEqual([
      { id: quoteId, doorsCount: 1, createdAt: receivedAt, ...labels, quoteId, reference: null },
    ]);
  });

  it('belong to the API key of the quote if the enquiry was sent from a quote', async () => {
    const { service, partner, ask } = await startWithPartner(kind);
    await wantEvents(service.env);
    const { quoteUrl } = (await postQuote(service, quoteBody, partner.headers)).json<{ quoteUrl: string }>();
    const sent = await service.submitDoorQuote(pageSubmit(quoteUrl.replace(/^.*\/quotes\//, '')));
    const rows = await rawRows(service.env, 'outbox_events');
    expect(rows.map(({ type, key_id }) => [type, key_id]).sort()).toEqual([
      ['enquiry.created', partner.id],
      ['quote.created', partner.id],
    ]);
    // The customer sent this enquiry, not the key, so the key gets 404.
    expect((await ask(sent?.id ?? '')).statusCode).toBe(404);
  });

  it('go to the endpoints of their API key, and to endpoints for all callers', async () => {
    const { service, partner, send, withdraw } = await startWithPartner(kind);
    const other = await issueKey(service, { label: 'Another' });
    const add = async (keyId: string | null, events: WantedEvents = 'all') => {
      const endpoint = createEndpoint('https://receiver.example/hook', events, service.clock.now(), keyId);
      await service.store.webhooks.add(endpoint);
      return endpoint.id;
    };
    const [all, own, others, held] = [
      await add(null),
      await add(partner.id),
      await add(other.id),
      await add(partner.id, ['enquiry.held']),
    ];
    const { id } = await send();
    await withdraw(id);
    await post(service, contactPath, validBody(contactPath), { headers: other.headers });
    await post(service, contactPath, validBody(contactPath));
    await createQuote(service);
    const counts = async () => {
      for (let more = true; more;) more = await service.store.deliveries.fanOut();
      const to = (await storedDeliveries(service.env)).map(({ destination }) => destination);
      return [all, own, others, held].map((each) => to.filter((destination) => destination === each).length);
    };
    expect(await counts()).toEqual([5, 2, 1, 0]);

    // An event from before the revocation of a key still goes to the endpoint of the key.
    await send();
    expect(await service.store.keys.revoke(partner.id, service.clock.now())).toBe(true);
    const enquiry = await service.store.enquiries.find(id);
    if (!enquiry) throw new Error('The enquiry is gone');
    expect(await change(service, enquiry, 1, toStage('contacted'))).toMatchObject({ kind: 'done' });
    expect(await counts()).toEqual([7, 3, 1, 0]);
    expect((await service.store.webhooks.find(own))?.key).toEqual({
      id: partner.id,
      label: 'A partner',
      revokedAt: service.clock.now(),
    });
  });
});
