import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { standardAppearance } from '../../src/domain/design/design.ts';
import { readDesignText } from '../../src/domain/design/design-text.ts';
import { doorQuoteExamples as examples } from '../../src/contract/describing/examples.ts';
import { createQuote, customer, post, quoteBody } from '../support/door-quotes.ts';
import { startService } from '../support/service.ts';

const advertising =
  'Buy backlinks, guest posts and SEO services at http://seo.top [url=http://seo.top]here[/url]';

const unlimited = { env: { RATE_LIMIT_ANONYMOUS: 'off' } };

describe('a door quote', () => {
  it('is made from every example of the documentation', async () => {
    const service = await startService('embedded');
    expect(Object.keys(examples)).toHaveLength(2);
    for (const { body } of Object.values(examples)) {
      const response = await post(service, body);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ success: true, doorsCount: body.doors.length });
    }
  });

  it('is answered with a link, and with null for an unknown price or lead time', async () => {
    const service = await startService('embedded');
    const response = await post(service, quoteBody);
    expect(response.json()).toEqual({
      success: true,
      id: expect.stringMatching(/^dqt_[0-9A-HJKMNP-TV-Z]{26}$/) as string,
      quoteUrl: expect.stringMatching(/^https:\/\/doors\.example\.ie\/quotes\/[\w-]{43}$/) as string,
      priceEstimate: null,
      pricePerM2: null,
      leadTimeWeeks: null,
      currency: 'EUR',
      doorsCount: 1,
    });
    expect(response.headers['ratelimit']).toBe('"anonymous";r=9;t=60');
    expect(response.headers['idempotent-replayed']).toBeUndefined();
  });

  it('gets a new link each time the same body is sent', async () => {
    const service = await startService('embedded', unlimited);
    const quotes = await Promise.all(Array.from({ length: 20 }, () => createQuote(service)));
    expect(new Set(quotes.map(({ id }) => id)).size).toBe(20);
    expect(new Set(quotes.map(({ token }) => token)).size).toBe(20);
    for (const { token } of quotes) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('stores everything that was sent, the designs and the current price', async () => {
    const service = await startService('embedded');
    const body = {
      ...quoteBody,
      unknown: 'x',
      consent: { granted: true, text: 'Yes', at: '2026-03-02' },
      doors: [
        ...quoteBody.doors,
        { doorType: 'Single', opWidth: 5000, frameColor: '#ABC', hingeSide: 'right', opening: 'out' },
      ],
    };
    const { token, id } = await createQuote(service, body);
    const quote = await service.openDoorQuote(token);
    const { unknown, ...known } = body;
    expect(quote).toMatchObject({
      id,
      createdAt: service.clock.now(),
      request: known,
      priceBookVersion: '2026-01',
      estimate: { valid: false, doorsCount: 2, validationIssue: { code: 'PANEL_REQUIRED', doorIndex: 1 } },
      submittedBy: 'anonymous',
      enquiry: null,
    });
    expect(quote?.request).not.toHaveProperty('unknown');
    expect(quote?.designs).toEqual([
      {
        door: { preset: 'double-both-panels', opWidth: '2400', opHeight: '2100' },
        appearance: standardAppearance,
      },
      {
        door: { preset: 'single-no-panels', opWidth: '5000', frameColor: '#ABC' },
        appearance: { hingeSide: 'right', opening: 'out', wallHeight: null },
      },
    ]);
  });

  it('stores its API key and its request id', async () => {
    const service = await startService('embedded');
    const { text, key } = createApiKey('A partner', null, service.clock.now());
    await service.store.keys.add(key);
    const response = await post(service, quoteBody, { 'x-api-key': text });
    const { quoteUrl } = response.json<{ quoteUrl: string }>();
    expect(await service.openDoorQuote(quoteUrl.replace(/^.*\/quotes\//, ''))).toMatchObject({
      submittedBy: key.id,
      requestId: response.headers['x-request-id'],
      test: false,
    });
  });

  it('stores nothing on a dry run, whose link contains the doors instead of a token', async () => {
    const service = await startService('embedded');
    const response = await post(service, {
      ...quoteBody,
      estimateOnly: true,
      doors: [
        ...quoteBody.doors,
        { preset: 'single-no-panels', opWidth: 900, frameColor: '#fff', hingeSide: 'right' },
      ],
    });
    const answer = response.json<{ id: string; quoteUrl: string; priceEstimate: null }>();
    expect(answer).toMatchObject({ success: true, priceEstimate: null, doorsCount: 2, currency: 'EUR' });
    expect(answer.id).toMatch(/^dry_/);
    const url = new URL(answer.quoteUrl);
    expect(url.origin + url.pathname).toBe('https://doors.example.ie/review');
    expect(answer.quoteUrl).not.toMatch(/aoife|679|assistant|talk/i);
    expect(url.searchParams.getAll('door').map((text) => readDesignText(text)?.door)).toEqual([
      { preset: 'double-both-panels', opWidth: '2400', opHeight: '2100' },
      { preset: 'single-no-panels', opWidth: '900', frameColor: '#ffffff' },
    ]);
    expect(await service.enquiries()).toEqual([]);
    expect(await service.openDoorQuote(answer.id)).toBeNull();
  });

  it('is refused if a honeypot is filled, or if name or source contain advertising', async () => {
    const service = await startService('embedded');
    for (const body of [
      { ...quoteBody, website: 'x' },
      { ...quoteBody, estimateOnly: true, customer: { ...customer, fax: '1' } },
      { ...quoteBody, source: advertising },
      {
        ...quoteBody,
        customer: {
          ...customer,
          name: advertising,
        },
      },
    ]) {
      const response = await post(service, body);
      expect(response.statusCode, JSON.stringify(body)).toBe(403);
      expect(response.json()).toMatchObject({ code: 'spam_rejected' });
    }
    expect((await post(service, { ...quoteBody, website: ' ' })).statusCode).toBe(200);
  });
});

describe('the validation of a door quote', () => {
  const door = quoteBody.doors[0];
  const withDoor = (fields: object) => ({ customer, doors: [fields] });
  const refused: [string, object, string[]][] = [
    ['nothing', {}, ['customer', 'doors']],
    ['no doors', { customer, doors: [] }, ['doors']],
    ['21 doors', { customer, doors: Array.from({ length: 21 }, () => ({})) }, ['doors']],
    ['a name of two letters', { customer: { ...customer, name: ' Al ' }, doors: [{}] }, ['customer.name']],
    ['no name', { customer: { email: customer.email }, doors: [{}] }, ['customer.name']],
    ['a blank e-mail', { customer: { ...customer, email: ' ' }, doors: [{}] }, ['customer.email']],
    ['a wrong e-mail', { customer: { ...customer, email: 'aoife' }, doors: [{}] }, ['customer.email']],
    ['a wrong phone', { customer: { ...customer, phone: '12' }, doors: [{}] }, ['customer.phone']],
    ['null for a phone', { customer: { ...customer, phone: null }, doors: [{}] }, ['customer.phone']],
    ['a name on two lines', { customer: { ...customer, name: 'Ao\nife' }, doors: [{}] }, ['customer.name']],
    ['a source on two lines', { source: 'a\r\nb', customer, doors: [{}] }, ['source']],
    ['a number for a source', { source: 1, customer, doors: [{}] }, ['source']],
    ['words for estimateOnly', { estimateOnly: 'true', customer, doors: [{}] }, ['estimateOnly']],
    ['null for estimateOnly', { estimateOnly: null, customer, doors: [{}] }, ['estimateOnly']],
    ['an unknown preset', withDoor({ preset: 'triple-no-panels' }), ['doors[0].preset']],
    ['a preset in capitals', withDoor({ preset: 'Single-No-Panels' }), ['doors[0].preset']],
    ['another type', withDoor({ doorType: 'Sliding' }), ['doors[0].doorType']],
    ['a type in small letters', withDoor({ doorType: 'single' }), ['doors[0].doorType']],
    ...['opWidth', 'opHeight', 'wallHeight', 'panelsWidth'].flatMap((field): [string, object, string[]][] =>
      [0, 0.9, -1, 100_000, 99_999.1, '900', null].map((value) => [
        `${field} ${JSON.stringify(value)}`,
        withDoor({ [field]: value }),
        [`doors[0].${field}`],
      ]),
    ),
    ...['leftPanels', 'rightPanels'].flatMap((field): [string, object, string[]][] =>
      [-1, 4, 1.5, '1', null].map((value) => [
        `${field} ${JSON.stringify(value)}`,
        withDoor({ [field]: value }),
        [`doors[0].${field}`],
      ]),
    ),
    ...['fff', '#ff', '#ffff', '#fffffff', '#ggg', 'red', '#fff;x'].map(
      (frameColor): [string, object, string[]] => [
        `the colour ${frameColor}`,
        withDoor({ frameColor }),
        ['doors[0].frameColor'],
      ],
    ),
    ['hinges above', withDoor({ hingeSide: 'top' }), ['doors[0].hingeSide']],
    ['an opening upwards', withDoor({ opening: 'up' }), ['doors[0].opening']],
    ['an opening object', withDoor({ opening: { widthMm: 900 } }), ['doors[0].opening']],
    ['consent without an answer', { customer, doors: [{}], consent: {} }, ['consent.granted']],
    [
      'faults everywhere',
      { customer: { name: 'Al', email: 'x' }, doors: [{ opWidth: 0 }, { preset: 'x', leftPanels: 4 }] },
      ['customer.email', 'customer.name', 'doors[0].opWidth', 'doors[1].leftPanels', 'doors[1].preset'],
    ],
  ];
  const accepted: [string, object][] = [
    ['an empty door', withDoor({})],
    ['20 doors', { customer, doors: Array.from({ length: 20 }, () => door) }],
    ['a name of three letters', { customer: { ...customer, name: 'Bláth'.slice(0, 3) }, doors: [{}] }],
    ['a blank phone', { customer: { ...customer, phone: ' ' }, doors: [{}] }],
    [
      'the smallest sizes',
      withDoor({ opWidth: 1, opHeight: 1, wallHeight: 1, panelsWidth: 1, leftPanels: 0 }),
    ],
    [
      'the largest sizes',
      withDoor({
        opWidth: 99_999,
        opHeight: 99_999,
        wallHeight: 99_999,
        panelsWidth: 99_999,
        rightPanels: 3,
      }),
    ],
    ['a whole number with a point', withDoor({ opWidth: 900.0 })],
    ['a fraction of a millimetre', withDoor({ opWidth: 900.5, wallHeight: 2400.25 })],
    ['short and long colours', { customer, doors: [{ frameColor: '#FfF' }, { frameColor: '#1c1C1E' }] }],
    ['blank strings', withDoor({ preset: '', doorType: ' ', frameColor: '', doorTypeKey: ' ', design: '' })],
    ['unknown fields', { ...withDoor({ mood: 'sunny' }), status: 'won', priceEstimate: 1 }],
  ];

  it('reports every error at once', async () => {
    const service = await startService('embedded', unlimited);
    for (const [name, body, fields] of refused) {
      const response = await post(service, body);
      expect(response.statusCode, name).toBe(400);
      const { code, errors } = response.json<{ code: string; errors: { field: string }[] }>();
      expect(code, name).toBe('invalid_request');
      expect(errors.map(({ field }) => field).sort(), name).toEqual(fields);
    }
  });

  it('accepts values at the exact limits', async () => {
    const service = await startService('embedded', unlimited);
    for (const [name, body] of accepted) expect((await post(service, body)).statusCode, name).toBe(200);
  });

  it('accepts at most 100 KB of JSON, whatever the content type', async () => {
    const service = await startService('embedded', unlimited);
    const send = (payload: string, headers: Record<string, string> = {}) =>
      service.server.inject({ method: 'POST', url: '/api/internal-doors/quote', payload, headers });
    const text = JSON.stringify(quoteBody);
    expect((await send(text, { 'content-type': 'text/plain' })).statusCode).toBe(200);
    expect((await send(text.padEnd(102_400))).statusCode).toBe(200);
    expect((await send(text.padEnd(102_401))).statusCode).toBe(413);
    expect((await send('doors')).json()).toMatchObject({ status: 400, code: 'malformed_json' });
    expect((await send(text, { 'content-encoding': 'gzip' })).statusCode).toBe(415);
  });

  it('counts against the limit of its operation', async () => {
    const service = await startService('embedded');
    for (let call = 0; call < 10; call++) await post(service, {});
    const response = await post(service, quoteBody);
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('60');
  });
});
