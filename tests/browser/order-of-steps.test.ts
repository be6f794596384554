import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { doorTypeKeys } from '../../src/domain/book/door-types.ts';
import { openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

/** Number of random doors of each type; JOURNEY_DOORS sets another number, JOURNEY_SEED another seed. */
const doorsOfEachType = Number(process.env['JOURNEY_DOORS'] ?? 1);
const seed = Number(process.env['JOURNEY_SEED'] ?? 36);

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

type Step = readonly [field: string, value: string];

/** The steps that choose a door of this type, and the same steps in another order. */
const choices = (type: string) =>
  fc
    .tuple(
      fc.integer({ min: 500, max: 4000 }),
      fc.integer({ min: 1900, max: 2900 }),
      fc.constantFrom('0', '1', '2'),
      fc.constantFrom('0', '1', '2'),
      fc.boolean(),
      fc.constantFrom('', 'REEDED', 'SATIN'),
    )
    .chain(([width, height, left, right, transom, glass]) => {
      const steps: Step[] = [
        ['type', type],
        ['width', String(width)],
        ['height', String(height)],
        ['left', left],
        ['right', right],
        ...(transom ? ([['transom', 'yes']] as const) : []),
        ['glass', glass],
      ];
      return fc.tuple(fc.constant(steps), fc.shuffledSubarray(steps, { minLength: steps.length }));
    });

/** Takes the steps on a new page; returns the design of the resulting door. */
async function doorAfter(page: Page, steps: readonly Step[]): Promise<string> {
  await page.goto('/?door=tDOUBLE.HINGED-w1600-h2100');
  await page.waitForSelector('.scripted');
  for (const [name, value] of steps) {
    const field = page.locator(`[name=d0-${name}]`);
    if (name === 'width' || name === 'height') {
      await field.fill(value);
      await field.blur();
    } else if (name === 'transom') {
      // Not check(): the box is ticked already if the height needs a transom, and disabled if there is no
      // room.
      if (!(await field.isChecked())) await field.click();
    } else if (name === 'glass')
      await page.locator(`[name=d0-glass][value="${value}"]`).check({ force: true });
    else await field.selectOption(value);
  }
  return page.locator('[name=d0-last]').inputValue();
}

it.each(doorTypeKeys)(
  'the same choices give the same door in any order: %s',
  async (type) => {
    const { page, complaints } = await openPage(program.url, { viewport: { width: 1366, height: 768 } });
    for (const [steps, others] of fc.sample(choices(type), { numRuns: doorsOfEachType, seed })) {
      const orders = [steps, others, others.toReversed()];
      const doors = [];
      for (const order of orders) doors.push(await doorAfter(page, order));
      expect(new Set(doors).size, JSON.stringify(orders)).toBe(1);
      expect(doors[0]).toContain(`w${steps[1]?.[1]}-h${steps[2]?.[1]}`);
    }
    expect(complaints).toEqual([]);
  },
  600_000,
);
