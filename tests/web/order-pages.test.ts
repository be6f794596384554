import { beforeEach, describe, expect, it } from 'vitest';
import { standardAppearance } from '../../src/domain/design/design.ts';
import { designText } from '../../src/domain/design/design-text.ts';
import { createQuote, quoteBody } from '../support/door-quotes.ts';
import { type PlainBrowser, plainBrowser, unescaped } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded');
  browser = plainBrowser(service.server);
});

const person = { name: 'Aoife Example', email: 'aoife@example.ie', consent: 'yes' };
const pivot = 'tPIVOT-w1100-h2100';
const pdfLink = (html: string) => unescaped(/<a class="button-quiet" href="([^"]*)"/.exec(html)?.[1] ?? '');

describe('a page of doors without scripts', () => {
  it('links to the PDF of a quote, and after a change to the PDF of the changed doors', async () => {
    const { token } = await createQuote(service);
    expect(pdfLink((await browser.get(`/quotes/${token}`)).body)).toBe(`/quotes/${token}.pdf`);
    const changed = await browser.submit({ action: 'update', 'd0-height': '2111' });
    expect(pdfLink(changed.body)).toMatch(/^\/review\.pdf\?door=\S*-h2111/);
  });

  it('shows starting layouts first until a door is chosen, then last', async () => {
    const order = ({ body }: { readonly body: string }) =>
      [...body.matchAll(/<section class="(starts|door|ask)/g)].map(([, name]) => name);
    expect(order(await browser.get('/'))).toEqual(['starts', 'door', 'ask']);
    expect(order(await browser.get('/?door=cannot-be-read'))).toEqual(['starts', 'door', 'ask']);
    expect(order(await browser.submit({ action: `start.0.${pivot}` }))).toEqual(['door', 'ask', 'starts']);
    expect(order(await browser.get(`/?door=${pivot}`))).toEqual(['door', 'ask', 'starts']);
    // The default door counts as chosen if it is in the URL.
    expect(order(await browser.get('/?door=tDOUBLE.HINGED-w1600-h2100'))).toEqual(['door', 'ask', 'starts']);
    expect(order(await browser.get(`/review?door=${pivot}`))).toEqual(['door', 'ask']);
  });

  it('collapses the fields of a door on the review page unless a size is unreadable', async () => {
    const folded = '<details class="change">';
    const open = '<details class="change" open>';
    expect((await browser.get(`/review?door=${pivot}`)).body).toContain(folded);
    // The message of an impossible door is outside the collapsed part.
    expect((await browser.submit({ action: 'update', 'd0-width': '5000' })).body).toContain(folded);
    const unreadable = await browser.submit({ action: 'update', 'd0-width': 'wide' });
    expect(unreadable.body).toContain(open);
    expect(unreadable.body).not.toContain(folded);
  });

  it.each(['/', '/review'])('%s shows a notice if its URL has more than 20 doors', async (path) => {
    const address = (count: number) => `${path}?${Array(count).fill(`door=${pivot}`).join('&')}`;
    const notice = 'Part of the address could not be read';
    expect((await browser.get(address(20))).body).not.toContain(notice);
    const tooMany = await browser.get(address(21));
    expect(tooMany.body).toContain(notice);
    expect(tooMany.body.match(/<h2 id="door-\d+"/g)).toHaveLength(20);
  });

  it.each(['/', '/review'])(
    '%s says at the door which extra of an older link is not offered',
    async (path) => {
      const older = designText({
        door: { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2100', glass: 'OPAL' },
        appearance: standardAppearance,
      });
      const { body } = await browser.get(`${path}?door=${pivot}&door=${older}`);
      const sections = body.split('<section class="door"').slice(1);
      const line =
        'The glass “opal” of this link is no longer offered. The door is shown and priced without it.';
      expect(sections.map((section) => section.includes(line))).toEqual([false, true]);
    },
  );

  it('has no button to add a door beyond 20 doors', async () => {
    const buttons = async (count: number) => {
      const { body } = await browser.get(`/?${Array(count).fill(`door=${pivot}`).join('&')}`);
      const tags = [...body.matchAll(/<button[^>]*value="(?:add|copy\.\d+)"[^>]*>/g)].map(([tag]) => tag);
      return { all: tags.length, refused: tags.filter((tag) => /\sdisabled\b/.test(tag)).length };
    };
    expect(await buttons(19)).toEqual({ all: 20, refused: 0 });
    expect(await buttons(20)).toEqual({ all: 21, refused: 21 });
  });

  it('lists alternative layouts at once for up to three doors, and on request for four', async () => {
    const layouts = (html: string) => html.match(/value="take\.(\d)\./g)?.map((text) => text.at(-2)) ?? [];
    const page = async (count: number) =>
      (await browser.get(`/review?${Array(count).fill(`door=${pivot}`).join('&')}`)).body;
    expect(new Set(layouts(await page(3)))).toEqual(new Set(['0', '1', '2']));
    const four = await page(4);
    expect(layouts(four)).toEqual([]);
    expect(four).toContain('aria-label="What else fits this opening, door 3"');
    const asked = await browser.submit({ action: 'compare.2' });
    expect(new Set(layouts(asked.body))).toEqual(new Set(['2']));
    expect(asked.body).toContain('<details class="alternatives" open>');
    // The list stays open when another field is changed.
    const changed = await browser.submit({ action: 'update', 'd0-height': '2111' });
    expect(new Set(layouts(changed.body))).toEqual(new Set(['2']));
  });

  it.each([
    ['tSINGLE.HINGED-w700-h2100', '1 layout'],
    ['tSINGLE.HINGED-w700-h2900', '2 layouts'],
  ])('shows the number of other layouts for the opening of %s: %s', async (door, count) => {
    const { body } = await browser.get(`/?door=${door}`);
    expect(body).toContain(`What else fits this opening<span class="count">${count}</span>`);
  });

  it('names the door and field of each error, and focuses the first one or the list of errors', async () => {
    await browser.get(`/review?door=${pivot}&door=${pivot}&door=${pivot}`);
    const second = await browser.submit({ ...person, action: 'send', 'd1-width': 'wide' });
    expect(second.statusCode).toBe(200);
    expect(second.body).toContain('<h2>One field needs your attention</h2>');
    expect(second.body).toContain('<a href="#d1-width">Door 2, opening width: We cannot read “wide”');
    // Autofocus is on the only invalid door field, otherwise on the list of errors.
    expect(second.body).toMatch(/<input id="d1-width"[^>]* autofocus/);
    const two = await browser.submit({ ...person, action: 'send', 'd2-height': '' });
    expect(two.body).toContain('<h2>2 fields need your attention</h2>');
    expect(two.body).toContain('<a href="#d2-height">Door 3, opening height: Please give this size');
    const more = await browser.submit({ ...person, name: '', action: 'send' });
    expect(more.body).toContain('<h2>3 fields need your attention</h2>');
    expect(more.body).toMatch(/id="notice"[^>]* autofocus/);
    expect(more.body).not.toMatch(/<input[^>]* autofocus/);
    expect(await service.enquiries()).toEqual([]);
  });

  it('is rendered again, and not sent, if it is posted without the action of a button', async () => {
    await browser.get(`/review?door=${pivot}`);
    const shown = await browser.submit(person);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Your door, to look over.');
    expect(browser.fields().get('name')).toBe(person.name);
    expect(await service.enquiries()).toEqual([]);
  });

  it('shows only the refusal for a form without its cookie, and unreadable sizes on the next attempt', async () => {
    await browser.get(`/review?door=${pivot}`);
    const wrong = { ...person, action: 'send', 'd0-width': 'wide' };
    const refused = await browser.submit(wrong, { cookie: '' });
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('<h2>Please send it once more</h2>');
    expect(refused.body).not.toContain('your attention');
    const again = await browser.submit(wrong);
    expect(again.statusCode).toBe(200);
    expect(again.body).toContain('<a href="#d0-width">Door 1, opening width: We cannot read “wide”');
    expect(await service.enquiries()).toEqual([]);
  });

  it('explains an impossible door of a sent quote, without alternatives', async () => {
    const impossible = { doorType: 'Single', opWidth: 5000, opHeight: 2100 };
    const { token } = await createQuote(service, { ...quoteBody, doors: [impossible] });
    const unsent = await browser.get(`/quotes/${token}`);
    expect(unsent.body).toContain('Use this');
    const sent = await browser.submit({ ...person, action: 'send' });
    expect(sent.body).toContain('Thank you. We\u00a0have\u00a0your enquiry.');
    expect(sent.body).toContain('<h3>This door cannot be made as it stands</h3>');
    expect(unescaped(sent.body)).toMatch(/<p>The opening is 5000 mm wide\. By itself [^<]+<\/p>/);
    expect(sent.body).not.toContain('Use this');
    expect(sent.body).not.toContain('see what can be made instead');
    expect(sent.body).not.toMatch(/<form|name="action"/);
    // A page without a form sets no cookie.
    const { headers } = await service.server.inject(`/quotes/${token}`);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('keeps colour, hinge side and wall of a door when it gets another layout', async () => {
    const page = await browser.get(`/?door=tSINGLE.HINGED-w900-h2100-c27352a-sright-oout-v2600`);
    const take = unescaped(/<button[^>]*value="(take\.0\.[^"]*)"/.exec(page.body)?.[1] ?? '');
    expect(take).not.toBe('');
    // Each button names its layout, for screen readers.
    const choices = [...page.body.matchAll(/<button[^>]*value="take\.0\.[^>]*>/g)].map(([tag]) => tag);
    const labels = choices.map((tag) => /aria-label="([^"]*)"/.exec(tag)?.[1] ?? '');
    expect(labels.filter((label) => !/^Choose this: \S/.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(choices.length);
    const before = browser.fields();
    await browser.submit({ action: take, 'd0-fullWidth': 'yes', 'd0-budget': 'yes' });
    const after = browser.fields();
    expect([after.get('d0-fullWidth'), after.get('d0-budget')]).toEqual(['yes', 'yes']);
    for (const field of ['colour', 'hex', 'hinge', 'opening', 'wall'])
      expect(after.get(`d0-${field}`), field).toBe(before.get(`d0-${field}`));
    expect([after.get('d0-colour'), after.get('d0-hinge'), after.get('d0-wall')]).toEqual([
      'RAL 6009',
      'right',
      '2600',
    ]);
    expect([...after].filter(([name, value]) => before.get(name) !== value)).not.toEqual([]);
  });

  it('accepts a message of 2500 characters, counting each line break as one', async () => {
    const message = `First line\nsecond line\n${'x'.repeat(2500 - 23)}`;
    await browser.get(`/review?door=${pivot}`);
    const sent = await browser.submit({
      ...person,
      action: 'send',
      message: message.replaceAll('\n', '\r\n'),
    });
    const [enquiry] = await service.enquiries();
    expect(sent.body).toContain(enquiry?.reference);
    expect(enquiry?.request).toMatchObject({ project: { message } });
  });
});
