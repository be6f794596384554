import type { Page } from '@playwright/test';
import { doorTypeKeys } from '../../src/domain/book/door-types.ts';

/** A page brought into one state (a form filled in, an error shown), for the tests of looks and accessibility. */
export interface PageState {
  readonly name: string;
  /** Works from any other state. */
  readonly open: (page: Page) => Promise<void>;
}

const several =
  'door=tDOUBLE.HINGED-w1600-h2100&door=tBIFOLD-b3L-w2100-h2100&door=tPIVOT-w1100-h2100-c27352a';

const everyExtra = {
  doorTypeKey: 'DOUBLE_HINGED',
  ...{ opWidth: '2600', opHeight: '2600', doorLeafWidth: '850', leftPanels: '1', rightPanels: '1' },
  ...{ topPanel: 'yes', doorHeightMm: '2200' },
  ...{ glazingBars: '4x7', glass: 'REEDED', frameColor: 'RAL 7022', handle: 'KNURLED', lock: 'yes' },
  ...{ quantity: 3, room: 'Kitchen to the dining room' },
};
const everyExtraInText =
  'tDOUBLE.HINGED-w2600-h2600-l850-d2200-a1-z1-xyes-g4x7-mREEDED-cral7022-eKNURLED-kyes-q3-rKitchen';

const at = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.waitForSelector('.scripted');
};

/** Opens a page without scripts. */
const shown = (path: string) => async (page: Page) => {
  await page.goto(path);
};

/** Types a size, and leaves the field. */
async function type(page: Page, field: string, size: string): Promise<void> {
  await page.locator(`[name=${field}]`).fill(size);
  await page.locator(`[name=${field}]`).blur();
}

/** One order with a door of each type, at the default opening. */
async function chooseEachType(page: Page): Promise<void> {
  await at('/')(page);
  for (const [index, key] of doorTypeKeys.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add another door' }).click();
    await page.locator(`[name=d${index}-type]`).selectOption(key);
  }
}

async function send(page: Page): Promise<void> {
  await at(`/?${several}`)(page);
  await page.locator('[name=name]').fill('Aoife Example');
  await page.locator('[name=email]').fill(`aoife.${Math.random()}@example.ie`);
  await page.locator('[name=consent]').check();
  await page.locator('[value=send]').click();
  await page.waitForSelector('.reference');
}

/** Opens the review page of a new quote. */
const review = (doors: readonly object[]) => async (page: Page) => {
  const data = { customer: { name: 'Aoife Example', email: 'aoife@example.ie' }, doors };
  const answer = await page.request.post('/api/internal-doors/quote', { data });
  const { quoteUrl } = (await answer.json()) as { quoteUrl: string };
  await at(new URL(quoteUrl).pathname)(page);
};

export const pageStates: readonly PageState[] = [
  { name: 'the configurator as it begins', open: at('/') },
  { name: 'an opening that cannot be read', open: at('/?width=90&height=abc') },
  { name: 'each type chosen at the first opening', open: chooseEachType },
  {
    name: 'a size that cannot be read',
    open: async (page) => {
      await at('/')(page);
      await type(page, 'd0-width', 'about two');
      await page.waitForSelector('.sheet-stale');
    },
  },
  {
    name: 'a wall lower than its opening',
    open: async (page) => {
      await at('/')(page);
      await type(page, 'd0-wall', '2000');
      await page.waitForSelector('#d0-wall-fault');
    },
  },
  { name: 'a wide bi-fold with a transom', open: at('/?door=tBIFOLD-b4L-w5200-h2900-l800-d2300-a2-z2-xyes') },
  { name: 'black steel', open: at('/?door=tSLIDING-w1100-h2100-c000000') },
  {
    name: 'all that is missing, after sending was refused',
    open: async (page) => {
      await at('/')(page);
      await type(page, 'd0-width', '');
      await page.locator('[name=phone]').fill('12');
      await page.locator('[value=send]').click();
      await page.waitForSelector('#notice');
    },
  },
  { name: 'every extra', open: at(`/?door=${everyExtraInText}&${several}`) },
  { name: 'a quote with every extra', open: review([everyExtra]) },
  { name: 'after sending several doors', open: send },
  {
    name: 'a quote to review',
    open: review([
      { preset: 'double-both-panels', opWidth: 3000, opHeight: 2100 },
      { preset: 'single-no-panels', opWidth: 900, opHeight: 2000, frameColor: '#27352a' },
    ]),
  },
  {
    name: 'a quote of a door that cannot be made',
    open: review([{ preset: 'single-no-panels', opWidth: 1700, opHeight: 2100 }]),
  },
  { name: 'trade prices', open: at(`/?prices=net&${several}`) },
  { name: 'trade prices of products', open: shown('/products?prices=net') },
  { name: 'a door to review', open: shown('/review?door=tDOUBLE.HINGED-w1800-h2700-xyes-d2300') },
  { name: 'the products', open: shown('/products') },
  { name: 'a product', open: shown('/products/pivot-steel-door') },
  { name: 'security doors', open: shown('/security-doors') },
  { name: 'contact', open: shown('/contact') },
  { name: 'questions and answers', open: shown('/faq') },
  { name: 'how to measure', open: shown('/measuring') },
  { name: 'privacy', open: shown('/privacy') },
  { name: 'the documentation', open: shown('/docs') },
  { name: 'a page of the documentation', open: shown('/docs/errors') },
  { name: 'the reference', open: shown('/docs/reference') },
  { name: 'a page that is not there', open: shown('/nothing-here') },
];
