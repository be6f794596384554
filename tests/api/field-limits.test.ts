import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import {
  type SubmissionPath,
  contactPath,
  freshAddress,
  internalPath,
  post,
  problemOf,
  securityPath,
  storedFor,
  unlimited,
  validBody,
  valueAt,
  withValue,
} from './requests.ts';

const quotePaths = [internalPath, securityPath] as const;
const everywhere = [contactPath, ...quotePaths] as const;
const words = (length: number) => 'door '.repeat(Math.ceil(length / 5)).slice(0, length - 1) + 'x';
/** A text of this length, whose first character takes two UTF-16 units and four bytes. */
const astral = (length: number) => `🚪${words(length).slice(1)}`;
const addressOf = (length: number) => `https://example.ie/${'a'.repeat(length - 19)}`;
const momentOf = (length: number) => `2026-03-31T17:00:00.${'0'.repeat(length - 21)}Z`;
const items = (count: number, item: unknown) => Array.from({ length: count }, () => item);
const emailOf = (length: number) => {
  const domain = `${'d'.repeat(60)}.${'o'.repeat(60)}.${'r'.repeat(60)}.ie`;
  return `${'a'.repeat(length - domain.length - 1)}@${domain}`;
};

interface Limit {
  readonly pointer: string;
  readonly at: readonly SubmissionPath[];
  readonly fits: readonly unknown[];
  readonly exceeds: readonly unknown[];
  readonly complaint: string;
}

/** Every limit of a field, with values within the limit and beyond it. */
const limits: readonly Limit[] = [
  {
    pointer: '/customer/name',
    at: everywhere,
    fits: ['Bob', 'Seá', 'Bo😀', words(200), astral(200)],
    exceeds: ['Bo', 'B😀', ' Bo ', '\tBo\t\t'],
    complaint: 'customer.name must be complete: first and last name, please.',
  },
  ...['/customer/name', '/customer/company', '/source', '/sourceId'].map((pointer) => ({
    pointer,
    at: everywhere,
    fits: [words(200), astral(200)],
    exceeds: [words(201), astral(201)],
    complaint: 'at most 200 characters',
  })),
  ...['/doors/0/doorType', '/attachments/0/type'].map((pointer) => ({
    pointer,
    at: quotePaths,
    fits: [words(200), astral(200)],
    exceeds: [words(201), astral(201)],
    complaint: 'at most 200 characters',
  })),
  {
    pointer: '/product',
    at: quotePaths,
    fits: [words(300), astral(300)],
    exceeds: [words(301), astral(301)],
    complaint: 'at most 300 characters',
  },
  ...['/project/fromPage', '/attachments/0/url'].map((pointer) => ({
    pointer,
    at: quotePaths,
    fits: [addressOf(2000)],
    exceeds: [addressOf(2001)],
    complaint: 'at most 2000 characters',
  })),
  ...['/doors/0/opWidth', '/doors/0/opHeight'].map((pointer) => ({
    pointer,
    at: quotePaths,
    fits: [words(50), astral(50)],
    exceeds: [words(51), astral(51)],
    complaint: 'at most 50 characters',
  })),
  {
    pointer: '/eirCode',
    at: quotePaths,
    fits: [words(400), astral(400)],
    exceeds: [words(401), astral(401)],
    complaint: 'at most 400 characters',
  },
  {
    pointer: '/attachments/0/expiresAt',
    at: quotePaths,
    fits: [momentOf(400)],
    exceeds: [momentOf(401)],
    complaint: 'at most 400 characters',
  },
  {
    pointer: '/customer/email',
    at: everywhere,
    fits: [emailOf(246)],
    exceeds: [emailOf(255)],
    complaint: 'at most 254 characters',
  },
  {
    pointer: '/message',
    at: [contactPath],
    fits: ['Hello', astral(5), words(1500), astral(1500), 'Two doors\r\nplease\nsoon'],
    exceeds: ['Helo', astral(4), ' Helo '],
    complaint: 'at least 5 characters',
  },
  {
    pointer: '/message',
    at: [contactPath],
    fits: [],
    exceeds: [words(1501), astral(1501)],
    complaint: 'at most 1500 characters',
  },
  ...['/project/message', '/comments'].map((pointer) => ({
    pointer,
    at: quotePaths,
    fits: ['x', words(2500), astral(2500)],
    exceeds: [words(2501), astral(2501)],
    complaint: 'at most 2500 characters',
  })),
  {
    pointer: '/attachments/0/description',
    at: quotePaths,
    fits: ['x', words(400), astral(400)],
    exceeds: [words(401), astral(401)],
    complaint: 'at most 400 characters',
  },
  {
    pointer: '/attachments',
    at: quotePaths,
    fits: [[], items(1, {}), items(10, { type: 'photo' })],
    exceeds: [items(11, { type: 'photo' }), items(5000, {})],
    complaint: 'at most 10 items',
  },
  {
    pointer: '/doors',
    at: quotePaths,
    fits: [[], items(1, {}), items(20, { doorType: 'Single' })],
    exceeds: [items(21, { doorType: 'Single' }), items(5000, {})],
    complaint: 'at most 20 items',
  },
  {
    pointer: '/consent/text',
    at: everywhere,
    fits: [words(2500)],
    exceeds: [words(2501)],
    complaint: 'at most 2500 characters',
  },
  {
    pointer: '/idempotencyKey',
    at: everywhere,
    fits: ['k', 'k'.repeat(255)],
    exceeds: ['k'.repeat(256)],
    complaint: 'at most 255 characters',
  },
];

