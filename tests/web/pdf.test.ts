import { beforeAll, describe, expect, it } from 'vitest';
import { createQuote, customer } from '../support/door-quotes.ts';
import { type PdfPage, readPdf } from '../support/pdf.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded');
});

async function pdf(url: string): Promise<{ pages: readonly PdfPage[]; headers: Record<string, unknown> }> {
  const { statusCode, headers, rawPayload } = await service.server.inject(url);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  return { pages: readPdf(rawPayload), headers };
}

async function estimate(doors: readonly object[]) {
  const response = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/estimate',
    payload: { doors },
  });
  return response.json<{
    priceEstimate: number;
    leadTimeWeeks: number;
    doors: { estimatedPrice: number }[];
  }>();
}

const euro = (amount: number) => `€${amount.toLocaleString('en-IE')}`;

/** The price with VAT, computed independently. */
const gross = (net: number) => Math.floor((net * 123 + 50) / 100);
const bothPrices = (net: number) => `${euro(gross(net))} with VAT (${euro(net)} without VAT), supply only`;
const total = (nets: readonly number[]) => {
  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  return `${euro(sum(nets.map(gross)))} with VAT\n${euro(sum(nets))} without VAT, supply only`;
};

describe('the PDF of doors in a URL', () => {
  const pivot = { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100' };
  const hinged = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2000', frameColor: '#27352a' };
  const texts = ['tPIVOT-w1100-h2100', 'tSINGLE.HINGED-w900-h2000-c27352a-sright'];

  it('places a dimension that is longer than its line to the left of it, as the drawing does', async () => {
    const design = 'tSINGLE.HINGED-w1200-h2400-l1000-a1-v5000';
    const { pages } = await pdf(`/review.pdf?door=${design}`);
    const { body } = await service.server.inject(`/drawings/${design}.svg`);
    const [label = ''] = /<text[^>]*text-anchor="end"[^>]*>200/.exec(body) ?? [];
    const ends = Number(/ x="(\S+)"/.exec(label)?.[1]);
    const written = pages[0]?.drawings[0]?.lettering.find(({ text }) => text === '200');
    // Each digit is 0.56 of the font size wide.
    expect((written?.x ?? NaN) + 3 * 0.56 * (written?.size ?? NaN)).toBeCloseTo(ends, 0);
  });

  // One piece costs €2,116, with VAT €2,603.
  it('has the price of one piece on its sheet, and that of all pieces in the total', async () => {
    const { pages } = await pdf('/review.pdf?door=tSINGLE.HINGED-w900-h2100-q3');
    const [sheet, summary] = pages;
    expect(sheet?.text).toContain('€2,603 with VAT (€2,116 without VAT) each, supply only');
    expect(summary?.text.split('\n').slice(3, 8)).toEqual([
      '1. 3 × Single hinged door, 900 × 2100 mm',
      ...['€7,809 with VAT', '€6,348 without VAT'],
      ...['€7,809 with VAT', '€6,348 without VAT, supply only'],
    ]);
  });

  it('has a sheet for each door with its details, price and drawing, then the total', async () => {
    const { pages } = await pdf(`/review.pdf?door=${texts.join('&door=')}`);
    const { doors, leadTimeWeeks } = await estimate([pivot, hinged]);
    const [first, second, summary, ...more] = pages;
    expect(more).toEqual([]);
    expect(first?.text.split('\n')).toEqual([
      'LINTEL',
      'Door 1 of 2',
      'Pivot door, 1100 × 2100 mm',
      ...['Type', 'Pivot door', 'Opening', '1100 × 2100 mm', 'Movement', 'Pivots near the left'],
      ...['Direction', 'Opens into the room', 'Colour', 'RAL 9005 (jet black)'],
      bothPrices(doors[0]?.estimatedPrice ?? 0),
    ]);
    expect(second?.text.split('\n')).toEqual([
      'LINTEL',
      'Door 2 of 2',
      'Single hinged door, 900 × 2000 mm',
      ...['Type', 'Single hinged door', 'Opening', '900 × 2000 mm', 'Movement', 'Hinged on the right'],
      ...['Direction', 'Opens into the room', 'Colour', 'RAL 6009 (fir green)'],
      bothPrices(doors[1]?.estimatedPrice ?? 0),
    ]);
    expect(summary?.text.split('\n')).toEqual([
      'LINTEL',
      'Summary',
      'Your doors',
      '1. Pivot door, 1100 × 2100 mm',
      `${euro(gross(doors[0]?.estimatedPrice ?? 0))} with VAT`,
      `${euro(doors[0]?.estimatedPrice ?? 0)} without VAT`,
      '2. Single hinged door, 900 × 2000 mm',
      `${euro(gross(doors[1]?.estimatedPrice ?? 0))} with VAT`,
      `${euro(doors[1]?.estimatedPrice ?? 0)} without VAT`,
      ...total(doors.map(({ estimatedPrice }) => estimatedPrice)).split('\n'),
      `Ready in about ${leadTimeWeeks} weeks from order.`,
      'As of 2 March 2026.',
      'In the price',
      ...['–  Steel frame and leaves, made to your opening', '–  Standard safety glass'],
      ...['–  Standard finish', '–  Hinges or running gear'],
      '–  The extras you have chosen: handles, locks, glazing bars, special glass and finishes',
      ...['–  VAT at 23%', 'Not in the price'],
      '–  Ironmongery, decorative glazing bars, special glass and non-standard RAL finishes, other than the extras you ',
      ...['have chosen', '–  Delivery and fitting'],
      'This is an estimate, with VAT and supply only. Our offer, which is firm, follows when we have looked at your ',
      'opening with you. If we fit the doors too, the rate of VAT is settled in our offer.',
      'Lintel',
      'This is a sample: no maker stands behind it yet. Whoever runs it puts their own name and address in a file and names the ',
      'file in the setting BUSINESS.',
    ]);

    const drawings = pages.map((page) => page.drawings);
    expect(drawings.map(({ length }) => length)).toEqual([1, 1, 0]);
    for (const [index, text] of texts.entries()) {
      const alone = await pdf(`/review.pdf?door=${text}`);
      expect(drawings[index], text).toEqual(alone.pages[0]?.drawings);
      const { body } = await service.server.inject(`/drawings/${text}.svg`);
      const lettering = [...body.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, letters]) => letters);
      expect(lettering).toContain('From above, the room in front: opens into the room');
      expect(drawings[index]?.[0]?.text.split('\n'), text).toEqual(lettering);
    }
    expect(drawings[0]?.[0]?.strokes).not.toBe(drawings[1]?.[0]?.strokes);
  });

  it('shows the price without VAT first in the net price view', async () => {
    const { pages } = await pdf(`/review.pdf?door=${texts.join('&door=')}&prices=net`);
    const { doors, priceEstimate } = await estimate([pivot, hinged]);
    const [one = 0, two = 0] = doors.map(({ estimatedPrice }) => estimatedPrice);
    expect(pages[0]?.text).toContain(`${euro(one)} without VAT (${euro(gross(one))} with VAT), supply only`);
    expect(pages[2]?.text).toContain(
      `${euro(two)} without VAT\n${euro(gross(two))} with VAT\n${euro(priceEstimate)} without VAT\n${euro(gross(one) + gross(two))} with VAT, supply only\n`,
    );
    expect(pages[2]?.text).toContain('Not in the price\n–  VAT at 23%\n');
    expect(pages[2]?.text).toContain('This is an estimate, without VAT and supply only.');
  });

  it('shows the name of a room even if the main font lacks its characters', async () => {
    const room = '_141_azienka_2c__20__39a__3bf__3c5__3b6__3af__3bd__3b1_';
    const { pages } = await pdf(`/review.pdf?door=w900-h2000-r${room}`);
    expect(pages[0]?.text).toContain('Room\nŁazienka, Κουζίνα\n');
    expect(pages[0]?.text).toContain('€');
  });

  it('has vector drawings, so that a file of twenty doors is small', async () => {
    const doors = Array.from({ length: 20 }, (_, index) => `door=tDOUBLE.HINGED-w${1700 + index}-h2100`);
    const { rawPayload } = await service.server.inject(`/review.pdf?${doors.join('&')}`);
    expect(rawPayload.includes('/Subtype /Image')).toBe(false);
    expect(rawPayload.length).toBeLessThan(400_000);
    expect(readPdf(rawPayload).flatMap(({ drawings }) => drawings)).toHaveLength(20);
  });

  it('has no overlapping lines, and no lines in the margins', async () => {
    const { pages } = await pdf(
      `/review.pdf?door=${texts.join('&door=')}&door=tSINGLE.HINGED-w5000-h2100&door=w1700-h2600-l900-a1-z1-xyes-d2300`,
    );
    expect(pages).toHaveLength(5);
    for (const { lettering, drawings } of pages) {
      expect(lettering.length).toBeGreaterThan(10);
      const rows = lettering.map(({ y, size }) => ({ y, size })).sort((one, two) => two.y - one.y);
      // Texts in a row share a baseline; rows are at least a line apart.
      const close = rows.filter(({ y, size }, index) => {
        const step = (rows[index - 1]?.y ?? Infinity) - y;
        return step > 0.01 && step < size;
      });
      expect(close).toEqual([]);
      expect(new Set(lettering.map(({ x, y }) => `${x} ${y}`)).size).toBe(lettering.length);
      // The drawing is between the title of a door and its details.
      const [, , name, next] = lettering;
      expect((name?.y ?? NaN) - (next?.y ?? NaN) > 400).toBe(drawings.length > 0);
      // A4 is 595 × 842 points, with margins of 48.
      expect(Math.min(...lettering.map(({ x }) => x))).toBe(48);
      expect(Math.max(...lettering.map(({ x }) => x))).toBeLessThan(595 - 48);
      expect(Math.min(...rows.map(({ y }) => y))).toBeGreaterThan(48);
      expect(Math.max(...rows.map(({ y }) => y))).toBeLessThan(842 - 32);
    }
  });

  it('marks an impossible door as not priced, and leaves its price out of the total', async () => {
    const { pages } = await pdf(`/review.pdf?door=tSINGLE.HINGED-w5000-h2100&door=${texts[0]}`);
    const { priceEstimate } = await estimate([pivot]);
    expect(pages[0]?.text.replace(/\s+/g, ' ')).toContain(
      'It cannot be made as it stands The opening is 5000 mm wide. By itself a single hinged door fills 600 mm to 1100 mm, so side panels are needed.',
    );
    expect(pages[2]?.text).toMatch(/^1\. .*\nnot priced$/m);
    expect(pages[2]?.text).toContain(`\n${total([priceEstimate])}\nReady in about`);
  });

  it('has no total if no door is possible', async () => {
    const { pages } = await pdf('/review.pdf?door=tSINGLE.HINGED-w5000-h2100');
    expect(pages[1]?.text).toContain('\nnot priced\nNo price yet\nAs of 2 March 2026.\n');
    expect(pages[1]?.text).not.toContain('Ready in');
  });

  it('is saved under a name with the day, has a title, and is neither cached nor indexed', async () => {
    const { headers, rawPayload } = await service.server.inject(`/review.pdf?door=${texts[0]}`);
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="steel-doors-estimate-2026-03-02.pdf"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    // The strings are UTF-16, whose low bytes are readable here.
    const bytes = rawPayload.toString('latin1').replaceAll('\0', '');
    for (const said of ['Steel doors: estimate)', 'Lintel)', '/Lang (en-IE)', '/DisplayDocTitle true'])
      expect(bytes.includes(said), said).toBe(true);
  });
});

