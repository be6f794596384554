import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import {
  contactPath,
  internalPath,
  paths,
  post,
  problemOf,
  storedFor,
  unlimited,
  validBody,
  valueAt,
  withValue,
} from './requests.ts';

const quoteStrings = [
  '/source',
  '/sourceId',
  '/customer/name',
  '/customer/email',
  '/customer/phone',
  '/customer/company',
  '/project/message',
  '/project/fromPage',
  '/product',
  '/comments',
  '/doors/0/doorType',
  '/doors/0/opWidth',
  '/doors/0/opHeight',
  '/doors/0/bifoldConfig',
  '/eirCode',
  '/attachments/0/url',
  '/attachments/0/type',
  '/attachments/0/description',
  '/attachments/0/expiresAt',
  '/consent/text',
  '/consent/at',
  '/idempotencyKey',
];

/** JSON.stringify writes lone surrogates and NUL as \u escapes, as a client would. */
const unstorable = {
  NUL: 'Aoife \0 Byrne',
  'NUL at the end': 'Aoife Byrne\0',
  'a lone high surrogate': 'Aoife \ud83d Byrne',
  'a lone low surrogate': '\ude00 Aoife',
  'surrogates the wrong way round': 'Aoife \ude00\ud83d',
};

describe('characters', async () => {
  const service = await startService('embedded', { env: unlimited });

  describe.each(Object.entries(unstorable))('a character that no database stores: %s', (_name, text) => {
    it.each(quoteStrings)('is refused in %s', async (pointer) => {
      const body = { ...validBody(internalPath), consent: { granted: true } };
      const answer = await post(service, internalPath, withValue(body, pointer, text));
      expect(answer.statusCode).toBe(400);
      expect(problemOf(answer).errors?.map((error) => error.pointer)).toEqual([pointer]);
    });

    it('is refused in a contact message', async () => {
      const answer = await post(service, contactPath, { ...validBody(contactPath), message: text });
      expect(problemOf(answer)).toMatchObject({ status: 400, errors: [{ pointer: '/message' }] });
    });

    it('is ignored in an unknown field', async () => {
      const body = { ...validBody(internalPath), note: text, [text]: { deep: [text] } };
      const answer = await post(service, internalPath, withValue(body, '/customer/nickname', text));
      expect(answer.statusCode, answer.body).toBe(200);
    });
  });

  it.each(['/source', '/customer/name', '/customer/email', '/customer/phone', '/customer/company'])(
    'line breaks are refused in %s',
    async (pointer) => {
      for (const text of ['Aoife\r\nBcc: all@example.ie', 'Aoife\nByrne', 'Aoife\rByrne', '085 123\n4567']) {
        const answer = await post(service, internalPath, withValue(validBody(internalPath), pointer, text));
        expect(answer.statusCode, text).toBe(400);
        expect(problemOf(answer).errors).toMatchObject([{ pointer }]);
      }
    },
  );

  it.each(['/sourceId', '/project/message', '/comments', '/product', '/eirCode', '/doors/0/doorType'])(
    'line breaks are kept in %s',
    async (pointer) => {
      const text = 'two doors\r\nand a\nwindow';
      const answer = await post(service, internalPath, withValue(validBody(internalPath), pointer, text));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(valueAt((await storedFor(service, answer)).request, pointer)).toBe(text);
    },
  );

  it.each([
    'Zoë \u202eevil\u202c',
    'Ao\u200bife',
    'Seán Ó Sé',
    '김민수',
    'علي حسن',
    'Door 🚪👩‍👩‍👧',
    '<script>alert(1)</script>',
    "Robert'); DROP TABLE enquiries;--",
    '=cmd|calc!A1',
    '\ufffd\ufffd\ufffd',
  ])('keeps the name %j unchanged', async (name) => {
    const answer = await post(
      service,
      contactPath,
      withValue(validBody(contactPath), '/customer/name', name),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await storedFor(service, answer)).request.customer.name).toBe(name);
  });

  it.each(['\u200b', '\u2060\ufeff\u00ad', '\u3164\u3164\u3164', ' \u200b \u200b ', '\u2800\u2800\u2800'])(
    'treats the text %j as absent, like a blank',
    async (unseen) => {
      const answers = await Promise.all(
        [unseen, ''].map((text) =>
          post(service, contactPath, {
            ...validBody(contactPath),
            message: text,
            customer: { name: text, email: text, phone: text, company: text },
          }),
        ),
      );
      const [errors, blankErrors] = answers.map((answer) => problemOf(answer).errors);
      expect(errors?.map(({ message }) => message)).toEqual([
        'message is required.',
        'customer.name is required.',
        'customer.email is required.',
      ]);
      expect(errors).toEqual(blankErrors);
    },
  );

  it('drops an optional text of invisible characters', async () => {
    const body = withValue(validBody(internalPath), '/customer/company', '\u200b\u3164');
    const answer = await post(service, internalPath, body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await storedFor(service, answer)).request.customer).not.toHaveProperty('company');
  });

  it.each([
    ['a cut character', [0xc3]],
    ['an overlong form', [0xc0, 0xaf]],
    ['a surrogate in UTF-8', [0xed, 0xa0, 0x80]],
    ['Latin-1', [0xe9, 0x20]],
    ['a code point beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ])('invalid UTF-8 is refused, in known and unknown fields: %s', async (_name, bytes) => {
    for (const field of ['message', 'unknown']) {
      const text = JSON.stringify({ ...validBody(contactPath), [field]: 'Hello @@ doors' });
      const [before = '', after = ''] = text.split('@@');
      const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
      expect(problemOf(await post(service, contactPath, body))).toMatchObject({
        status: 400,
        code: 'malformed_json',
      });
    }
  });

  it('UTF-16 is refused', async () => {
    const body = Buffer.from(JSON.stringify(validBody(contactPath)), 'utf16le');
    expect((await post(service, contactPath, body)).statusCode).toBe(400);
  });
});