/** Adds the required field of a consent. */
const bodyFor = (path: SubmissionPath, pointer: string) =>
  pointer.startsWith('/consent/') ? { ...validBody(path), consent: { granted: true } } : validBody(path);

const rows = limits.flatMap((limit) => limit.at.map((path) => ({ ...limit, path })));

describe('the limits of fields', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each(rows)(
    'accept values of $pointer within the limit, in $path ($complaint)',
    async ({ path, pointer, fits }) => {
      for (const value of fits) {
        const body = withValue(bodyFor(path, pointer), pointer, value);
        const answer = await post(service, path, body, { from: freshAddress() });
        expect(answer.statusCode, answer.body).toBe(200);
        expect(valueAt((await storedFor(service, answer)).request, pointer)).toEqual(value);
      }
    },
  );

  it.each(rows)('refuse values of $pointer beyond the limit, in $path ($complaint)', async (row) => {
    for (const value of row.exceeds) {
      const answer = await post(
        service,
        row.path,
        withValue(bodyFor(row.path, row.pointer), row.pointer, value),
      );
      expect(answer.statusCode, answer.body).toBe(400);
      expect(problemOf(answer)).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: row.pointer }],
      });
      expect(problemOf(answer).errors?.[0]?.message).toContain(row.complaint);
    }
  });

  it('accept an e-mail address of 254 characters, and refuse a longer one', async () => {
    const email = `${'a'.repeat(64)}@${'d'.repeat(61)}.${'o'.repeat(61)}.${'r'.repeat(61)}.ie`;
    expect(email).toHaveLength(253);
    const longest = email.replace('@d', '@dd');
    const answer = await post(
      service,
      contactPath,
      withValue(validBody(contactPath), '/customer/email', longest),
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const longer = longest.replace('.o', '.oo');
    const refused = await post(
      service,
      contactPath,
      withValue(validBody(contactPath), '/customer/email', longer),
    );
    expect(refused.statusCode).toBe(400);
  });

  it('apply to the text after trimming, which is the text that is stored', async () => {
    const body = withValue(validBody(contactPath), '/message', `  ${words(1500)} \n`);
    const answer = await post(service, contactPath, withValue(body, '/customer/name', '\u00a0 Bob\t'));
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await storedFor(service, answer)).request).toMatchObject({
      customer: { name: 'Bob' },
      message: words(1500),
    });
  });
});

const required = [
  [contactPath, '/customer'],
  [contactPath, '/customer/name'],
  [contactPath, '/customer/email'],
  [contactPath, '/message'],
  [internalPath, '/customer'],
  [internalPath, '/customer/name'],
  [securityPath, '/customer/email'],
  [contactPath, '/consent/granted'],
] as const;

describe.each(required)('a body for %s without %s', async (path, pointer) => {
  const service = await startService('embedded', { env: unlimited });
  const body = bodyFor(path, pointer);

  it('is refused, with an error that the field is required', async () => {
    const answer = await post(service, path, withValue(body, pointer, undefined));
    expect(answer.statusCode).toBe(400);
    const field = pointer.slice(1).replace('/', '.');
    expect(problemOf(answer).errors).toEqual([{ pointer, field, message: `${field} is required.` }]);
  });
});

const requiredStrings = required.filter(
  ([, pointer]) => !['/customer', '/consent/granted'].includes(pointer),
);

describe.each(requiredStrings)('a body for %s with a blank %s', async (path, pointer) => {
  const service = await startService('embedded', { env: unlimited });

  it.each(['', ' ', '\t\r\n', '\u00a0\u2003'])('is refused like one without the field: %j', async (blank) => {
    const answer = await post(service, path, withValue(validBody(path), pointer, blank));
    expect(problemOf(answer)).toMatchObject({
      status: 400,
      errors: [{ pointer, message: expect.stringContaining('required') as string }],
    });
  });
});

describe('a blank optional string', () => {
  const optional = ['/source', '/sourceId', '/customer/phone', '/customer/company', '/project/message'];
  const more = ['/project/fromPage', '/product', '/comments', '/eirCode', '/doors/0/doorType'];
  const inLists = ['/doors/0/bifoldConfig', '/attachments/0/url', '/attachments/0/expiresAt'];

  it.each([...optional, ...more, ...inLists])('is treated as absent: %s', async (pointer) => {
    const service = await startService('embedded');
    const answer = await post(service, internalPath, withValue(validBody(internalPath), pointer, '  '));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(valueAt((await storedFor(service, answer)).request, pointer)).toBeUndefined();
  });
});
