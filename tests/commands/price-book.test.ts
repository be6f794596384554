import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import priceBookFile from '../../src/figures/price-book.json' with { type: 'json' };
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { startListening } from '../support/listening.ts';

async function fileOf(book: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'book.json');
  await writeFile(file, typeof book === 'string' ? book : JSON.stringify(book));
  return file;
}

const dearerBifold = {
  ...priceBookFile,
  version: '2026-07',
  types: { ...priceBookFile.types, BIFOLD: { ...priceBookFile.types.BIFOLD, rate: 1200 } },
};

const hinged = {
  id: 'hinged',
  slug: 'hinged',
  name: 'Hinged',
  description: 'One leaf.',
  brand: 'Atelier',
  availability: 'in_stock',
  standardConfiguration: { doorTypeKey: 'SINGLE_HINGED', opWidth: '800', opHeight: '2000' },
};

const unsound = {
  ...priceBookFile,
  currency: 'USD',
  typeOrder: priceBookFile.typeOrder.slice(1),
  types: { ...priceBookFile.types, PIVOT: { ...priceBookFile.types.PIVOT, leafMin: 2000, rate: '1080' } },
};

it('pricebook check accepts the bundled price book', async () => {
  const { code, stdout } = await runCommand(['pricebook', 'check', await fileOf(priceBookFile)]);
  expect(stdout).toContain('is sound: price book 2026-01, 14 products priced.');
  expect(code).toBe(0);
});

it('pricebook check reports all schema errors, and contradictions only if there are none', async () => {
  const { code, stderr, stdout } = await runCommand(['pricebook', 'check', await fileOf(unsound)]);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  const [first, ...faults] = stderr.trimEnd().split('\n');
  expect(first).toMatch(/^lintel: \S+book\.json has 2 faults:$/);
  expect(faults).toEqual(['  /currency: must be equal to constant', '  /types/PIVOT/rate: must be integer']);
});

it('pricebook check reports a file that is not JSON or does not exist', async () => {
  const broken = await runCommand(['pricebook', 'check', await fileOf('{')]);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(/^lintel: .* is not JSON: .*\n$/);
  const missing = await runCommand(['pricebook', 'diff', 'nowhere.json']);
  expect(missing).toMatchObject({
    code: 1,
    stderr: 'lintel: nowhere.json cannot be read: there is no such file\n',
  });
});

it('pricebook diff shows exactly the effects of one changed rate', async () => {
  const file = await fileOf(dearerBifold);
  const { code, stdout } = await runCommand(['pricebook', 'diff', file]);
  expect(code).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  expect(lines.slice(0, 11)).toEqual([
    `Price book 2026-01 against 2026-07 in ${file}, EUR without VAT:`,
    '  products: 3 cost more, 0 less, 11 the same; 0 can newly be made, 0 no longer',
    '  sample openings: 306 cost more, 0 less, 978 the same; 0 can newly be made, 0 no longer',
    '  largest rise: Bi-fold door 4L 3000 x 2400: +360 EUR (+3.8 %)',
    '  largest fall: none',
    '',
    '         what                                 opening      panels  transom  before  after  change     %',
    'product  Bi-fold steel glazed door, 2 leaves  900 x 2000   -       -          2710   2800     +90  +3.3',
    'product  Bi-fold steel glazed door, 3 leaves  1350 x 2000  -       -          3965   4100    +135  +3.4',
    'product  Bi-fold steel glazed door, 4 leaves  1800 x 2000  -       -          5220   5400    +180  +3.4',
    'opening  Bi-fold door 2L                      900 x 2000   -       -          2710   2800     +90  +3.3',
  ]);
  const openings = lines.slice(10);
  expect(openings).toHaveLength(306);
  expect(openings.filter((row) => !row.startsWith('opening  Bi-fold door '))).toEqual([]);
  expect(openings).toContain(
    'opening  Bi-fold door 2L                      1200 x 2700  1       yes        4180   4300    +120  +2.9',
  );
});

