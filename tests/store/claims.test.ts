import { describe, expect, it } from 'vitest';
import type { Submission } from '../../src/app/enquiries/enquiry.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { createQuote, pageSubmit } from '../support/door-quotes.ts';
import { startService, storeKinds } from '../support/service.ts';

describe.each(storeKinds)('an idempotency key, on the %s store', (kind) => {
  it('replays the enquiry of a quote that was sent before', async () => {
    const service = await startService(kind);
    const { store, clock } = service;
    const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const quote = await createQuote(service);
    const first = await service.submitDoorQuote(pageSubmit(quote.token));

    const submission: Submission = {
      enquiry: { ...like, id: 'idq_never_stored', reference: 'NONE-NONE' },
      fingerprint: 'another',
      idempotency: { scope: 'scope', bodyHash: 'hash' },
      doorQuoteId: quote.id,
      sentPageHash: null,
      event: null,
      at: clock.steady(),
    };
    const told = { id: first?.id, reference: first?.reference, alsoSent: null };
    const replay = { kind: 'accepted', ...told, replayed: true };
    expect(await store.enquiries.submit(submission)).toEqual(replay);
    expect(await store.enquiries.submit(submission)).toEqual(replay);
    expect(await store.enquiries.find('idq_never_stored')).toBeNull();
  });

  it('replays its own first answer, not that of another key', async () => {
    const service = await startService(kind);
    const { store, clock } = service;
    const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
    const submit = (id: string, scope: string, fingerprint: string) =>
      store.enquiries.submit({
        enquiry: { ...like, id, reference: `of ${id}` },
        fingerprint,
        idempotency: { scope, bodyHash: 'hash' },
        doorQuoteId: null,
        sentPageHash: null,
        event: null,
        at: clock.steady(),
      });
    await submit('con_1', 'first', 'one');
    await submit('con_2', 'second', 'two');
    // The content of the second enquiry, under a new key.
    expect(await submit('con_3', 'third', 'two')).toEqual({
      kind: 'duplicate',
      id: 'con_2',
      reference: 'of con_2',
      replayed: false,
    });
    const told = { id: 'con_1', reference: 'of con_1', alsoSent: null };
    const replay = { kind: 'accepted', ...told, replayed: true };
    expect(await submit('con_4', 'first', 'four')).toEqual(replay);
    expect(await submit('con_5', 'third', 'five')).toEqual({
      kind: 'duplicate',
      id: 'con_2',
      reference: 'of con_2',
      replayed: true,
    });
  });
});
