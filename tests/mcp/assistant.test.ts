import { describe, expect, it } from 'vitest';
import type { DoorQuoteResponse } from '../../src/contract/quotes/quote.ts';
import type { SubmissionResponse } from '../../src/contract/enquiries/enquiry.ts';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { LimitsResponse } from '../../src/contract/doors/limits.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import { call, listeningService, overHttp, protocols, structured } from './clients.ts';

/** "I have an opening 1.8 m wide and 2.7 m high into the garden room. What would a double door cost?" */
const facts = { widthMm: 1800, heightMm: 2700, wants: 'double' };

describe.each(protocols)('an assistant with the protocol %s', (protocol) => {
  it('goes from a sentence to a stored enquiry', async () => {
    const service = await listeningService({ env: { RATE_LIMIT_ANONYMOUS: '10/1m' } });
    const client = await overHttp(service.url, { protocol });

    // The limits show that the opening is too high for a door alone.
    const limits = structured<LimitsResponse>(await call(client, 'describe_internal_door_limits'));
    const preset = limits.presets.find(({ meaning }) => meaning.toLowerCase().includes(facts.wants));
    const type = limits.doorTypes.find(({ doorTypeKey }) => doorTypeKey === preset?.doorTypeKey);
    if (!type) throw new Error('no such door');
    expect(facts.heightMm).toBeGreaterThan(type.doorHeight.maxMm);

    // The requested door is impossible; the first suggestion is possible.
    const asked = { doorTypeKey: type.doorTypeKey, opWidth: '1800', opHeight: '2700' };
    const refused = structured<EstimateResponse>(
      await call(client, 'estimate_internal_doors', { doors: [asked] }),
    );
    expect(refused.valid).toBe(false);
    const suggested = refused.recovery?.suggestions[0]?.door;
    const priced = structured<EstimateResponse>(
      await call(client, 'estimate_internal_doors', { doors: [suggested] }),
    );
    expect(priced.valid).toBe(true);
    expect(priced.priceEstimate).toBe(refused.recovery?.suggestions[0]?.estimatedPrice);

    // Alternatives and their savings.
    const { options, recommendedOptionId, selectedOptionId } = structured<RecommendResponse>(
      await call(client, 'recommend_internal_door', {
        opening: { widthMm: facts.widthMm, heightMm: facts.heightMm },
        selectedDoor: suggested,
        preferences: { budgetSensitive: true },
      }),
    );
    const chosen = options.find(({ id }) => id === (recommendedOptionId ?? selectedOptionId));
    expect(chosen?.valid).toBe(true);

    // The user agrees, and gives a name.
    const customer = { name: 'Ciarán Daly', email: `ciaran.${protocol}@example.ie` };
    const consent = {
      granted: true,
      text: 'Yes, send it and have them call me.',
      at: '2026-03-02T10:00:00Z',
    };
    const quote = structured<DoorQuoteResponse>(
      await call(client, 'create_internal_door_quote', {
        source: 'assistant',
        customer,
        doors: [{ preset: preset?.preset, opWidth: facts.widthMm, opHeight: facts.heightMm }],
        consent,
      }),
    );
    expect(quote.quoteUrl).toMatch(new RegExp(`^http://localhost:\\d+/quotes/`));
    const { id } = structured<SubmissionResponse>(
      await call(client, 'submit_internal_doors_enquiry', {
        source: 'assistant',
        customer,
        project: { message: `${chosen?.label ?? ''}, see ${chosen?.door.configuratorUrl ?? ''}` },
        doors: [{ doorType: chosen?.door.doorType, opWidth: '1800', opHeight: '2700' }],
        consent,
      }),
    );

    const enquiry = await service.store.enquiries.find(id);
    expect(enquiry).toMatchObject({ collection: 'internal_door_quotes', status: 'new' });
    expect(enquiry?.request).toMatchObject({ customer, consent, source: 'assistant' });
  });
});
