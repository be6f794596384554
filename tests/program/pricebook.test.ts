import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import pricebook from '../../src/figures/pricebook.json' with { type: 'json' };
import { temporaryFolder } from '../support/child.ts';
import { runCommand, startProgram } from '../support/program.ts';

async function fileOf(book: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'book.json');
  await writeFile(file, typeof book === 'string' ? book : JSON.stringify(book));
  return file;
}

const dearerBifold = {
  ...pricebook,
  version: '2026-07',
  types: { ...pricebook.types, BIFOLD: { ...pricebook.types.BIFOLD, rate: 1200 } },
};

const unsound = {
  ...pricebook,
  currency: 'USD',
  typeOrder: pricebook.typeOrder.slice(1),
  types: { ...pricebook.types, PIVOT: { ...pricebook.types.PIVOT, leafMin: 2000, rate: '1080' } },
};

it('finds its own price book sound', async () => {
  const { code, stdout } = await runCommand(['pricebook', 'check', await fileOf(pricebook)]);
  expect(stdout).toContain('is sound: price book 2026-01, 14 products priced.');
  expect(code).toBe(0);
});

it('names every fault of an unsound one', async () => {
  const { code, stderr, stdout } = await runCommand(['pricebook', 'check', await fileOf(unsound)]);
  expect(code).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/has \d+ faults:/);
  expect(stderr).toContain('/currency');
  expect(stderr).toContain('/types/PIVOT/rate');
});

it('says so when a file is no JSON, or not there', async () => {
  const broken = await runCommand(['pricebook', 'check', await fileOf('{')]);
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(/^lintel: .* is not JSON: .*\n$/);
  const missing = await runCommand(['pricebook', 'diff', 'nowhere.json']);
  expect(missing).toMatchObject({ code: 1, stderr: 'lintel: nowhere.json cannot be read\n' });
});

it('shows what one changed rate changes, and nothing else', async () => {
  const { code, stdout } = await runCommand(['pricebook', 'diff', await fileOf(dearerBifold)]);
  expect(code).toBe(0);
  const [heading, columns, ...rows] = stdout.trimEnd().split('\n');
  expect(heading).toContain('Price book 2026-01 against 2026-07');
  expect(columns).toMatch(/what +opening +panels +transom +before +after +change +%/);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row).toMatch(/Bi-fold/);
  expect(rows.find((row) => row.includes('2 leaves'))).toMatch(/2710 +2800 +\+90 +\+3\.3$/);
});

it('shows nothing for a book that prices the same', async () => {
  const { stdout } = await runCommand(['pricebook', 'diff', await fileOf({ ...pricebook, version: 'next' })]);
  expect(stdout).toMatch(/^No price differs between price book 2026-01 and next/);
});

it('prices by the file the operator names, and refuses to start with an unsound one', async () => {
  const program = await startProgram({ env: { PRICE_BOOK: await fileOf(dearerBifold) } });
  const body = { doors: [{ doorTypeKey: 'BIFOLD', bifoldConfig: '2L', opWidth: '900', opHeight: '2000' }] };
  const response = await fetch(`${program.url}/api/internal-doors/estimate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(await response.json()).toMatchObject({ priceEstimate: 2800, priceBookVersion: '2026-07' });

  const refused = await runCommand([], { env: { PORT: '0', PRICE_BOOK: await fileOf(unsound) } });
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/faults:/);
});
