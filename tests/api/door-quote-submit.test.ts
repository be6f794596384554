import { describe, expect, it } from 'vitest';
import { compileReader } from '../../src/contract/reading/reader.ts';
import { DoorQuoteSubmission } from '../../src/contract/quotes/submission.ts';
import { createQuote, customer, designOf, pageSubmit, quoteBody } from '../support/door-quotes.ts';
import { startService, storeKinds } from '../support/service.ts';

const unlimited = { env: { RATE_LIMIT_ANONYMOUS: 'off' } };
const day = 86_400_000;

describe.each(storeKinds)('a door quote sent from its page, on the %s store', (kind) => {
  it('becomes an enquiry with exactly the doors of the page, and their price', async () => {
    const service = await startService(kind);
    const { token } = await createQuote(service, {
      ...quoteBody,
      consent: { granted: true, text: 'Send me a quote.' },
    });
    const designs = ['tDOUBLE.HINGED-w1800-h2100-cffffff-sright-oout-v2600', 'tBIFOLD-w2400-h2100-b3L'];
    const sent = await service.submitDoorQuote(
      pageSubmit(
        token,
        {
          customer: { ...customer, phone: '01 679 1234', company: 'Byrne Ltd' },
          message: 'For the extension.',
          eirCode: 'd02x285',
          supplyAndInstall: true,
        },
        designs,
      ),
    );
    expect(sent).toMatchObject({ repeated: false });
    const [enquiry, ...others] = await service.enquiries();
    expect(others).toEqual([]);
    expect(enquiry).toMatchObject({
      id: sent?.id,
      reference: sent?.reference,
      collection: 'internal_door_quotes',
      status: 'new',
      request: {
        source: 'assistant',
        sourceId: 'talk-7',
        customer: { ...customer, phone: '01 679 1234', company: 'Byrne Ltd' },
        project: { message: 'For the extension.' },
        doors: [
          { doorType: 'Double hinged door', opWidth: '1800', opHeight: '2100' },
          { opWidth: '2400', opHeight: '2100', bifoldConfig: '3L' },
        ],
        supplyAndInstall: true,
        eirCode: 'd02x285',
        consent: { granted: true, text: 'Send me a quote.' },
      },
      eircode: 'D02 X285',
      phoneE164: '+35316791234',
      priceBookVersion: '2026-01',
    });
    expect(enquiry?.designs).toEqual(designs.map(designOf));
    const priced = await service.server.inject({
      method: 'POST',
      url: '/api/internal-doors/estimate',
      payload: { doors: enquiry?.designs?.map(({ door }) => door) },
    });
    const { priceEstimate, leadTimeWeeks } = priced.json<Record<string, number>>();
    expect(priceEstimate).toBeGreaterThan(0);
    expect(enquiry?.estimate).toMatchObject({ priceEstimate, leadTimeWeeks, priceBookVersion: '2026-01' });
    expect(await service.openDoorQuote(token)).toMatchObject({
      enquiry: { id: sent?.id, reference: sent?.reference, at: service.clock.now() },
    });
  });

  it('describes an unknown door only by its known fields', async () => {
    const service = await startService(kind);
    await service.submitDoorQuote(pageSubmit(null, {}, ['tGARAGE-w2400', 'nGarage-bXL', 'tBIFOLD']));
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request).toMatchObject({ source: 'configurator' });
    expect(enquiry?.request).toHaveProperty('doors', [
      { opWidth: '2400' },
      { doorType: 'Garage' },
      { doorType: 'Bi-fold door' },
    ]);
    expect(enquiry).toMatchObject({ estimate: null, priceBookVersion: '2026-01' });
  });

  it('contains only what the customer entered, and the configurator as the default source', async () => {
    const service = await startService(kind);
    const { token } = await createQuote(service, { customer, doors: [{}] });
    await service.submitDoorQuote(pageSubmit(token, {}, ['tPIVOT']));
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request).toEqual({
      source: 'configurator',
      customer,
      doors: [{ doorType: 'Pivot door', opWidth: '1100', opHeight: '2100' }],
    });
    expect(enquiry).toMatchObject({ phoneE164: null, eircode: null, submittedBy: 'anonymous' });
  });

  it('keeps the consent given on the page and the time of submission', async () => {
    const service = await startService(kind);
    const { token } = await createQuote(service, {
      ...quoteBody,
      consent: { granted: true, text: 'Prepare a quote for me.' },
    });
    service.clock.advance(3 * day);
    const sentAt = service.clock.now();
    await service.submitDoorQuote(pageSubmit(token, { consent: { granted: true, text: 'Answer me.' } }));
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request.consent?.text).toBe('Answer me.');
    service.clock.advance(day);
    expect((await service.openDoorQuote(token))?.enquiry).toEqual({
      id: enquiry?.id,
      reference: enquiry?.reference,
      at: sentAt,
    });
  });

  it('becomes one enquiry with one reference after 50 simultaneous submits to two nodes', async () => {
    const service = await startService(kind);
    const other = await startService(kind, { env: service.env });
    const { token } = await createQuote(service);
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, window) =>
        (window % 2 === 0 ? service : other).submitDoorQuote(
          pageSubmit(token, { message: `From window ${window}.` }),
        ),
      ),
    );
    const [enquiry, ...others] = await service.enquiries();
    expect(others).toEqual([]);
    expect(new Set(sent.map((each) => each?.reference))).toEqual(new Set([enquiry?.reference]));
    const stored = sent.findIndex((each) => each?.repeated === false);
    expect(enquiry?.request).toMatchObject({ project: { message: `From window ${stored}.` } });
    // The other submits have other personal details than the stored one, and their answers say so.
    expect(sent.filter((each) => each?.repeated === true && each.differs)).toHaveLength(49);
    const same = await service.submitDoorQuote(pageSubmit(token, { message: `From window ${stored}.` }));
    expect(same).toEqual({
      id: enquiry?.id,
      reference: enquiry?.reference,
      repeated: true,
      differs: false,
    });
  });

  it('is merged into an existing enquiry with the same content', async () => {
    const service = await startService(kind, unlimited);
    const quotes = [await createQuote(service), await createQuote(service)];
    const [first, second] = [
      await service.submitDoorQuote(pageSubmit(quotes[0]?.token ?? '')),
      await service.submitDoorQuote(pageSubmit(quotes[1]?.token ?? '')),
    ];
    expect(second).toEqual({ ...first, repeated: true });
    expect(await service.openDoorQuote(quotes[1]?.token ?? '')).toMatchObject({
      enquiry: { id: first?.id, reference: first?.reference },
    });
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('is no duplicate of an enquiry of the same person with other doors', async () => {
    const service = await startService(kind);
    const one = await service.submitDoorQuote(pageSubmit(null));
    const white = await service.submitDoorQuote(pageSubmit(null, {}, ['tSINGLE.HINGED-w900-h2100-cffffff']));
    expect(white).toMatchObject({ repeated: false });
    expect(await service.submitDoorQuote(pageSubmit(null))).toEqual({ ...one, repeated: true });
    const enquiries = await service.enquiries();
    expect(enquiries).toHaveLength(2);
    expect(enquiries[0]?.request.source).toBe('configurator');
  });

  it('is accepted even with an impossible door: without a total, but with the prices of the other doors', async () => {
    const service = await startService(kind);
    await service.submitDoorQuote(pageSubmit(null, {}, ['tSINGLE.HINGED-w5000-h2100', 'standard']));
    const [enquiry] = await service.enquiries();
    expect(enquiry).toMatchObject({
      estimate: {
        priceEstimate: null,
        priceEstimateInclVat: null,
        doors: [{ valid: false }, { valid: true }],
      },
      priceBookVersion: '2026-01',
    });
    expect(enquiry?.designs).toHaveLength(2);
  });

  it('is not stored if the link is unknown or expired', async () => {
    const service = await startService(kind);
    const { token } = await createQuote(service);
    expect(await service.submitDoorQuote(pageSubmit('made-up'))).toBeNull();
    service.clock.advance(90 * day);
    expect(await service.submitDoorQuote(pageSubmit(token))).toBeNull();
    expect(await service.enquiries()).toEqual([]);
  });

  it('can be sent after a submit of it was refused as spam', async () => {
    const service = await startService(kind);
    const { token } = await createQuote(service);
    const sprung = { ...pageSubmit(token), trapSprung: true };
    await expect(service.submitDoorQuote(sprung)).rejects.toMatchObject({ code: 'spam_rejected' });
    expect(await service.openDoorQuote(token)).toMatchObject({ enquiry: null });
    expect(await service.submitDoorQuote(pageSubmit(token))).toMatchObject({ repeated: false });
  });
});

describe('the form of a page', () => {
  const read = compileReader(DoorQuoteSubmission);
  const fieldsOf = (form: object) => {
    const reading = read(form);
    return reading.ok ? [] : reading.faults.map(({ field }) => field);
  };

  it('reports all invalid and missing fields', () => {
    expect(fieldsOf({ customer: { name: 'Al' }, message: 'x'.repeat(2501) }).sort()).toEqual([
      'customer.email',
      'customer.name',
      'message',
    ]);
  });
});
