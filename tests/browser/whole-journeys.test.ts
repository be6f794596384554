import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateResponse, EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import type { WireDoor } from '../../src/domain/doors/fields.ts';
import { openPage } from '../support/chromium.ts';
import { submit } from '../support/enquiries.ts';
import { type Program, startProgram } from '../support/program.ts';
import { expectExported, expectSent, expectShown, randomOrders } from '../support/travelling-doors.ts';

/** Seed of the random doors: JOURNEY_SEED repeats a run, JOURNEY_DOORS sets the number of doors of each type. */
const seed = Number(process.env['JOURNEY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const doorsOfEachType = Number(process.env['JOURNEY_DOORS'] ?? 2);
/** Orders of several types, not too long: with more doors on a page, each door takes longer. */
const orders = randomOrders(doorsOfEachType, 4, seed);

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' } });
});

async function estimated(doors: readonly WireDoor[]): Promise<readonly EstimatedDoor[]> {
  const { status, body } = await submit(program.url, { doors }, {}, '/api/internal-doors/estimate');
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as unknown as EstimateResponse).doors;
}

/** Fills in a door from top to bottom, as a person would, skipping values that are already right. */
async function fillDoor(page: Page, index: number, door: WireDoor): Promise<void> {
  const choose = async (name: string, value: string | undefined) => {
    const field = page.locator(`[name=d${index}-${name}]`);
    if (value !== undefined && (await field.inputValue()) !== value) await field.selectOption(value);
  };
  const type = async (name: string, size: string | undefined) => {
    if (size !== undefined) await page.locator(`[name=d${index}-${name}]`).fill(size);
  };
  await choose('type', door.doorTypeKey);
  await choose('leaves', door.bifoldConfig);
  await type('width', door.opWidth);
  await type('height', door.opHeight);
  await choose('left', door.leftPanels ?? '0');
  await choose('right', door.rightPanels ?? '0');
  await page.locator(`[name=d${index}-transom]`).setChecked(door.topPanel === 'yes');
  // Last, because another arrangement implies another leaf.
  await type('leaf', door.doorLeafWidth);
  await type('doorHeight', door.doorHeightMm);
}

/** From an empty configurator to the page after sending; returns what was sent. */
async function travel(page: Page, wires: readonly WireDoor[], email: string) {
  await page.goto('/');
  await page.waitForSelector('.scripted');
  for (const [index, door] of wires.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another door' }).click();
    await fillDoor(page, index, door);
  }
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=consent]').check();
  const doors = await estimated(wires);
  expectShown(await page.content(), doors);

  await page.locator('[value=send]').click();
  await page.waitForSelector('.reference');
  const pdf = await fetch(
    new URL((await page.getByText('Save as PDF').getAttribute('href')) ?? '', program.url),
  );
  return expectSent(await page.content(), await pdf.bytes(), doors);
}

describe('doors typed into the configurator', () => {
  const sent: Awaited<ReturnType<typeof travel>>[] = [];

  it.each(orders.map((wires, index) => ({ order: index + 1, wires })))(
    `match the estimate on the page, after sending and in the PDF: order $order (JOURNEY_SEED=${seed})`,
    async ({ order, wires }) => {
      const { page, complaints } = await openPage(program.url);
      sent.push(await travel(page, wires, `journey${order}@example.ie`));
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  it('are exported as they were sent', async () => {
    await expectExported({ DATA_DIR: program.dataDir }, sent);
  });
});
