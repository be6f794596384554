import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EstimatedDoor, EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import type { SubmissionResponse } from '../../src/contract/enquiries/enquiry.ts';
import type { DoorQuoteResponse } from '../../src/contract/quotes/quote.ts';
import { estimate } from '../../src/app/doors/estimate.ts';
import { doorTypeKeys } from '../../src/domain/book/door-types.ts';
import { euro } from '../../src/domain/wording/format.ts';
import { answeredFigures, type Priced } from '../support/answered-figures.ts';
import { book } from '../support/book.ts';
import { expectedExtras } from '../support/extras-model.ts';
import { bodyOf, doorWithExtras } from '../support/some-extras.ts';
import { call, consent, listeningService, overHttp, person, structured } from '../mcp/clients.ts';

// Settings without drawings, which are tested elsewhere and would take most of the time.
const env = { RATE_LIMIT_MCP: 'off', RATE_LIMIT_RENDER: '1/1h' };
const service = await listeningService({ env });
const client = await overHttp(service.url, { protocol: '2026-07-28' });

async function answered<Reply extends object>(tool: string, args: Record<string, unknown>): Promise<Reply> {
  const reply = structured<Reply>(await call(client, tool, args));
  expect(reply).not.toHaveProperty('ignored');
  return reply;
}

const priced = async (door: object) =>
  (await answered<EstimateResponse>('estimate_internal_doors', { doors: [door] })).doors[0];

async function selected(door: EstimatedDoor): Promise<Priced | undefined> {
  const opening = { widthMm: Number(door.opWidth), heightMm: Number(door.opHeight) };
  const { options } = await answered<RecommendResponse>('recommend_internal_door', {
    opening,
    selectedDoor: door,
  });
  const option = options.find((each) => each.selected);
  return option && { ...option.door, estimatedPrice: option.estimatedPrice };
}

/** The door of a stored quote, priced as on its page, and the page itself. */
async function quoted(door: EstimatedDoor) {
  const args = { customer: person(), doors: [door], consent };
  const { quoteUrl } = await answered<DoorQuoteResponse>('create_internal_door_quote', args);
  const path = new URL(quoteUrl).pathname;
  const quote = await service.openDoorQuote(path.replace('/quotes/', ''));
  const page = await (await fetch(`${service.url}${path}`)).text();
  return { door: estimate(book, { doors: [quote?.designs[0]?.door ?? {}] }).doors[0], page };
}

async function enquired(door: EstimatedDoor) {
  const args = { customer: person(), doors: [door], consent };
  const { id } = await answered<SubmissionResponse>('submit_internal_doors_enquiry', args);
  const enquiry = await service.store.enquiries.find(id);
  return (enquiry?.estimate as EstimateResponse | null)?.doors[0];
}

/** Sizes and counts as numbers, as an assistant may write them. */
const inNumbers = (wire: object) =>
  Object.fromEntries(
    Object.entries(wire).map(([field, value]) => [
      field,
      /^\d+$/.test(String(value)) ? Number(value) : value,
    ]),
  );

describe.each(doorTypeKeys)('a door of type %s', (type) => {
  it('keeps its measures, extras and price in every tool', async () => {
    await fc.assert(
      fc.asyncProperty(doorWithExtras(type), async (chosen) => {
        const door = await priced(inNumbers(bodyOf(chosen)));
        const plain = await priced(chosen.layout);
        if (!door || !plain) throw new Error('There is no answer.');
        const { price } = expectedExtras(plain, chosen.extras);
        expect(door).toMatchObject({ ...bodyOf(chosen), estimatedPrice: price, valid: true });
        const figures = answeredFigures(door);
        expect(answeredFigures(await selected(door))).toEqual(figures);
        expect(answeredFigures(await enquired(door))).toEqual(figures);
        const { door: onPage, page } = await quoted(door);
        expect(answeredFigures(onPage)).toEqual(figures);
        for (const shown of [door.doorType, door.opWidth, door.opHeight, euro(door.estimatedPrice)]) {
          expect(page).toContain(shown);
        }
      }),
      { numRuns: 10, seed: 20_261_116 },
    );
  }, 120_000);
});
