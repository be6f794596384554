import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createQuote } from '../support/door-quotes.ts';
import { fieldsOf } from '../support/plain-browser.ts';
import { type TestService, startService } from '../support/service.ts';

let service: TestService;
let quotePath: string;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  quotePath = `/quotes/${(await createQuote(service)).token}`;
});

let people = 0;
const formType = 'application/x-www-form-urlencoded';
const forms = ['/contact', '/security-doors', '/', '/review', 'a quote'];
const pathOf = (form: string) => (form === 'a quote' ? quotePath : form);

/** A valid contact form as a browser posts it, with its cookie. */
async function filledIn() {
  const page = await service.server.inject('/contact');
  const fields = fieldsOf(page.body);
  for (const [name, value] of Object.entries({
    name: 'Seán Ó Briain',
    email: `sean.${(people += 1)}@example.ie`,
    message: `Can we see pivot door number ${people} in the showroom?`,
    consent: 'yes',
  }))
    fields.set(name, value);
  return {
    body: new URLSearchParams([...fields]).toString(),
    headers: {
      'content-type': formType,
      'sec-fetch-site': 'same-origin',
      cookie: String(page.headers['set-cookie']).split(';', 1)[0] ?? '',
    },
  };
}

describe('a compressed form', () => {
  it.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['GZIP', gzipSync],
    ['gzip, identity', gzipSync],
    ['zstd', (text: string) => Buffer.from(text)],
    ['nonsense', (text: string) => Buffer.from(text)],
  ])('is refused and stores nothing with the content encoding %s', async (encoding, compress) => {
    const { body, headers } = await filledIn();
    const before = (await service.enquiries()).length;
    const answer = await service.server.inject({
      method: 'POST',
      url: '/contact',
      payload: compress(body),
      headers: { ...headers, 'content-encoding': encoding },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await service.enquiries()).toHaveLength(before);
  });

  it.each(forms)('is refused on %s', async (form) => {
    const answer = await service.server.inject({
      method: 'POST',
      url: pathOf(form),
      payload: gzipSync('action=send'),
      headers: { 'content-type': formType, 'content-encoding': 'gzip' },
    });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['identity', ' Identity ', ''])(
    'a form with the content encoding %j is accepted',
    async (encoding) => {
      const { body, headers } = await filledIn();
      const answer = await service.server.inject({
        method: 'POST',
        url: '/contact',
        payload: body,
        headers: { ...headers, 'content-encoding': encoding },
      });
      expect(answer.statusCode).toBe(303);
    },
  );
});

it('the last value of a repeated form field is used', async () => {
  const { body, headers } = await filledIn();
  const payload = `name=Somebody+Else&${body}&company=First&company=Last`;
  const answer = await service.server.inject({ method: 'POST', url: '/contact', payload, headers });
  expect(answer.statusCode).toBe(303);
  const customers = (await service.enquiries()).map(({ request }) => request.customer);
  expect(customers.filter(({ company }) => company !== undefined)).toEqual([
    expect.objectContaining({ name: 'Seán Ó Briain', company: 'Last' }),
  ]);
});

describe.each(forms)('a form post to %s', (form) => {
  it.each([
    ['JSON', '{"name":"Aoife"}', 'application/json'],
    ['broken JSON', '{', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['plain text', 'name=Aoife', 'text/plain'],
    ['a form with files', '--x--', 'multipart/form-data; boundary=x'],
    ['an invalid content type', 'name=Aoife', 'nonsense'],
  ])('refuses a body that is not a form: %s', async (_name, payload, type) => {
    const answer = await service.server.inject({
      method: 'POST',
      url: pathOf(form),
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('refuses a body without a content type', async () => {
    const payload = Buffer.from('name=Aoife');
    const answer = await service.server.inject({ method: 'POST', url: pathOf(form), payload });
    expect(answer.statusCode).toBe(415);
  });

  it('answers an empty request without a server error', async () => {
    const answer = await service.server.inject({ method: 'POST', url: pathOf(form) });
    expect(answer.statusCode).toBeLessThan(500);
  });
});
