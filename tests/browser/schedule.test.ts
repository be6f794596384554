import { strToU8, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, openPage } from '../support/chromium.ts';
import { type Program, startProgram } from '../support/program.ts';

let program: Program;
beforeAll(async () => {
  program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' } });
});

type Cell = string | number;

/** A workbook as spreadsheet programs write it: with shared strings, rich text and missing blank cells. */
function workbook(rows: readonly (readonly Cell[])[]): Buffer {
  const texts: string[] = [];
  const cell = (value: Cell, column: number, row: number) => {
    const place = `r="${'ABCDEFGH'[column]}${row + 1}"`;
    if (value === '') return '';
    if (typeof value === 'number') return `<c ${place} s="1"><v>${value}</v></c>`;
    return `<c ${place} t="s"><v>${texts.push(value) - 1}</v></c>`;
  };
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const sheet = rows
    .map(
      (row, index) =>
        `<row r="${index + 1}">${row.map((value, column) => cell(value, column, index)).join('')}</row>`,
    )
    .join('');
  // Each text is stored in two runs, as after a word was made bold.
  const runs = (text: string) =>
    `<si><r><t xml:space="preserve">${text.slice(0, 3)}</t></r><r><rPr><b/></rPr><t>${text.slice(3)}</t></r></si>`;
  const files = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Doors" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${texts.map(runs).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

async function open(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.goto('/schedule');
  await page.getByLabel('Open a file (CSV or Excel)').setInputFiles({ name, mimeType: '', buffer });
}

const titles = (page: Page) => page.locator('.schedule-rows h3').allTextContents();

describe('a file with a list of doors', () => {
  it.each([
    [
      'XLSX',
      'doors.xlsx',
      workbook([
        ['Type', 'Notes', 'Width', 'Height', 'Room'],
        ['Single', '', 900, 2100, 'Snug &amp; "den"'],
        [],
        ['Pivot', '', '1.1 m', 2100, 'Hall'],
      ]),
    ],
    [
      'CSV of an older spreadsheet',
      'doors.csv',
      Buffer.from(
        'Room;Type;Width;Height\r\n"Snug & ""den""";Single;900;2100\r\nHall;Pivot;1.1 m;2100',
        'latin1',
      ),
    ],
  ])('is read as doors: %s', async (_what, name, file) => {
    const { page, complaints } = await openPage(program.url);
    await open(page, name, file);
    await expect
      .poll(() => titles(page))
      .toEqual([
        'Row 2: Single hinged door, 900 × 2100 mm',
        expect.stringMatching(/^Row [34]: Pivot door, 1100 × 2100 mm$/),
      ]);
    await page.getByRole('link', { name: 'Take these 2 doors' }).click();
    await expect.poll(() => page.locator('[name=d0-room]').inputValue()).toBe('Snug & "den"');
    await page.goBack();
    expect(await titles(page)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  it('is read in the encoding of Windows', async () => {
    const { page } = await openPage(program.url);
    await open(page, 'doors.csv', Buffer.from('Room,Width,Height\nCaf\xe9,900,2100', 'latin1'));
    await expect.poll(() => page.locator('.schedule-rows').textContent()).toContain('Café');
  });

  it('is refused beside the field if it contains no list, and the typed text stays', async () => {
    const { page, complaints } = await openPage(program.url);
    await page.goto('/schedule');
    await page.getByLabel('Your list').fill('Width,Height');
    await page
      .getByLabel('Open a file (CSV or Excel)')
      .setInputFiles({ name: 'photo.xlsx', mimeType: '', buffer: Buffer.from('no workbook') });
    await expect
      .poll(() => page.locator('#file-fault').textContent())
      .toBe('“photo.xlsx” cannot be read as a list. Save it as XLSX or CSV, or paste its rows below.');
    expect(await page.getByLabel('Your list').inputValue()).toBe('Width,Height');
    expect(complaints).toEqual([]);
  });

  it('is shown accessibly, and on a phone without horizontal scrolling', async () => {
    const { page } = await openPage(program.url, { viewport: { width: 360, height: 780 } });
    await open(
      page,
      'doors.csv',
      Buffer.from('Type,Width,Height\nSingle,900,2100\nGate,1,2\nPivot,300,2100'),
    );
    await expect.poll(() => titles(page)).toHaveLength(3);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
