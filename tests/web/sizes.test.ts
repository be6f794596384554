import { beforeEach, describe, expect, it } from 'vitest';
import { type PlainBrowser, plainBrowser } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  browser = plainBrowser(service.server);
});

const person = { name: 'Aoife Example', email: 'aoife@example.ie', consent: 'yes' };
const send = { ...person, action: 'send' };
const titles = (html: string) =>
  [...html.matchAll(/<h2 id="door-\d+"[^>]*><span[^>]*>[^<]*<\/span> ([^<]*)<\/h2>/g)].map(
    ([, title]) => title,
  );
const staleNote =
  'Drawn as it was before. It stays like this until the opening width can be read.</figcaption>';

describe('sizes on a page without scripts', () => {
  it('are parsed in common units, shown in millimetres, and stored as the page shows them', async () => {
    await browser.get('/');
    const shown = await browser.submit({ action: 'update', 'd0-width': '1,8 m', 'd0-height': '6\' 8"' });
    expect(titles(shown.body)).toEqual(['Double hinged door, 1800 × 2032 mm']);
    expect(browser.fields().get('d0-width')).toBe('1800');
    expect(browser.fields().get('d0-height')).toBe('2032');
    await browser.submit({ ...send, 'd0-wall': '260 cm' });
    const [enquiry] = await service.enquiries();
    expect(enquiry?.designs).toMatchObject([
      { door: { opWidth: '1800', opHeight: '2032' }, appearance: { wallHeight: 2600 } },
    ]);
    expect(enquiry?.request).toMatchObject({ doors: [{ opWidth: '1800', opHeight: '2032' }] });
  });

  it.each(['', '1.6', '1600 x 2100', 'six foot'])(
    'are neither priced nor sent if unreadable (%j), and the drawing is marked as the previous door',
    async (width) => {
      await browser.get('/?door=tDOUBLE.HINGED-w1700-h2100');
      const shown = await browser.submit({ action: 'update', 'd0-width': width });
      expect(titles(shown.body)).toEqual(['Double hinged door, still to be settled']);
      expect(shown.body).toContain(staleNote);
      expect(shown.body).toContain('<title id="d0-title">Double hinged door, 1700 × 2100 mm</title>');
      expect(shown.body).toContain('id="d0-width-fault"');
      expect(shown.body).toContain('<p class="total">No price yet</p>');
      expect(shown.body).not.toContain('/review.pdf');
      expect(browser.fields().get('d0-width')).toBe(width);

      const refused = await browser.submit(send);
      expect(refused.statusCode).toBe(200);
      expect(refused.body).toContain('<a href="#d0-width">Door 1, opening width: ');
      expect(await service.enquiries()).toEqual([]);

      await browser.submit({ ...send, 'd0-width': '160cm' });
      expect((await service.enquiries()).map(({ designs }) => designs)).toMatchObject([
        [{ door: { opWidth: '1600', opHeight: '2100' } }],
      ]);
    },
  );

  it.each([
    ['1.8', '1.8 mm is too small for a door: did you mean 1800 mm?'],
    ['36', '36 mm is too small for a door: did you mean 914 mm?'],
    ['90', '90 mm is too small for a door: did you mean 900 mm or 2286 mm?'],
    ['10 mm', '10 mm is too small for a door: please give millimetres, such as 900.'],
    ['18000', '18000 mm is too large for a door: did you mean 1800 mm?'],
    ['180 m', '180 m is too large for a door: did you mean 1800 mm?'],
  ])(
    'are refused if no door can have them (%s), and the page suggests the probable size',
    async (width, question) => {
      await browser.get('/?door=tDOUBLE.HINGED-w1700-h2100');
      const shown = await browser.submit({ action: 'update', 'd0-width': width });
      expect(titles(shown.body)).toEqual(['Double hinged door, still to be settled']);
      expect(shown.body).toContain(question);
      const refused = await browser.submit(send);
      expect(refused.statusCode).toBe(200);
      expect(refused.body).toContain(`<a href="#d0-width">Door 1, opening width: ${question}`);
      expect(await service.enquiries()).toEqual([]);
    },
  );

  it.each([
    ['a colour', { 'd0-colour': 'own', 'd0-hex': 'shiny' }, 'd0-hex'],
    ['a wall', { 'd0-wall': 'high' }, 'd0-wall'],
    ['a wall lower than its opening', { 'd0-wall': '2000' }, 'd0-wall'],
    ['a missing leaf', { 'd0-leaf': '' }, 'd0-leaf'],
  ])(
    'are refused together with other invalid fields, which are not dropped: %s',
    async (_, changes, field) => {
      await browser.get('/?door=tSINGLE.HINGED-w1700-h2100-l900-z1');
      const refused = await browser.submit({ ...send, ...changes });
      expect(refused.statusCode).toBe(200);
      expect(refused.body).toContain(`<a href="#${field}">Door 1, `);
      expect(refused.body).toContain(`id="${field}-fault"`);
      expect(await service.enquiries()).toEqual([]);
    },
  );

  it('show neither another door nor a PDF if they are unreadable in a URL', async () => {
    const page = await browser.get('/review?door=tPIVOT-wabc-h2100');
    expect(titles(page.body)).toEqual(['Pivot door, still to be settled']);
    expect(page.body).toContain('Nothing is drawn until the opening width can be read.');
    expect(browser.fields().get('d0-width')).toBe('abc');
    expect((await browser.get('/review.pdf?door=tPIVOT-wabc-h2100')).statusCode).toBe(404);
  });

  it('have no alternative layouts while they are unreadable, also among many doors', async () => {
    await browser.get(`/review?${Array(4).fill('door=tPIVOT-w1100-h2100').join('&')}`);
    const { body } = await browser.submit({ action: 'update', 'd1-width': 'wide' });
    const offered = [...body.matchAll(/What else fits this opening, door (\d)/g)].map(([, door]) => door);
    expect(offered).toEqual(['1', '3', '4']);
  });

  it('are stored in millimetres for a security door, or as typed if they are unclear', async () => {
    await browser.get('/security-doors');
    await browser.submit({ ...person, message: 'RC3', openingWidth: '1.1 m', openingHeight: 'about 2100' });
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request).toMatchObject({ doors: [{ opWidth: '1100', opHeight: 'about 2100' }] });
  });
});

