import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const paths = [
  '/',
  '/?door=w1700-h2100&door=tBIFOLD-b3L-w2100-h2100',
  '/review?door=tDOUBLE.HINGED-w1800-h2700-xyes-d2300',
  '/products',
  '/products/pivot-steel-door',
  '/security-doors',
  '/contact',
  '/privacy',
  '/docs',
  '/docs/errors',
  '/docs/reference',
  '/nothing-here',
];

describe.each([
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const)('in $colorScheme at $viewport.width px', (options) => {
  it.each(paths)('%s can be used by everybody and asks nobody else', async (path) => {
    const { page, complaints } = await openPage(program.url, options);
    await page.goto(path);
    for (const folded of await page.locator('details:not([open]) > summary').all()) {
      if (await folded.isVisible()) await folded.click();
    }
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual(path === '/nothing-here' ? [expect.stringContaining('404') as string] : []);
    await page.close();
  });
});