it('pricebook diff lists in columns the doors that cost more, cost less or are no longer made', async () => {
  const { PIVOT, SLIDING, FIX_PANEL } = priceBookFile.types;
  const mixed = {
    ...priceBookFile,
    version: '2026-08',
    types: {
      ...priceBookFile.types,
      PIVOT: { ...PIVOT, base: PIVOT.base + 25 },
      SLIDING: { ...SLIDING, base: SLIDING.base - 50 },
      FIX_PANEL: { ...FIX_PANEL, leafMin: 700 },
    },
  };
  const { stdout } = await runCommand(['pricebook', 'diff', await fileOf(mixed)]);
  expect(stdout.split('\n').slice(1, 10)).toEqual([
    '  products: 1 cost more, 1 less, 11 the same; 0 can newly be made, 1 no longer',
    '  sample openings: 132 cost more, 138 less, 948 the same; 0 can newly be made, 66 no longer',
    '  largest rise: Pivot steel glazed door 900 x 2000: +25 EUR (+0.9 %)',
    '  largest fall: Single sliding steel glazed door 700 x 2000: -50 EUR (-2.6 %)',
    '',
    '         what                              opening      panels  transom  before     after  change     %',
    'product  Single sliding steel glazed door  700 x 2000   -       -          1920      1870     -50  -2.6',
    'product  Pivot steel glazed door           900 x 2000   -       -          2684      2709     +25  +0.9',
    'product  Fixed steel glazed panel          500 x 1000   -       -           430  not made',
  ]);
});

it('pricebook diff of a book with equal prices shows no doors, and says whether other figures differ', async () => {
  const { stdout } = await runCommand([
    'pricebook',
    'diff',
    await fileOf({ ...priceBookFile, version: 'next' }),
  ]);
  expect(stdout).toMatch(
    /^No price differs between price book 2026-01 and next in \S+, nor does any other figure\.\n$/,
  );
  const slower = {
    ...priceBookFile,
    version: 'next',
    leadTime: { ...priceBookFile.leadTime, manyPanelsWeeks: 20 },
  };
  const others = await runCommand(['pricebook', 'diff', await fileOf(slower)]);
  expect(others.stdout).toMatch(/^No price differs .*, though other figures do\.\n$/);
});

it('pricebook diff counts the doors that can no longer be made, and those that can newly be made', async () => {
  const SLIDING = { ...priceBookFile.types.SLIDING, leafMin: 800 };
  const narrower = { ...priceBookFile, version: 'next', types: { ...priceBookFile.types, SLIDING } };
  const file = await fileOf(narrower);
  const { stdout } = await runCommand(['pricebook', 'diff', file]);
  expect(stdout).toMatch(/ products: 0 cost more, 0 less, 13 the same; 0 can newly be made, 1 no longer\n/);
  const back = await runCommand(
    ['pricebook', 'diff', await fileOf({ ...priceBookFile, version: '2026-09' })],
    {
      env: { PRICE_BOOK: file, CATALOGUE: await fileOf([hinged]) },
    },
  );
  expect(back.stdout).toMatch(/ sample openings: .* [1-9]\d* can newly be made, 0 no longer\n/);
});

it('pricebook diff refuses a changed book with the version in use, and recognises the book in use', async () => {
  const file = await fileOf({ ...dearerBifold, version: priceBookFile.version });
  expect(await runCommand(['pricebook', 'diff', file])).toEqual({
    code: 1,
    stdout: '',
    stderr: `lintel: ${file} has the version 2026-01, as the book in use, but other figures: give it a new version\n`,
  });
  expect((await runCommand(['pricebook', 'check', file])).code).toBe(0);
  const same = await fileOf(priceBookFile);
  expect(await runCommand(['pricebook', 'diff', same])).toEqual({
    code: 0,
    stdout: `${same} is the price book in use, 2026-01: nothing differs.\n`,
    stderr: '',
  });
});

it('the service uses the configured price book', async () => {
  const { url } = await startListening({ PRICE_BOOK: await fileOf(dearerBifold) });
  const body = { doors: [{ doorTypeKey: 'BIFOLD', bifoldConfig: '2L', opWidth: '900', opHeight: '2000' }] };
  const response = await fetch(`${url}/api/internal-doors/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ priceEstimate: 2800, priceBookVersion: '2026-07' });
});