describe('keys of a body', async () => {
  const service = await startService('embedded', { env: unlimited });
  const inBody = (json: string) =>
    JSON.stringify({ ...validBody(contactPath), x: '@@' }).replace('"@@"', json);

  it.each([
    '{"__proto__":1}',
    '{"__proto__":null}',
    '{"__proto__":{"admin":true}}',
    '[{"a":[{"__proto__":[]}]}]',
    '{"\\u005f_proto__":{}}',
    '{"__proto\\u005f_" : {}}',
  ])('refuses __proto__ in %s', async (json) => {
    for (const body of [inBody(json), json]) {
      expect(problemOf(await post(service, contactPath, body))).toMatchObject({
        status: 400,
        code: 'malformed_json',
      });
    }
  });

  it.each(['/customer', ''])('refuses __proto__ among the known fields of "%s"', async (pointer) => {
    const body = JSON.stringify(withValue(validBody(contactPath), `${pointer}/@@`, {})).replace(
      '@@',
      '__proto__',
    );
    expect(problemOf(await post(service, contactPath, body))).toMatchObject({
      status: 400,
      code: 'malformed_json',
    });
  });

  it.each([
    '{"constructor":1}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"prototype":1,"toString":2,"hasOwnProperty":3,"valueOf":null}',
    '"the word __proto__ in a value"',
    '{"":{"":[]}}',
  ])('accepts %s in an unknown field', async (json) => {
    const answer = await post(service, contactPath, inBody(json));
    expect(answer.statusCode, answer.body).toBe(200);
    expect('polluted' in {}).toBe(false);
  });

  it('does not read fields from the prototype of an object', async () => {
    const answer = await post(service, contactPath, '{"constructor":{"name":"Bob"},"toString":"x"}');
    expect(problemOf(answer).errors?.map(({ pointer }) => pointer)).toEqual(['/customer', '/message']);
  });

  it('the last of two equal keys is used', async () => {
    const body = JSON.stringify(validBody(contactPath)).replace('"message":', '"message":"First","message":');
    const answer = await post(service, contactPath, body);
    expect((await storedFor(service, answer)).request).toMatchObject({
      message: 'Can we see a steel door on Saturday?',
    });
  });
});

describe('unknown fields', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each(paths)('are ignored by %s and never stored', async (path) => {
    const valid: Record<string, unknown> = { ...validBody(path), consent: { granted: true } };
    const odd = {
      status: 'paid',
      id: 'mine',
      price: 1,
      estimate: {},
      reference: 'AAAA',
      doorz: [{ a: [[null]] }],
    };
    const answer = await post(service, path, {
      ...valid,
      ...odd,
      customer: { ...(valid['customer'] as object), ...odd, isAdmin: true },
      consent: { ...(valid['consent'] as object), ...odd },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const enquiry = await storedFor(service, answer);
    expect(enquiry.request).toEqual(valid);
    expect(enquiry.status).toBe('new');
  });

  it.each([
    ['lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects', '{"a":'.repeat(16_000) + '1' + '}'.repeat(16_000)],
    ['commas', `[${'[],'.repeat(33_000)}[]]`],
    ['one long number', '1'.repeat(100_000)],
    ['one large exponent', '1e309'],
    ['escapes', `"${'\\u0041'.repeat(16_000)}"`],
  ])('are ignored however large or deeply nested: %s', async (_name, json) => {
    const body = JSON.stringify({ ...validBody(contactPath), x: '@@' }).replace('"@@"', json);
    expect(body.length).toBeLessThanOrEqual(102_400);
    const answer = await post(service, contactPath, body);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('are refused if they contain 100,000 unclosed arrays, as invalid JSON', async () => {
    const body = JSON.stringify({ ...validBody(contactPath), x: '@@' }).replace('"@@"', '['.repeat(100_000));
    expect(body.length).toBeLessThanOrEqual(102_400);
    const answer = await post(service, contactPath, body);
    expect(answer.statusCode, answer.body).toBe(400);
  });

  it.each(['customer', 'message', 'source'])('deep nesting in place of %s is a type error', async (field) => {
    const nested = '['.repeat(50_000) + ']'.repeat(50_000);
    const body = JSON.stringify({ ...validBody(contactPath), [field]: '@@' }).replace('"@@"', nested);
    expect((await post(service, contactPath, body)).statusCode).toBe(400);
  });
});
