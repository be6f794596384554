import { beforeEach, describe, expect, it } from 'vitest';
import { type PlainBrowser, plainBrowser } from '../support/plain-browser.ts';
import { startService } from '../support/service.ts';

let service: Awaited<ReturnType<typeof startService>>;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded');
  browser = plainBrowser(service.server);
});

const customer = { name: 'Aoife Example', email: 'aoife@example.ie', phone: '01 679 1234' };
const doors = [
  { preset: 'single-left-panel', opWidth: 1500, opHeight: 2100, frameColor: '#27352a', hingeSide: 'right' },
];

async function quote(body: object = {}): Promise<string> {
  const response = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/quote',
    payload: { customer, doors, ...body },
  });
  return response.json<{ quoteUrl: string }>().quoteUrl.replace('https://doors.example.ie', '');
}

async function estimate() {
  const response = await service.server.inject({
    method: 'POST',
    url: '/api/internal-doors/estimate',
    payload: {
      doors: [{ preset: 'single-left-panel', opWidth: '1500', opHeight: '2100', frameColor: '#27352a' }],
    },
  });
  return response.json<{ priceEstimate: number; leadTimeWeeks: number }>();
}

/** The titles of the doors of a page, in order. */
const doorTitles = (html: string): string[] =>
  [...html.matchAll(/<h2 id="door-\d+"[^>]*><span[^>]*>[^<]*<\/span> ([^<]*)<\/h2>/g)].map(
    ([, title = '']) => title,
  );

/** The total of a page, with VAT and without. */
const shownTotal = (html: string): readonly number[] =>
  (/class="total"[^>]*>.*?€([\d,]+)<.*?€([\d,]+) without VAT/s.exec(html) ?? [])
    .slice(1)
    .map((amount) => Number(amount.replaceAll(',', '')));

/** Malformed tokens: pasted wrongly, cut off or made up. */
const unknownLinks = ['A'.repeat(43), 'x', '%3Cscript%3E', '%', '%zz', '%E0%A4%A', 'a/b', 'A'.repeat(4000)];

