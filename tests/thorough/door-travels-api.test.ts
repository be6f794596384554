import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EstimatedDoor, EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import { doorTypeKeys } from '../../src/domain/book/door-types.ts';
import { estimate } from '../../src/app/doors/estimate.ts';
import { answeredFigures } from '../support/answered-figures.ts';
import { book } from '../support/book.ts';
import { createQuote } from '../support/door-quotes.ts';
import { expectedExtras } from '../support/extras-model.ts';
import { startService } from '../support/service.ts';
import { bodyOf, doorWithExtras } from '../support/some-extras.ts';
import { internalPath, post, storedFor, unlimited, validBody } from '../api/requests.ts';

const service = await startService('embedded', { env: unlimited });
const estimatePath = '/api/internal-doors/estimate';
const recommendPath = '/api/internal-doors/recommend';
const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };

async function answered<Reply>(path: string, body: object): Promise<Reply> {
  const answer = await post(service, path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Reply>();
}

const priced = async (door: object) => {
  const { doors, ...rest } = await answered<EstimateResponse>(estimatePath, { doors: [door] });
  expect(rest).not.toHaveProperty('ignored');
  return doors[0];
};

async function compared(door: EstimatedDoor) {
  const opening = { widthMm: Number(door.opWidth), heightMm: Number(door.opHeight) };
  return answered<RecommendResponse>(recommendPath, { opening, selectedDoor: door });
}

/** The door of a stored quote, priced as on its page. */
async function quoted(door: object) {
  const { token, ...answer } = await createQuote(service, { customer, doors: [door] });
  expect(answer).not.toHaveProperty('ignored');
  const quote = await service.openDoorQuote(token);
  const [design] = quote?.designs ?? [];
  const [onPage] = estimate(book, { doors: [design?.door ?? {}] }).doors;
  expect(answeredFigures(quote?.estimate.doors[0])).toEqual(answeredFigures(onPage));
  return onPage;
}

async function enquired(door: object) {
  const answer = await post(service, internalPath, { ...validBody(internalPath), doors: [door] });
  expect(answer.json(), answer.body).not.toHaveProperty('ignored');
  const { estimate: kept, status } = await storedFor(service, answer);
  expect(status).toBe('new');
  return (kept as EstimateResponse | null)?.doors[0];
}

describe.each(doorTypeKeys)('a door of type %s', (type) => {
  it('keeps its measures, extras and price when a returned door is sent to each other operation', async () => {
    await fc.assert(
      fc.asyncProperty(doorWithExtras(type), async (chosen) => {
        const door = await priced(bodyOf(chosen));
        const plain = await priced(chosen.layout);
        if (!door || !plain) throw new Error('There is no answer.');
        const { price } = expectedExtras(plain, chosen.extras);
        expect(door).toMatchObject({ ...bodyOf(chosen), estimatedPrice: price, valid: true });
        expect(await priced(door)).toEqual({ ...door, assumed: [] });
        expect(await priced({ design: door.design })).toEqual({ ...door, assumed: [] });
        const figures = answeredFigures(door);
        const [option] = (await compared(door)).options;
        expect(option && answeredFigures({ ...option.door, estimatedPrice: option.estimatedPrice })).toEqual(
          figures,
        );
        for (const sent of [door, { design: door.design }]) {
          expect(answeredFigures(await quoted(sent))).toEqual(figures);
          expect(answeredFigures(await enquired(sent))).toEqual(figures);
        }
      }),
      { numRuns: 25, seed: 20_261_116 },
    );
  });
});
