import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import {
  contactPath,
  internalPath,
  post,
  problemOf,
  securityPath,
  unlimited,
  validBody,
  withValue,
} from './requests.ts';

type JsonType = 'a string' | 'true or false' | 'an object' | 'a list';

const shared: Readonly<Record<string, JsonType>> = {
  '/source': 'a string',
  '/sourceId': 'a string',
  '/customer': 'an object',
  '/customer/name': 'a string',
  '/customer/email': 'a string',
  '/customer/phone': 'a string',
  '/customer/company': 'a string',
  '/consent': 'an object',
  '/consent/granted': 'true or false',
  '/consent/text': 'a string',
  '/consent/at': 'a string',
  '/idempotencyKey': 'a string',
};

const contactFields: Readonly<Record<string, JsonType>> = { ...shared, '/message': 'a string' };

const quoteFields: Readonly<Record<string, JsonType>> = {
  ...shared,
  '/project': 'an object',
  '/project/message': 'a string',
  '/project/fromPage': 'a string',
  '/product': 'a string',
  '/comments': 'a string',
  '/doors': 'a list',
  '/doors/0': 'an object',
  '/doors/0/doorType': 'a string',
  '/doors/0/opWidth': 'a string',
  '/doors/0/opHeight': 'a string',
  '/doors/0/bifoldConfig': 'a string',
  '/supplyAndInstall': 'true or false',
  '/eirCode': 'a string',
  '/attachments': 'a list',
  '/attachments/0': 'an object',
  '/attachments/0/url': 'a string',
  '/attachments/0/type': 'a string',
  '/attachments/0/description': 'a string',
  '/attachments/0/expiresAt': 'a string',
};

/** Values of every JSON type, including those a lenient reader would coerce. */
const values: readonly (readonly [JsonType | 'a number' | 'null', unknown])[] = [
  ['null', null],
  ['a number', 0],
  ['a number', 2100],
  ['true or false', true],
  ['true or false', false],
  ['a string', 'true'],
  ['a string', '1'],
  ['a string', ''],
  ['a string', ' '],
  ['a list', []],
  ['a list', ['Aoife Byrne']],
  ['an object', {}],
  ['an object', { '0': {} }],
];

const rows = [
  ...Object.entries(contactFields).map(([pointer, type]) => ({ path: contactPath, pointer, type }) as const),
  ...Object.entries(quoteFields).flatMap(([pointer, type]) =>
    ([internalPath, securityPath] as const).map((path) => ({ path, pointer, type })),
  ),
];

describe('field types', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each(rows)(
    '$path accepts $type at $pointer, and no other JSON type',
    async ({ path, pointer, type }) => {
      const field = pointer
        .slice(1)
        .replace(/\/(\d+)/g, '[$1]')
        .replaceAll('/', '.');
      const body = pointer.startsWith('/consent/')
        ? { ...validBody(path), consent: { granted: true } }
        : validBody(path);
      for (const [valueType, value] of values) {
        if (valueType === type) continue;
        const answer = await post(service, path, withValue(body, pointer, value));
        expect(answer.statusCode, `${JSON.stringify(value)}: ${answer.body}`).toBe(400);
        expect(problemOf(answer).errors).toEqual([{ pointer, field, message: `${field} must be ${type}.` }]);
      }
      expect(await service.enquiries()).toEqual([]);
    },
  );
});