describe('the review page of a quote', () => {
  it('shows the doors with price, lead time and the date until which the quote is valid', async () => {
    const { body, headers } = await browser.get(await quote());
    expect(body).toContain('Single hinged door, 1500 × 2100 mm');
    const { priceEstimate, leadTimeWeeks } = await estimate();
    expect(shownTotal(body)).toEqual([Math.round(priceEstimate * 1.23), priceEstimate]);
    expect(body).toContain(`Ready in about <strong>${leadTimeWeeks} weeks</strong>`);
    expect(body).toContain('31 May 2026');
    expect(browser.fields().get('name')).toBe(customer.name);
    expect(browser.fields().get('phone')).toBe(customer.phone);
    expect(browser.fields().get('consent')).toBeUndefined();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  const bifold = { doorTypeKey: 'BIFOLD', opWidth: '1800', opHeight: '2100' };
  const check = 'This was not said: please check it, and change what is not right.';

  it.each([
    ['the leaves of a bi-fold', [bifold], 'Door 1: we assumed three leaves.'],
    [
      'the leaves of a bi-fold that cannot be made',
      [{ ...bifold, opWidth: '300' }],
      'Door 1: we assumed two leaves.',
    ],
    ['a size', [{ preset: 'single-no-panels', opHeight: 2000 }], 'Door 1: we assumed a width of 900 mm.'],
    [
      'a door height below a transom',
      [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2800', topPanel: 'yes' }],
      'Door 1: we assumed a door 2600 mm high.',
    ],
    [
      'the same detail of several doors',
      [{ preset: 'single-no-panels' }, bifold, { preset: 'single-no-panels' }],
      'Doors 1 and 3: we assumed 900 × 2100 mm. Door 2: we assumed three leaves.',
    ],
  ])('lists the assumptions about details that were not given: %s', async (_, asked, assumption) => {
    for (const path of [await quote({ doors: asked }), await quote({ doors: asked, estimateOnly: true })]) {
      const { body } = await browser.get(path);
      expect(body, path).toContain('<h2>Please check what we assumed</h2>');
      expect(body, path).toContain(`<p>${assumption} ${check}</p>`);
    }
  });

  it('shows no list of assumptions if every detail was given', async () => {
    const { body } = await browser.get(await quote({ doors: [{ ...bifold, bifoldConfig: '3L' }] }));
    expect(body).not.toContain('we assumed');
  });

  it('shows the date of sending after it was sent, instead of the expiry', async () => {
    const path = await quote();
    service.clock.advance(3 * 86_400_000);
    expect((await browser.get(path)).body).toContain('can be opened and sent until');
    await browser.submit({ action: 'send', consent: 'yes' });
    service.clock.advance(2 * 86_400_000);
    const { body } = await browser.get(path);
    expect(body).toContain('We received it on 5 March 2026.');
    expect(body).not.toContain('can be opened and sent until');
  });

  it('leaves the phone field empty if the quote has no phone number', async () => {
    const { phone: _phone, ...withoutPhone } = customer;
    await browser.get(await quote({ customer: withoutPhone }));
    expect(browser.fields().get('email')).toBe(customer.email);
    expect(browser.fields().get('phone')).toBe('');
  });

  it('gives the same 404 for unknown, expired and malformed links', async () => {
    const path = await quote();
    service.clock.advance(90 * 86_400_000);
    const answers = await Promise.all(
      [
        path,
        ...unknownLinks.flatMap((link) => [`/quotes/${link}`, `/quotes/${link}.pdf`, `/sent/${link}`]),
        '/no-such-page',
        '/%',
        '/products/%E0%A4%A',
        `/${'x'.repeat(4000)}`,
      ].map((url) => browser.get(url)),
    );
    for (const { statusCode, body, headers } of answers) {
      expect(statusCode).toBe(404);
      expect(body).toBe(answers[0]?.body);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('answers an unknown link with the usual 404 page, whatever the client accepts', async () => {
    const { body: page } = await browser.get('/no-such-page');
    for (const link of unknownLinks) {
      for (const accept of ['*/*', 'application/json', undefined]) {
        const { statusCode, body, headers } = await service.server.inject({
          url: `/quotes/${link}`,
          headers: accept === undefined ? {} : { accept },
        });
        expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
        expect(headers).toMatchObject({
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'x-content-type-options': 'nosniff',
        });
        expect(body).toBe(page);
      }
      const head = await service.server.inject({ method: 'HEAD', url: `/quotes/${link}` });
      expect([head.statusCode, head.body]).toEqual([404, '']);
    }
  });

  it('can be opened any number of times without changing the quote', async () => {
    const path = await quote();
    for (let count = 0; count < 30; count += 1) {
      expect((await browser.get(path)).statusCode).toBe(200);
      await service.server.inject({ method: 'HEAD', url: path });
    }
    await browser.get('/');
    await browser.get('/review?door=w900');
    expect(await service.enquiries()).toHaveLength(0);
  });

  it('becomes one enquiry with exactly the doors and prices shown, and can still be opened', async () => {
    const path = await quote();
    await browser.get(path);
    const changed = await browser.submit({
      action: 'update',
      'd0-width': '1600',
      'd0-colour': 'RAL 7016',
      'd0-hinge': 'left',
    });
    const sent = await browser.submit({
      action: 'send',
      consent: 'yes',
      eircode: 'D02 X285',
      install: 'supply',
    });
    const [enquiry, ...more] = await service.enquiries();
    expect(more).toHaveLength(0);
    expect(sent.body).toContain(enquiry?.reference);
    expect(sent.body).not.toContain('<form');
    expect(sent.body).not.toContain(customer.email);
    expect(enquiry).toMatchObject({
      collection: 'internal_door_quotes',
      eircode: 'D02 X285',
      request: { customer, supplyAndInstall: false, consent: { granted: true } },
      designs: [
        {
          door: { opWidth: '1600', opHeight: '2100', leftPanels: '1', frameColor: 'RAL 7016' },
          appearance: { hingeSide: 'left' },
        },
      ],
      estimate: { priceEstimate: shownTotal(changed.body)[1] },
    });
    const other = plainBrowser(service.server);
    expect((await other.get(path)).body).toContain(enquiry?.reference);
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('shows errors beside their fields and requires consent', async () => {
    await browser.get(await quote());
    const answer = await browser.submit({ action: 'send', email: 'nobody', message: 'Hello there' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('id="email-fault"');
    expect(answer.body).toContain('id="consent-fault"');
    expect(browser.fields().get('message')).toBe('Hello there');
    const unreadable = await browser.submit({
      action: 'send',
      email: customer.email,
      consent: 'yes',
      'd0-width': '0x384',
    });
    expect(unreadable.statusCode).toBe(200);
    expect(unreadable.body).toContain('<a href="#d0-width">Door 1, opening width: ');
    expect(browser.fields().get('d0-width')).toBe('0x384');
    expect(await service.enquiries()).toHaveLength(0);
  });
});

describe("posts to a quote's page above the rate limit", () => {
  const tooMany = async () => {
    await browser.get('/review');
    for (let count = 0; count < 10; count += 1) await browser.submit({ action: 'send' });
  };
  const send = (url: string, action = 'send') =>
    service.server.inject({
      method: 'POST',
      url,
      payload: `action=${action}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });

  it('are refused alike for unknown links and sent quotes', async () => {
    const path = await quote();
    await browser.get(path);
    await browser.submit({ action: 'send', consent: 'yes' });
    const nowhere = `/quotes/${'A'.repeat(43)}`;
    expect([(await send(nowhere)).statusCode, (await send(path)).statusCode]).toEqual([404, 403]);
    await tooMany();
    for (const url of [nowhere, path]) {
      const { statusCode, body } = await send(url);
      expect(statusCode, url).toBe(429);
      expect(body, url).toContain('<h1>Please wait a moment</h1>');
      expect(body, url).toContain('Too many forms came from your network.');
    }
    // Buttons that do not send the form are not counted.
    expect((await send(nowhere, 'add')).statusCode).toBe(404);
  });

  it('are refused, but keep the input, which can be sent once the limit allows it', async () => {
    const path = await quote();
    await tooMany();
    await browser.get(path);
    const refused = await browser.submit({ action: 'send', consent: 'yes' });
    expect(refused.statusCode).toBe(429);
    expect(doorTitles(refused.body)).toEqual(['Single hinged door, 1500 × 2100 mm']);
    service.clock.advance(60_000);
    expect((await browser.submit({ action: 'send', consent: 'yes' })).body).toContain('Thank you.');
  });
});

describe('the review page without a stored quote, and the configurator', () => {
  it('has empty fields, and sends an enquiry', async () => {
    const path = await quote({ estimateOnly: true });
    expect(path).toMatch(/^\/review\?door=/);
    await browser.get(path);
    expect(browser.fields().get('name')).toBe('');
    const sent = await browser.submit({ action: 'send', ...customer, consent: 'yes' });
    const [enquiry] = await service.enquiries();
    expect(sent.body).toContain(enquiry?.reference);
    expect(enquiry?.request).toMatchObject({ source: 'lintel-website' });
  });

  it('explains an impossible door, and its buttons change the doors', async () => {
    await browser.get('/?door=tDOUBLE.HINGED-w1400-h2100');
    const narrow = await browser.submit({ action: 'update', 'd0-width': '750' });
    expect(narrow.body).toContain('This door cannot be made as it stands');
    const action = /value="(take\.0\.[^"]+)"/.exec(narrow.body)?.[1] ?? '';
    const taken = await browser.submit({ action, 'd0-colour': 'RAL 7016' });
    expect(taken.body).not.toContain('cannot be made as it stands');
    const [mended = ''] = doorTitles(taken.body);
    expect(mended).toContain('750 × 2100 mm');
    expect(browser.fields().get('d0-colour')).toBe('RAL 7016');
    expect(browser.fields().get('d0-width')).toBe('750');

    const other = 'Double hinged door, 1600 × 2100 mm';
    expect(doorTitles((await browser.submit({ action: 'add' })).body)).toEqual([mended, other]);
    const copied = await browser.submit({ action: 'copy.0' });
    expect(doorTitles(copied.body)).toEqual([mended, mended, other]);
    expect(browser.fields().get('d1-colour')).toBe('RAL 7016');
    expect(doorTitles((await browser.submit({ action: 'remove.2' })).body)).toEqual([mended, mended]);
    await browser.submit({ action: 'update', 'd1-width': '800' });
    const left = await browser.submit({ action: 'remove.0' });
    expect(doorTitles(left.body)).toEqual([mended.replace('750', '800')]);
    expect(doorTitles((await browser.submit({ action: 'remove.0' })).body)).toHaveLength(1);

    await browser.get(`/?${'door=w900&'.repeat(19)}`);
    for (const more of ['copy.0', 'copy.0', 'add']) await browser.submit({ action: more });
    expect(browser.fields().get('doors')).toBe('20');
    expect(await service.enquiries()).toHaveLength(0);
  });
});
