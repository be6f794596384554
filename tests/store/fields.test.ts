import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import type { DoorQuote } from '../../src/app/quotes/quote.ts';
import { steadyMs, wallMs } from '../../src/app/shared/clock.ts';
import { standardAppearance } from '../../src/domain/design/design.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { createQuote } from '../support/door-quotes.ts';
import { startService, storeKinds } from '../support/service.ts';

const received = wallMs(Date.parse('2026-03-02T11:00:00Z'));
const designs = [{ door: { opWidth: '900' }, appearance: standardAppearance }];

describe.each(storeKinds)('stored fields, on the %s store', async (kind) => {
  const service = await startService(kind);
  const { store, clock } = service;
  const { request } = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
  const quote = await service.openDoorQuote((await createQuote(service)).token);
  if (!quote) throw new Error('The quote that was made cannot be opened');

  const submit = (enquiry: Enquiry) =>
    store.enquiries.submit({
      enquiry,
      fingerprint: enquiry.id,
      idempotency: null,
      doorQuoteId: null,
      sentPageHash: null,
      event: null,
      at: clock.steady(),
    });
  const enquiry: Enquiry = {
    id: 'con_1',
    reference: 'LNTL-0001',
    collection: 'internal_door_quotes',
    receivedAt: received,
    changedAt: received,
    status: 'held',
    request,
    designs,
    phoneE164: '+35316791234',
    eircode: 'D02 AF30',
    contentScore: { score: 7, reasons: ['many links', 'in a hurry'] },
    alsoSent: String.raw`{"/colour":"r\u0000e\ud83d","/__proto__":{"__proto__":1}}`,
    priceBookVersion: '2026-03',
    estimate: { total: 1234 },
    submittedBy: 'key_1',
    quote: { id: 'dqt_9', submittedBy: 'key_2' },
    withdrawalReason: 'They moved house',
    test: true,
    requestId: 'req-1',
  };

  it.each<[string, Enquiry]>([
    ['where every field has a value', enquiry],
    [
      'where optional ones are empty',
      {
        ...enquiry,
        id: 'con_2',
        designs: null,
        phoneE164: null,
        eircode: null,
        contentScore: { score: 0, reasons: [] },
        alsoSent: null,
        priceBookVersion: null,
        estimate: null,
        quote: null,
        withdrawalReason: null,
        changedAt: null,
        test: false,
      },
    ],
  ])('the fields of an enquiry are read back unchanged, %s', async (_, kept) => {
    await submit(kept);
    expect(await store.enquiries.find(kept.id)).toEqual(kept);
  });

  it('all enquiries with the same reference are found, the oldest first', async () => {
    const [later, earlier] = [
      { ...enquiry, id: 'con_3', reference: 'SAME-SAME', receivedAt: wallMs(received + 1) },
      { ...enquiry, id: 'con_4', reference: 'SAME-SAME' },
    ];
    for (const each of [later, earlier]) await submit(each);
    expect(await store.enquiries.findByReference('SAME-SAME')).toEqual([earlier, later]);
  });

  it('the fields of a door quote are read back unchanged, until its link expires', async () => {
    const kept: Omit<DoorQuote, 'enquiry'> = {
      id: 'dqt_1',
      createdAt: received,
      expiresAt: steadyMs(received + 5000),
      request: quote.request,
      designs,
      alsoSent: '{"/doors/0/colour":"red"}',
      priceBookVersion: '2026-03',
      estimate: quote.estimate,
      submittedBy: 'key_1',
      test: true,
      requestId: 'req-1',
    };
    const at = clock.steady();
    await store.doorQuotes.add({
      quote: kept,
      tokenHash: 'hash',
      retry: null,
      linkSeed: null,
      event: null,
      at,
    });
    const before = steadyMs(kept.expiresAt - 1);
    expect(await store.doorQuotes.findByTokenHash('hash', before)).toEqual({ ...kept, enquiry: null });
    expect(await store.doorQuotes.findByTokenHash('hash', kept.expiresAt)).toBeNull();
    expect(await store.doorQuotes.findByTokenHash('another', before)).toBeNull();
  });
});
