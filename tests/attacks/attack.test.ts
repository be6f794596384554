import { afterAll, beforeAll, expect, it } from 'vitest';
import { attack } from './attack.ts';
import { generatedRequests } from './requests.ts';
import { type Target, prepareTarget } from './target.ts';
import { worstRequests } from './worst-requests.ts';
import { slowestShapes } from './worst-texts.ts';

/** Number of generated requests; `npm run attack` sends many more. */
const requests = 600;
const worstShapes = slowestShapes.filter((name) => name === 'letters' || name === 'marks');

let target: Target;
beforeAll(async () => {
  target = await prepareTarget();
});
afterAll(() => target.remove());

/** Messages for a failed assertion. */
const failureMessages = ({ failures }: Awaited<ReturnType<typeof attack>>): string[] =>
  failures.map(({ what, request }) => `${what}: ${JSON.stringify(request).slice(0, 3000)}`);

it(`the service answers ${requests} generated requests without a 5xx or blocking the event loop for 50 ms`, async () => {
  const seed = 1 + Math.floor(Math.random() * 999_999);
  const outcome = await attack(target, generatedRequests(seed, 0, requests, target.known));
  expect(failureMessages(outcome), `seed ${seed}`).toEqual([]);
  const kinds = Object.entries(outcome.tallies);
  expect(kinds.length).toBe(10);
  // Damaged requests and unknown URLs need not succeed.
  for (const [kind, { statuses }] of kinds.filter(([kind]) => !['bytes', 'elsewhere'].includes(kind)))
    expect(statuses[200], kind).toBeGreaterThan(0);
}, 120_000);

it('the service answers the slowest texts without a 5xx or blocking the event loop for 50 ms', async () => {
  const outcome = await attack(target, worstRequests(target.known, worstShapes));
  expect(failureMessages(outcome)).toEqual([]);
}, 120_000);

it('the instrumented program reports how long a request blocks its event loop', async () => {
  // An uncached page, because a cached one takes almost no time.
  await fetch(`${target.program.url}/review?door=tPIVOT-w1107-h2103`, { headers: { 'x-watched': 'a page' } });
  expect((await target.program.blocks())['a page']?.ms).toBeGreaterThan(0);
});
