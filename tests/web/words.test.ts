import { beforeAll, describe, expect, it } from 'vitest';
import { plainBrowser, unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded', {
    env: { RATE_LIMIT_ANONYMOUS: 'off', RATE_LIMIT_RENDER: 'off' },
  });
});

const get = (url: string) => service.server.inject({ url, headers: { accept: 'text/html' } });
const query = (fields: Record<string, string>) => `/?${new URLSearchParams(fields).toString()}`;
const wordsOf = (html: string): string => unescaped(html.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
const notice = (html: string): string =>
  wordsOf(/<div class="notice".*?<\/div>/s.exec(html)?.[0] ?? '').trim();

/** Follows the link to the page of the door. */
async function opened(fields: Record<string, string>) {
  const answer = await get(query(fields));
  expect(answer.statusCode).toBe(303);
  const address = String(answer.headers.location);
  const { body } = await get(address);
  return { address, body, title: wordsOf(/<h2 id="door-0".*?<\/h2>/s.exec(body)?.[0] ?? '').trim() };
}

describe('a link with a type in words', () => {
  it.each([
    ['French doors', 'Double hinged door', 'Read “French doors” as a double hinged door.'],
    ['barn door', 'Single sliding door', 'Read “barn door” as a single sliding door.'],
  ])('opens a door of that type for an opening, and says what was read: %s', async (type, label, said) => {
    const { title, body } = await opened({ type, width: '1.2 m', height: '2100' });
    expect(title).toContain(`${label}, 1200 × 2100 mm`);
    expect(notice(body)).toContain(said);
    expect(body).toContain('€');
  });

  it('takes the bars of Crittall style', async () => {
    const { address, body } = await opened({ type: 'Crittall style', width: '1600', height: '2100' });
    expect(address).toMatch(/^\/\?door=tDOUBLE\.HINGED-w1600-h2100-[^&]*g2x4[^&]*&type=Crittall\+style$/);
    // Double doors 3,752 + 342 for the bars = 4,094; with 23% VAT 5,035.62.
    expect(body).toContain('€5,036');
    expect(notice(body)).toContain(
      'as a double hinged door with glazing bars, 2 × 4 panes in each leaf. Change it below',
    );
  });

  it('without an opening has the usual sizes', async () => {
    const { title } = await opened({ type: 'pivoting door' });
    expect(title).toContain('Pivot door');
  });

  it('is not repeated for a door that was changed since', async () => {
    const { body } = await get('/?door=tPIVOT-w1100-h2200&type=barn+door');
    expect(notice(body)).toBe('');
  });

  it('needs no notice in our own words', async () => {
    const { body, address } = await opened({ type: 'Pivot door', width: '1100', height: '2200' });
    expect(address).toMatch(/^\/\?door=tPIVOT-w1100-h2200[^&]*$/);
    expect(notice(body)).toBe('');
  });

  it.each([
    ['room divider', 'Which door do you mean?', 'may be double sliding door, bi-fold door'],
    ['pocket door', 'We do not make that', 'What comes closest: single sliding door or double sliding door.'],
    ['shower screen', 'We do not make that', 'Our steel is for dry rooms.'],
  ])('that is unclear, or nothing we make, is said on the first screen: %s', async (type, title, text) => {
    const { statusCode, body } = await get(query({ type, width: '1200', height: '2100' }));
    expect(statusCode).toBe(200);
    expect(notice(body)).toContain(title);
    expect(notice(body)).toContain(text);
    expect(body).toContain('value="1200"');
  });

  it('for a security door leads to its page', async () => {
    const { statusCode, headers } = await get(query({ type: 'fire door' }));
    expect([statusCode, headers.location]).toEqual([303, '/security-doors']);
  });

  it.each(['wobbly gate', '"><script>', 'x'.repeat(500)])(
    'of no meaning changes nothing: %s',
    async (type) => {
      const plain = await get('/');
      const { statusCode, body } = await get(query({ type }));
      expect(statusCode).toBe(200);
      expect(notice(body)).toBe(notice(plain.body));
      expect(body).not.toContain('"><script>');
    },
  );
});

describe('words in the fields of the configurator', () => {
  it('a colour by name is drawn and priced', async () => {
    const browser = plainBrowser(service.server);
    await browser.get('/?door=tSINGLE.HINGED-w900-h2100');
    const { body } = await browser.submit({ 'd0-colour': 'own', 'd0-hex': 'charcoal', action: 'update' });
    // The colour adds 6% of 2,116 = 126.96: 2,243; with 23% VAT 2,758.89.
    expect(body).toContain('€2,759');
    expect(wordsOf(body)).toContain('RAL 7016');
  });

  it.each([
    ['about 1.8 m', 'We cannot read “about 1.8 m” for certain.'],
    ['1790 to 1805', 'Please give one size here, such as 1800.'],
  ])('a rough size is asked for: %s', async (width, fault) => {
    const { statusCode, body } = await get(query({ width, height: '2100' }));
    expect(statusCode).toBe(200);
    expect(unescaped(body)).toContain(fault);
  });

  it('a pasted schedule of doors may have words in its cells', async () => {
    const browser = plainBrowser(service.server);
    await browser.get('/schedule');
    const list =
      'Type\tWidth\tHeight\tColour\nFrench doors\t1600\t2100\tcharcoal\nBarn doors\t900\t2100\t\nPocket door\t900\t2100\t';
    const { body } = await browser.submit({ list });
    const text = wordsOf(body);
    expect(text).toContain('Row 2: Double hinged door, 1600 × 2100 mm');
    expect(text).toContain('“barn doors” may be single sliding door or double sliding door: which is it?');
    expect(text).toContain('“pocket”: we do not make that.');
  });
});