describe('choices on a page without scripts', () => {
  it('a chosen type is adapted to the opening with a notice, and sent only after the page has shown it', async () => {
    await browser.get('/');
    const unseen = await browser.submit({ ...send, 'd0-type': 'PIVOT' });
    expect(unseen.statusCode).toBe(200);
    expect(unseen.body).toContain('<h2>Please look at door 1 once more</h2>');
    expect(unseen.body).toContain(
      'We fitted one side panel on the right, so that a pivot door fills your opening.',
    );
    expect(titles(unseen.body)).toEqual(['Pivot door, 1600 × 2100 mm']);
    expect(await service.enquiries()).toEqual([]);
    await browser.submit(send);
    const [enquiry] = await service.enquiries();
    expect(enquiry?.designs).toMatchObject([
      { door: { doorTypeKey: 'PIVOT', opWidth: '1600', leftPanels: '0', rightPanels: '1' } },
    ]);
  });

  it('a chosen active leaf is drawn and stored', async () => {
    await browser.get('/?door=tDOUBLE.HINGED.ACTIVE.PASSIVE-w1500-h2100-l900');
    const doorsIn = (html: string) =>
      html.slice(html.indexOf('<section class="door"'), html.indexOf('<section class="ask'));
    const kinds = (html: string) =>
      [...doorsIn(html).matchAll(/<rect class="drawing-piece[^>]*data-kind="([^"]*)"/g)]
        .map(([, kind]) => kind)
        .slice(-2);
    const right = await browser.submit({ action: 'update', 'd0-hinge': 'right' });
    expect(right.body).toContain('<legend>Active leaf on the</legend>');
    expect(kinds(right.body)).toEqual(['passive-leaf', 'leaf']);
    expect(right.body).toContain('The active leaf is on the right');
    await browser.submit(send);
    expect((await service.enquiries())[0]?.designs).toMatchObject([{ appearance: { hingeSide: 'right' } }]);
  });

  it.each([
    ['tDOUBLE.SLIDING-w1800-h2100', false],
    ['tFIX.PANEL-w1000-h2100', false],
    ['tSLIDING-w900-h2100', true],
  ])('a hinge side can be chosen only if the door has one: %s', async (door, offered) => {
    const { body } = await browser.get(`/?door=${door}-sright`);
    expect(body.includes('type="radio" name="d0-hinge"')).toBe(offered);
    // A hidden field keeps the side for a type that has one.
    expect(browser.fields().get('d0-hinge')).toBe('right');
  });
});
