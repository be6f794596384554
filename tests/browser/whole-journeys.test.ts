import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { openPage } from '../support/chromium.ts';
import { printedContent } from '../support/door-tabs.ts';
import { exported, submit } from '../support/enquiries.ts';
import { type ExpectedOrder, expectedOrder } from '../support/expected-order.ts';
import { extrasForm } from '../support/extras-words.ts';
import { type Stored, expectStored } from '../support/order-records.ts';
import { readPages } from '../support/pdftotext.ts';
import { type Program, startProgram } from '../support/program.ts';
import { expectFiguresShown, expectOnPaper, expectShown } from '../support/shown-order.ts';
import type { ChosenDoor } from '../support/some-extras.ts';
import { randomOrders } from '../support/travelling-doors.ts';

/** Seed of the random doors: JOURNEY_SEED repeats a run, JOURNEY_DOORS sets the number of doors of each type. */
const seed = Number(process.env['JOURNEY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const doorsOfEachType = Number(process.env['JOURNEY_DOORS'] ?? 2);
/** Orders of several types. They are short, because each door slows down the page for the others. */
const orders = randomOrders(doorsOfEachType, 4, seed).map((doors) => doors.map(asOffered));

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' } });
});

/** The form offers clear glass as the default, without its key, so a person cannot choose CLEAR. */
function asOffered({ layout, extras: { glass, ...extras } }: ChosenDoor): ChosenDoor {
  return { layout, extras: { ...extras, ...(glass !== undefined && glass !== 'CLEAR' && { glass }) } };
}

async function estimateOf(doors: readonly object[]): Promise<EstimateResponse> {
  const { status, body } = await submit(program.url, { doors }, {}, '/api/internal-doors/estimate');
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as EstimateResponse;
}

/** Fills in a door from top to bottom, as a person would, skipping values that are already right. */
async function fillDoor(page: Page, index: number, { layout, extras }: ChosenDoor): Promise<void> {
  const field = (name: string) => page.locator(`[name=d${index}-${name}]`);
  const choose = async (name: string, value: string | undefined) => {
    if (value !== undefined && (await field(name).inputValue()) !== value)
      await field(name).selectOption(value);
  };
  const type = async (name: string, text: string | undefined) => {
    if (text !== undefined) await field(name).fill(text);
  };
  await choose('type', layout.doorTypeKey);
  await choose('leaves', layout.bifoldConfig);
  await type('width', layout.opWidth);
  await type('height', layout.opHeight);
  await choose('left', layout.leftPanels ?? '0');
  await choose('right', layout.rightPanels ?? '0');
  await field('transom').setChecked(layout.topPanel === 'yes');
  // After the arrangement, which would reset the leaf width.
  await type('leaf', layout.doorLeafWidth);
  await type('doorHeight', layout.doorHeightMm);

  const { lock = '', hex, grid, quantity, room, ...choices } = extrasForm(extras);
  const isFixed = layout.doorTypeKey === 'FIX_PANEL';
  for (const [name, value] of Object.entries(choices)) {
    if (isFixed && name === 'handle') continue;
    const radio = page.locator(`[name=d${index}-${name}][value="${value}"]`);
    if (!(await radio.isChecked())) await page.locator('label.choice').filter({ has: radio }).click();
  }
  if (choices['colour'] === 'own') await type('hex', hex);
  if (choices['bars'] === 'own') await type('grid', grid);
  if (!isFixed) await field('lock').setChecked(lock === 'yes');
  await type('quantity', quantity);
  await type('room', room);
}

/** Fills in an empty configurator and sends it; returns what was sent. */
async function travel(page: Page, doors: readonly ChosenDoor[], email: string) {
  await page.goto('/');
  await page.waitForSelector('.scripted');
  for (const [index, door] of doors.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another door' }).click();
    await fillDoor(page, index, door);
  }
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=consent]').check();
  const order = await expectedOrder(doors, estimateOf);
  expectFiguresShown(await printedContent(page), order);

  await page.locator('[value=send]').click();
  const reference = (await page.locator('.reference').textContent()) ?? '?';
  expectShown(await page.content(), order);
  const href = (await page.getByText('Save as PDF').getAttribute('href')) ?? '';
  const pdf = await fetch(new URL(href, program.url));
  expectOnPaper(await readPages(await pdf.bytes()), order, { rooms: true });
  return { reference, order };
}

describe('doors typed into the configurator', () => {
  const sent = new Map<string, ExpectedOrder>();

  it.each(orders.map((doors, index) => ({ order: index + 1, doors })))(
    `match the estimate on the page, after sending and in the PDF: order $order (JOURNEY_SEED=${seed})`,
    async ({ order: number, doors }) => {
      const { page, complaints } = await openPage(program.url);
      const { reference, order } = await travel(page, doors, `journey${number}@example.ie`);
      sent.set(reference, order);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    60_000,
  );

  it('are exported as they were sent', async () => {
    const stored = await exported({ DATA_DIR: program.dataDir });
    expect(stored.map(({ reference }) => reference).sort()).toEqual([...sent.keys()].sort());
    for (const enquiry of stored) {
      const order = sent.get(enquiry.reference);
      if (order) expectStored(enquiry as unknown as Stored, order);
    }
  });
});