describe('the PDF of a quote', () => {
  it('shows the day until which its page can be opened, and no personal data', async () => {
    const { token } = await createQuote(service);
    const { pages, headers } = await pdf(`/quotes/${token}.pdf`);
    expect(headers['cache-control']).toBe('no-store');
    const text = pages.map((page) => page.text).join('\n');
    const { priceEstimate } = await estimate([
      { preset: 'double-both-panels', opWidth: '2400', opHeight: '2100' },
    ]);
    expect(text).toContain(`\n${total([priceEstimate])}\nReady in about`);
    expect(text).toContain('Estimate of 2 March 2026, priced on 2 March 2026.');
    expect(text).toContain('Its page can be opened until 31 May 2026.');
    for (const personal of [...customer.name.split(' '), customer.email, '679', 'assistant', 'talk-7']) {
      expect(text).not.toContain(personal);
    }
  });

  it('shows the date of the quote, and the date of the PDF as that of the prices', async () => {
    const other = await startService('embedded');
    const { token } = await createQuote(other);
    other.clock.advance(5 * 86_400_000);
    const { rawPayload } = await other.server.inject(`/quotes/${token}.pdf`);
    const text = readPdf(rawPayload)
      .map((page) => page.text)
      .join('\n');
    expect(text).toContain('Estimate of 2 March 2026, priced on 7 March 2026.');
    expect(text).toContain('Its page can be opened until 31 May 2026.');
  });

  it('is 404 for an unknown token', async () => {
    expect((await service.server.inject('/quotes/unknown.pdf')).statusCode).toBe(404);
  });
});
