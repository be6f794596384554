import { beforeEach, describe, expect, it } from 'vitest';
import { type PlainBrowser, plainBrowser, unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  browser = plainBrowser(service.server);
});

const wide = '/?door=tDOUBLE.HINGED-w1800-h2100';
const words = (html: string) =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
const comparisonIn = (html: string) => /<section class="comparison".*?<\/section>/s.exec(html)?.[0] ?? '';
const rowsIn = (html: string) =>
  [...comparisonIn(html).matchAll(/<tr><th scope="row">.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, text = '']) => words(text)),
  );

describe('the comparison with alternative layouts, without scripts', () => {
  it('shows three cards with price difference, clear width and a sentence, and the other layouts in a folded list', async () => {
    const { body } = await browser.get(wide);
    const [first = '', rest = ''] = body.split('<details class="more-options">');
    const cards = first.match(/<li class="option[^>]*>.*?<\/li>/gs) ?? [];
    expect(cards).toHaveLength(3);
    expect(rest.match(/<li class="option/g)).toHaveLength(9);
    expect(words(rest)).toContain('9 more layouts');
    // €5,106 - €4,117 = €989, with VAT. The clear width of a leaf is 60 mm less than the leaf.
    expect(words(cards[0] ?? '')).toBe(
      'Single hinged door, with one side panel on the right We would choose this €989 less €4,117 with VAT 840 mm clear to walk through One leaf with a familiar swing, and no wall space needed beside it. Choose this Compare',
    );
    for (const card of cards) expect(card).toContain('<svg class="layout-picture"');
    const trade = await browser.get(`${wide}&prices=net`);
    expect(words(/<li class="option option-best".*?<\/li>/s.exec(trade.body)?.[0] ?? '')).toContain(
      '€804 less €3,347 without VAT',
    );
  });

  it('is opened, and a layout chosen, by posting the form, which keeps the typed input', async () => {
    await browser.get(wide);
    const typed = { name: 'Aoife Example' };
    const beside = await browser.submit({ ...typed, action: 'beside.0.single-hinged-l0r1' });
    expect(beside.body).toContain('<details class="alternatives" open');
    expect(rowsIn(beside.body)).toEqual([
      ['Estimate', '€5,106 with VAT', '€4,117 with VAT'],
      ['Clear width', '1700 mm', '840 mm'],
      ['Leaves', '2, 900 mm wide', '1, 900 mm wide'],
      ['Beside it', 'No side panels', 'One side panel on the right'],
      [
        'Glass',
        expect.stringMatching(/^8\d% of the opening$/),
        expect.stringMatching(/^8\d% of the opening$/),
      ],
    ]);
    const scales = [...comparisonIn(beside.body).matchAll(/viewBox="([^"]*)"/g)].map(([, box]) => box);
    expect(scales).toEqual(['-260 -160 2320 2320', '-260 -160 2320 2320']);
    expect(browser.fields().get('name')).toBe('Aoife Example');
    expect(browser.fields().get('d0-compareOne')).toBe('selected');

    const others = await browser.submit({ action: 'update', 'd0-compareOne': 'sliding-l0r1' });
    expect(rowsIn(others.body).map(([name]) => name)).toContain('Estimate');
    expect(rowsIn(others.body).find(([name]) => name === 'Leaves')).toBeUndefined();
    // Drawn again for the new size.
    const higher = await browser.submit({ action: 'update', 'd0-height': '2200' });
    expect(comparisonIn(higher.body)).toContain('viewBox="-260 -160 2320 2420"');

    const take = unescaped(
      /<button[^>]*value="(take\.0\.tSLIDING[^"]*)"/.exec(comparisonIn(higher.body))?.[1] ?? '',
    );
    const chosen = await browser.submit({ action: take });
    expect(words(chosen.body)).toContain('Door 1 Single sliding door, 1800 × 2200 mm');
    expect(comparisonIn(chosen.body)).toBe('');
  });

  it('is closed on request, and ignores unknown layouts', async () => {
    await browser.get(wide);
    await browser.submit({ action: 'beside.0.pivot-l0r1' });
    const closed = await browser.submit({ action: 'beside.0.' });
    expect(comparisonIn(closed.body)).toBe('');
    const unknown = await browser.submit({ action: 'beside.0.<b>no</b>' });
    expect(unknown.statusCode).toBe(200);
    expect(comparisonIn(unknown.body)).toBe('');
    expect(unknown.body).not.toContain('<b>no</b>');
  });
});

it('the person for scale stays in the drawing on all pages until the box is unticked', async () => {
  await browser.get(wide);
  expect(browser.fields().has('person-for-scale')).toBe(false);
  await browser.submit({ action: 'update', 'person-for-scale': 'yes', 'd0-height': '2200' });
  expect(browser.fields().get('person-for-scale')).toBe('yes');
  const again = await browser.submit({ action: 'add' });
  expect(browser.fields().get('person-for-scale')).toBe('yes');
  expect(again.body.match(/name="person-for-scale"/g)).toHaveLength(1);
  expect(again.body.match(/class="drawing-person"/g)).toHaveLength(2);
});
