import type { Page } from '@playwright/test';
import { beforeAll, expect, it } from 'vitest';
import type { EstimateResponse, EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { exported, submit } from '../support/enquiries.ts';
import { expectedOrder } from '../support/expected-order.ts';
import { expectedExtras, inclVat } from '../support/extras-model.ts';
import { expectFocusSeen, tabTo, typeInto } from '../support/keyboard.ts';
import { type Stored, expectStored } from '../support/order-records.ts';
import { type Program, startProgram } from '../support/program.ts';
import { euro } from '../support/shown-doors.ts';
import { expectShown } from '../support/shown-order.ts';
import type { ChosenExtras } from '../support/some-extras.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

async function estimateOf(doors: readonly object[]): Promise<EstimateResponse> {
  const { body } = await submit(program.url, { doors }, {}, '/api/internal-doors/estimate');
  return body as unknown as EstimateResponse;
}

const layout = { doorTypeKey: 'DOUBLE_SLIDING', opWidth: '1900', opHeight: '2200' };
const priceOf = (plain: EstimatedDoor, extras: ChosenExtras) => inclVat(expectedExtras(plain, extras).price);

/** The groups of choices in page order, each with its form field, its extra, and its values in page order. */
const groups: readonly (readonly [field: string, extra: keyof ChosenExtras, values: readonly string[]])[] = [
  ['colour', 'frameColor', ['', 'RAL 7016', 'RAL 7039', 'bronze', 'RAL 6009', 'RAL 9010']],
  ['bars', 'glazingBars', ['1x1', '1x3', '1x4', '2x4', '2x5', '3x5']],
  ['glass', 'glass', ['', 'SATIN', 'REEDED', 'FLUTED', 'BRONZE', 'ACOUSTIC']],
  ['handle', 'handle', ['', 'LEVER', 'KNURLED', 'PULL', 'FLUSH']],
];

/** The price differences beside the choices of a group; null beside the chosen one. */
const differencesIn = (page: Page, field: string) =>
  page
    .locator(`label.choice:has([name=d0-${field}]:not([value=own]))`)
    .evaluateAll((labels) =>
      labels.map((label) => label.querySelector('.choice-detail')?.textContent.trim() ?? null),
    );

const difference = (by: number) => (by === 0 ? 'same price' : `${by > 0 ? '+' : '−'}${euro(Math.abs(by))}`);

it.each([390, 1440])(
  'every extra is chosen, priced and sent by keyboard only, at %i px',
  async (width) => {
    const { page, complaints } = await openPage(program.url, { viewport: { width, height: 900 } });
    await page.goto('/');
    await page.waitForSelector('.scripted');
    const field = (name: string) => page.locator(`[name=d0-${name}]`);
    const plain = (await estimateOf([layout])).doors[0];
    if (!plain) throw new Error('The door has no estimate');
    let extras: ChosenExtras = {};
    const shown = page.locator('.door-price .amount');
    const expectPrice = () => expect.poll(() => shown.textContent()).toBe(euro(priceOf(plain, extras)));

    await tabTo(page, field('type'));
    await page.keyboard.type('Double sliding');
    await typeInto(page, field('width'), layout.opWidth);
    await typeInto(page, field('height'), layout.opHeight);
    await expectPrice();

    for (const [name, extra, values] of groups) {
      await tabTo(page, page.locator(`[name=d0-${name}]:checked`));
      for (const [index, value] of values.entries()) {
        if (index > 0) await page.keyboard.press('ArrowDown');
        await expectFocusSeen(page);
        extras = { ...extras, [extra]: value };
        await expectPrice();
        const others = values.map((other) => priceOf(plain, { ...extras, [extra]: other }));
        expect(await differencesIn(page, name), `${name} ${value}`).toEqual(
          others.map((other, at) => (at === index ? null : difference(other - priceOf(plain, extras)))),
        );
      }
      const own = { colour: ['hex', 'brass'], bars: ['grid', '4 × 7'] }[name];
      if (!own) continue;
      // "Another" keeps the current choice and price, and its text field is the next tab stop.
      await page.keyboard.press('ArrowDown');
      expect(await field(own[0] ?? '').isVisible()).toBe(true);
      await expectPrice();
      await typeInto(page, field(own[0] ?? ''), own[1] ?? '');
      extras = { ...extras, [extra]: name === 'bars' ? '4x7' : own[1] };
      await expectPrice();
    }
    await tabTo(page, field('lock'));
    await page.keyboard.press('Space');
    extras = { ...extras, lock: 'yes' };
    await expectPrice();
    await typeInto(page, field('quantity'), '3');
    await typeInto(page, field('room'), 'Dining room');
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.locator('#total .amount').textContent())
      .toBe(euro(3 * priceOf(plain, extras)));
    await expectNoSidewaysScroll(page);

    const email = `keys${width}@example.ie`;
    await typeInto(page, page.locator('[name=name]'), 'Aoife Byrne');
    await typeInto(page, page.locator('[name=email]'), email);
    await tabTo(page, page.locator('[name=consent]'));
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('[name=action][value=send]'));
    await page.keyboard.press('Enter');
    const reference = await page.locator('.reference').textContent();

    const order = await expectedOrder(
      [{ layout, extras: { ...extras, quantity: 3, room: 'Dining room' } }],
      estimateOf,
    );
    expectShown(await page.content(), order);
    const stored = await exported({ DATA_DIR: program.dataDir });
    const own = stored.find((enquiry) => enquiry.reference === reference);
    expect(own?.request.customer.email).toBe(email);
    expectStored(own as unknown as Stored, order);
    expect(complaints).toEqual([]);
    await page.context().close();
  },
  90_000,
);

it('a custom grid and a custom colour are typed and priced in one step without scripts', async () => {
  const { page } = await openPage(program.url, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await page.goto('/?door=tDOUBLE.SLIDING-w1900-h2200');
  for (const [group, name, text] of [
    ['colour', 'hex', 'brass'],
    ['bars', 'grid', '4x7'],
  ] as const) {
    const own = page.locator(`[name=d0-${name}]`);
    expect(await own.isVisible()).toBe(false);
    await page.locator(`label.choice:has([name=d0-${group}][value=own])`).click();
    await own.fill(text);
  }
  await page.locator('button', { hasText: 'Show this door' }).click();
  const [plain] = (await estimateOf([layout])).doors;
  const wanted = plain && priceOf(plain, { frameColor: 'brass', glazingBars: '4x7' });
  expect(await page.locator('.door-price .amount').textContent()).toBe(euro(wanted));
  await page.context().close();
});
