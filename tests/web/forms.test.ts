import { beforeEach, describe, expect, it } from 'vitest';
import { type PlainBrowser, plainBrowser } from '../support/plain-browser.ts';
import { startService } from '../support/service.ts';

let service: Awaited<ReturnType<typeof startService>>;
let browser: PlainBrowser;
beforeEach(async () => {
  service = await startService('embedded');
  browser = plainBrowser(service.server);
});

const person = { name: 'Seán Ó Briain', email: 'sean@example.ie', consent: 'yes' };
const message = 'Can we see a pivot door in the showroom?';
/** Pages whose forms have no client-side scripts. */
const withoutScripts = ['/contact', '/security-doors'];

describe('the contact form without scripts', () => {
  it('stores an enquiry with its consent and confirms it with a reference', async () => {
    await browser.get('/contact');
    const answer = await browser.submit({ ...person, phone: '01 679 1234', message });
    const [enquiry] = await service.enquiries();
    expect(answer.body).toContain(enquiry?.reference);
    expect(enquiry).toMatchObject({
      collection: 'contact_requests',
      phoneE164: '+35316791234',
      request: { source: 'lintel-website', message, consent: { granted: true } },
    });
  });

  it('reports every error beside its field and keeps the input', async () => {
    await browser.get('/contact');
    const answer = await browser.submit({
      name: 'Al',
      email: 'no',
      phone: '12',
      company: 'A & B',
      message: 'Hi',
    });
    expect(answer.statusCode).toBe(200);
    for (const field of ['name', 'email', 'phone', 'message', 'consent']) {
      expect(answer.body, field).toContain(`<a href="#${field}">`);
      expect(answer.body, field).toContain(`id="${field}-fault"`);
    }
    expect(answer.body).toContain(
      '>Your agreement is needed, so that we may answer you: please tick this box.<',
    );
    expect(answer.body).toContain('>Your name must be complete: first and last name, please.<');
    expect(browser.fields().get('company')).toBe('A & B');
    expect(browser.fields().get('message')).toBe('Hi');
    const mended = await browser.submit({ ...person, phone: '', message });
    expect(mended.body).toContain('Thank you');
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('refuses an enquiry that was sent from another page in the last ten minutes', async () => {
    const sendFromNewPage = async () => {
      const other = plainBrowser(service.server);
      await other.get('/contact');
      return other.submit({ ...person, message });
    };
    expect((await sendFromNewPage()).statusCode).toBe(200);
    service.clock.advance(600_000 - 1);
    const copy = await sendFromNewPage();
    expect(copy.statusCode).toBe(200);
    expect(copy.body).toContain('We already have this enquiry');
    expect(await service.enquiries()).toHaveLength(1);
    service.clock.advance(1);
    expect((await sendFromNewPage()).statusCode).toBe(200);
    expect(await service.enquiries()).toHaveLength(2);
  });
});

describe('the protection of a form', () => {
  const fill = { ...person, message };

  it.each([
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['another part of our own site', { 'sec-fetch-site': 'same-site' }],
    // A browser sends this for a typed or bookmarked URL, so the form is not from one of our pages.
    ['no page at all', { 'sec-fetch-site': 'none' }],
    ['another origin in an old browser', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['no cookie', { cookie: '' }],
    ['a cookie of another visitor', { cookie: '__Host-lintel-form=AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('refuses a form from %s, and shows the input again', async (_name, headers) => {
    await browser.get('/contact');
    const answer = await browser.submit(fill, headers);
    expect(answer.statusCode).toBe(403);
    expect(browser.fields().get('message')).toBe(message);
    expect(await service.enquiries()).toHaveLength(0);
  });

  it('refuses a form without its token', async () => {
    await browser.get('/contact');
    expect((await browser.submit({ ...fill, token: '' })).statusCode).toBe(403);
    expect(await service.enquiries()).toHaveLength(0);
  });

  it('accepts the Origin "null" of a page that sends no referrer', async () => {
    await browser.get('/contact');
    expect((await browser.submit(fill, { origin: 'null' })).statusCode).toBe(200);
  });

  it.each([
    ['an old browser', {}, 303],
    ['a browser that sends other Sec-Fetch headers', { 'sec-fetch-mode': 'navigate' }, 403],
  ])(
    'accepts the Origin "null" without Sec-Fetch-Site only from an old browser: %s',
    async (_name, headers, status) => {
      const page = await browser.get('/contact');
      const cookie = String(page.headers['set-cookie']).split(';', 1)[0] ?? '';
      const fields = new Map([...browser.fields(), ...Object.entries(fill)]);
      const { statusCode } = await service.server.inject({
        method: 'POST',
        url: '/contact',
        payload: new URLSearchParams([...fields]).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'null',
          cookie,
          ...(headers as Record<string, string>),
        },
      });
      expect(statusCode).toBe(status);
    },
  );

  it('sets a host-only cookie, once', async () => {
    const { headers } = await browser.get('/contact');
    expect(headers['set-cookie']).toMatch(
      /^__Host-lintel-form=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect((await browser.get('/contact')).headers['set-cookie']).toBeUndefined();
  });

  it('refuses bots that fill the honeypot', async () => {
    await browser.get('/contact');
    expect(browser.fields().get('website')).toBe('');
    const answer = await browser.submit({ ...fill, website: 'https://example.com' });
    expect(answer.body).toContain('<h2>We could not take this enquiry</h2>');
    expect(await service.enquiries()).toHaveLength(0);
  });

  it('checks the rate limit before the cookie', async () => {
    await browser.get('/contact');
    for (let count = 0; count < 10; count += 1) await browser.submit({ message });
    expect((await browser.submit(fill, { cookie: '' })).statusCode).toBe(429);
  });

  it('stores both of two simultaneous forms without a form id', async () => {
    const names = ['Seán Ó Briain', 'Aoife Byrne'];
    const answers = await Promise.all(
      names.map(async (name, index) => {
        const visitor = plainBrowser(service.server);
        await visitor.get('/contact');
        return visitor.submit({ ...fill, name, email: `visitor${index}@example.ie`, form: '' });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const stored = (await service.enquiries()).map(({ request }) => request.customer.name);
    expect(stored.toSorted()).toEqual(names.toSorted());
  });

  it('shares the rate limit of the API, and shows on the page how long to wait', async () => {
    await browser.get('/contact');
    for (let count = 0; count < 10; count += 1) {
      expect((await browser.submit({ message })).statusCode).toBe(200);
    }
    const answer = await browser.submit(fill);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.body).toContain('in 60 seconds');
    expect(browser.fields().get('name')).toBe(person.name);
    const api = await service.server.inject({ method: 'POST', url: '/api/contact', payload: {} });
    expect(api.statusCode).toBe(429);
    service.clock.advance(60_000);
    expect((await browser.submit(fill)).body).toContain('Thank you');
  });

  it('answers an unreadable request with a page', async () => {
    const post = (payload: string, type: string) =>
      service.server.inject({ method: 'POST', url: '/contact', payload, headers: { 'content-type': type } });
    const unknown = await post('{}', 'text/csv');
    expect(unknown.statusCode).toBe(415);
    expect(unknown.body).toContain('<h1>This could not be read</h1>');
    const large = await post(`message=${'x'.repeat(110_000)}`, 'application/x-www-form-urlencoded');
    expect(large.statusCode).toBe(413);
    expect(large.body).toContain('A form may hold 100 KB.');
    for (const { headers } of [unknown, large]) {
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
  });
});

describe.each(['/contact', '/security-doors', '/', '/review'])('the input typed on %s', (url) => {
  const typed = { ...person, message, action: 'send' };

  it('is repeated only in answers that must not be cached', async () => {
    const answers = [];
    await browser.get(url);
    answers.push(await browser.submit({ ...typed, consent: '' }));
    answers.push(await browser.submit(typed, { cookie: '' }));
    if (withoutScripts.includes(url)) {
      expect((await browser.submit(typed)).statusCode).toBe(200);
      await browser.get(url);
      answers.push(await browser.submit(typed));
    } else {
      answers.push(await browser.submit({ ...typed, action: 'add' }));
    }
    while (answers.at(-1)?.statusCode !== 429) answers.push(await browser.submit({ ...typed, consent: '' }));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(statuses).toEqual(new Set([200, 403, 429]));
    for (const { statusCode, headers, body } of answers) {
      expect(headers['cache-control'], String(statusCode)).toBe('no-store');
      expect(body, String(statusCode)).toContain(person.email);
    }
  });
});

describe('the form for security doors', () => {
  it('shows all typed and selected input again', async () => {
    const typed = {
      ...person,
      email: 'no',
      phone: '01 679 1234',
      company: 'A & B',
      message,
      kind: 'Fire-rated door',
      openingWidth: '1000',
      openingHeight: 'about 2100',
      eircode: 'D02 X285',
      install: 'install',
    };
    await browser.get('/security-doors');
    expect((await browser.submit(typed)).statusCode).toBe(200);
    expect(Object.fromEntries(browser.fields())).toMatchObject(typed);
    await browser.submit({ email: person.email });
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request).toMatchObject({
      source: 'lintel-website',
      customer: { name: person.name, email: person.email, phone: '01 679 1234', company: 'A & B' },
      project: { message },
    });
  });

  it('counts against the limit of the security door operation', async () => {
    await browser.get('/security-doors');
    for (let count = 0; count < 10; count += 1) {
      expect((await browser.submit({ message })).statusCode).toBe(200);
    }
    expect((await browser.submit({ ...person, message })).statusCode).toBe(429);
    const api = (path: string) => service.server.inject({ method: 'POST', url: `/api/${path}`, payload: {} });
    expect((await api('quote/security-doors')).statusCode).toBe(429);
    expect((await api('contact')).statusCode).toBe(400);
  });

  it.each([
    [{ kind: 'RC-rated door' }, [{ doorType: 'RC-rated door' }]],
    [{ openingHeight: '2100' }, [{ opHeight: '2100' }]],
    [{ kind: '', openingWidth: ' ', openingHeight: '  ' }, undefined],
  ])('stores a door if any of its fields is filled: %j', async (said, doors) => {
    await browser.get('/security-doors');
    await browser.submit({ ...person, message, ...said });
    const [enquiry] = await service.enquiries();
    expect(enquiry?.request).toMatchObject({ project: { message } });
    expect((enquiry?.request as { doors?: unknown }).doors).toEqual(doors);
  });

  it('stores a size without a kind of door', async () => {
    await browser.get('/security-doors');
    await browser.submit({ ...person, message, openingWidth: '1000' });
    expect((await service.enquiries())[0]?.request).toMatchObject({ doors: [{ opWidth: '1000' }] });
  });

  it.each([
    ['supply', { supplyAndInstall: false }],
    ['', {}],
  ])('stores the choice of fitting: %j', async (install, kept) => {
    await browser.get('/security-doors');
    await browser.submit({ ...person, message, install });
    const [enquiry] = await service.enquiries();
    const { request = {} } = enquiry ?? {};
    expect('supplyAndInstall' in request ? { supplyAndInstall: request.supplyAndInstall } : {}).toEqual(kept);
  });

  it('stores a quote request with the door in it', async () => {
    await browser.get('/security-doors');
    const answer = await browser.submit({
      ...person,
      kind: 'RC-rated door',
      openingWidth: '1000',
      openingHeight: 'about 2100',
      message: 'RC3 for a plant room',
      eircode: 'd02x285',
      install: 'install',
    });
    expect(answer.body).toContain('Thank you');
    const [enquiry] = await service.enquiries();
    expect(enquiry).toMatchObject({
      collection: 'security_door_quotes',
      eircode: 'D02 X285',
      request: {
        doors: [{ doorType: 'RC-rated door', opWidth: '1000', opHeight: 'about 2100' }],
        supplyAndInstall: true,
      },
    });
  });
});

const nasty = [
  ['a script', '</script><script>alert(1)</script>'],
  ['an attribute', `"><img src=x onerror=alert(1)>'`],
  ['another direction', '\u202Eabc\u2066<b>'],
  ['a comment', '<!--<script>'],
  ['line ends of old parsers', 'one\u2028two\u2029three & four > five'],
  ['2,500 characters', `${'&lt;'.repeat(620)}${'ü'.repeat(20)}`],
];

describe.each(['/contact', '/security-doors', '/', '/review'])('text typed on %s', (url) => {
  it.each(nasty)('is escaped in the answer: %s', async (_name, text) => {
    await browser.get(url);
    const fields = [
      'name',
      'email',
      'phone',
      'company',
      'eircode',
      'message',
      'kind',
      'openingWidth',
      'd0-width',
      'd0-hex',
    ];
    const answer = await browser.submit({
      ...Object.fromEntries(fields.map((field) => [field, text])),
      'd0-colour': 'own',
      action: 'send',
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('<script>alert');
    expect(answer.body).not.toContain('<img');
    expect(answer.body).not.toContain('<b>');
    expect(browser.fields().get('message')).toBe(text);
    const block = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(answer.body)?.[1];
    if (withoutScripts.includes(url)) {
      expect(block).toBeUndefined();
      return;
    }
    expect(JSON.parse(block ?? '')).toMatchObject({ person: { name: text, message: text } });
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
  });
});
