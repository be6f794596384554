import { afterAll, beforeAll, expect, it } from 'vitest';
import { attack } from './attack.ts';
import { generatedRequests } from './requests.ts';
import { type Target, prepareTarget } from './target.ts';
import { worstRequests } from './worst-requests.ts';
import { telling } from './worst-texts.ts';

/** The rest, and many more, is sent by npm run attack. */
const requests = 600;
const worstTold = telling.filter((name) => name === 'letters' || name === 'marks');

let target: Target;
beforeAll(async () => {
  target = await prepareTarget();
});
afterAll(() => target.remove());

/** What stands in the message of a failure. */
const told = ({ failures }: Awaited<ReturnType<typeof attack>>): string[] =>
  failures.map(({ what, request }) => `${what}: ${JSON.stringify(request).slice(0, 3000)}`);

it(`answers ${requests} generated requests without an error of its own, and is never busy for 50 ms`, async () => {
  const seed = 1 + Math.floor(Math.random() * 999_999);
  const outcome = await attack(target, generatedRequests(seed, 0, requests, target.known));
  expect(told(outcome), `seed ${seed}`).toEqual([]);
  const kinds = Object.entries(outcome.tallies);
  expect(kinds.length).toBe(10);
  // What is damaged or nobody's need not be answered with anything good.
  for (const [kind, { statuses }] of kinds.filter(([kind]) => !['bytes', 'elsewhere'].includes(kind)))
    expect(statuses[200], kind).toBeGreaterThan(0);
}, 120_000);

it('answers the texts that take longest in the same way', async () => {
  const outcome = await attack(target, worstRequests(target.known, worstTold));
  expect(told(outcome)).toEqual([]);
}, 120_000);

it('is known to be busy where it is', async () => {
  // One that nobody has asked for before: those that are kept take next to nothing.
  await fetch(`${target.program.url}/review?door=tPIVOT-w1107-h2103`, { headers: { 'x-watched': 'a page' } });
  expect((await target.program.blocks())['a page']?.ms).toBeGreaterThan(0);
});
