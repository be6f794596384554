import { beforeAll, describe, expect, it } from 'vitest';
import { type PlainBrowser, plainBrowser, unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';
import { figuresOf } from '../support/shown-doors.ts';

let service: TestService;
let browser: PlainBrowser;
beforeAll(async () => {
  service = await startService('embedded', {
    env: { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' },
  });
  browser = plainBrowser(service.server);
});

/** The rows as shown: the title of each, and the texts below it. */
const rowsOf = (html: string) =>
  [...unescaped(html).matchAll(/<h3>(Row [^<]*)<\/h3>(.*?)<\/li>/g)].map(([, title = '', rest = '']) => [
    title,
    ...[...rest.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text = '']) => text.replace(/<[^>]+>/g, '')),
  ]);
const takeLink = (html: string) => unescaped(/<a class="button" href="([^"]*)">Take/.exec(html)?.[1] ?? '');

const list = `Room\tType\tWidth\tHeight\tQty\tNotes
Kitchen\tDouble hinged\t1600\t2100\t1\tby the garden
Study\tSingle\t900\t2.1 m\t2\t
Hall\tGate\t900\t2100\t1\t`;

describe('a pasted schedule of doors, without scripts', () => {
  it('is shown with prices and errors, and becomes doors of the order once it is taken', async () => {
    await browser.get('/schedule');
    const shown = await browser.submit({ list });
    expect(shown.statusCode).toBe(200);
    expect(browser.fields().get('list')).toBe(list);
    expect(rowsOf(shown.body)).toEqual([
      [
        'Row 2: Double hinged door, 1600 × 2100 mm',
        expect.stringMatching(/RAL 9005 \(jet black\) · Kitchen$/),
        '€4,615 with VAT',
      ],
      [
        'Row 3: Single hinged door, 900 × 2100 mm',
        expect.stringMatching(/2 pieces · Study$/),
        '€2,603 with VAT each, 2 pieces',
      ],
      ['Row 4', expect.stringMatching(/^Type: “Gate” is none of our types of door: /)],
    ]);
    expect(shown.body).toContain('We do not read “Notes”.');

    const { body } = await browser.get(takeLink(shown.body));
    expect(figuresOf(body)).toMatchObject({
      titles: ['Double hinged door, 1600 × 2100 mm', 'Single hinged door, 900 × 2100 mm'],
      total: '€9,821',
    });
    expect(browser.fields().get('d0-room')).toBe('Kitchen');
    expect(browser.fields().get('d1-quantity')).toBe('2');
  });

  it('is added to the doors of the order', async () => {
    const order = await browser.get('/?door=tPIVOT-w1100-h2100');
    const link = unescaped(/href="(\/schedule[^"]*)"/.exec(order.body)?.[1] ?? '');
    await browser.get(link);
    const shown = await browser.submit({ list: 'Width,Height\n900,2100' });
    const { body } = await browser.get(takeLink(shown.body));
    expect(figuresOf(body).titles).toEqual([
      'Pivot door, 1100 × 2100 mm',
      'Single hinged door, 900 × 2100 mm',
    ]);
  });

  it('is taken until the order has 20 doors', async () => {
    await browser.get(`/schedule?${Array.from({ length: 19 }, () => 'door=tPIVOT-w1100-h2100').join('&')}`);
    const { body } = await browser.submit({ list: 'Width,Height\n900,2100\n800,2100' });
    expect(rowsOf(body)).toEqual([
      [
        'Row 2: Single hinged door, 900 × 2100 mm',
        expect.any(String),
        'No type is given, so this is a single hinged door.',
        '€2,603 with VAT',
      ],
      ['Row 3', 'An order holds 20 doors. Please send this row in a second enquiry.'],
    ]);
    expect(new URL(takeLink(body), 'http://lintel.example').searchParams.getAll('door')).toHaveLength(20);
  });

  it('marks doors that cannot be made, which can be taken and then corrected', async () => {
    await browser.get('/schedule');
    const { body } = await browser.submit({ list: 'Type,Width,Height\nPivot,300,2100' });
    expect(rowsOf(body)[0]).toContainEqual(
      expect.stringMatching(/It can be taken; the next page offers ways out\.$/),
    );
    const { body: taken } = await browser.get(takeLink(body));
    expect(figuresOf(taken)).toMatchObject({ titles: ['Pivot door, 300 × 2100 mm'], prices: [] });
  });

  it('is kept with its error even if it is too long for a URL', async () => {
    await browser.get('/schedule');
    const long = Array.from({ length: 19_000 }, (_, index) =>
      String.fromCharCode(33 + ((index * index * 31 + index * 7) % 93)),
    ).join('');
    for (const [text, fault] of [
      ['900,2100', 'The first row must name the columns'],
      [`Width,Height${'\n900,2100'.repeat(61)}`, 'These are 61 rows.'],
      ['x'.repeat(20_001), 'This list is too long.'],
      [`Width,Height,Room\n900,2100,${long.replaceAll('"', '')}`, ''],
    ] as const) {
      const shown = await browser.submit({ list: text });
      expect(shown.statusCode).toBe(200);
      expect(shown.body).toContain(fault);
      expect(browser.fields().get('list')).toBe(text);
    }
  });

  it.each(['list=%%%', 'list=AAAA', `list=${'A'.repeat(9000)}`, 'list=a&list=b', 'door=damaged'])(
    'is empty if the URL is damaged: %s',
    async (query) => {
      const { statusCode, body } = await browser.get(`/schedule?${query}`);
      expect(statusCode).toBe(200);
      expect(rowsOf(body)).toEqual([]);
    },
  );

  it('is priced without VAT in the net price view', async () => {
    await browser.get('/schedule?prices=net');
    const { body } = await browser.submit({ list: 'Type,Width,Height\nSingle,900,2100' });
    expect(rowsOf(body)[0]?.at(-1)).toMatch(/^€2,\d{3} without VAT$/);
    expect(takeLink(body)).toMatch(/[?&]prices=net$/);
  });
});
