import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import {
  internalPath,
  post,
  problemOf,
  storedFor,
  unlimited,
  validBody,
  valueAt,
  withValue,
} from './requests.ts';

interface Format {
  readonly pointer: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const webAddress = {
  good: [
    'https://example.ie',
    'http://example.ie/plan.pdf',
    'HTTPS://EXAMPLE.IE/a?b=c#d',
    'https://files.example.ie:8443/x%20y',
    'http://192.0.2.1/a',
    'https://example.ie/séamus',
  ],
  bad: [
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'ftp://example.ie/a',
    'file:///etc/passwd',
    'mailto:aoife@example.ie',
    '/plans/a.pdf',
    '//example.ie/a',
    'example.ie',
    'www.example.ie/a',
    'https://',
    'https:///a',
    'https:example.ie',
    'http://exa mple.ie',
    'https://example.ie/a b',
    'https://example.ie/\u0007',
    'https://example.ie/\nLocation: x',
    'java\nscript:alert(1)',
    'https://example.ie:99999/',
    'https://[::1/',
  ],
};

const moment = {
  good: [
    '2026-03-31T17:00:00Z',
    '2026-03-31t17:00:00z',
    '2026-03-31T17:00:00.123456+01:00',
    '2026-03-31T17:00:00-00:00',
    '2026-03-31',
    '2028-02-29',
    '2026-12-31T23:59:60Z',
  ],
  bad: [
    '2026-02-30',
    '2026-02-29',
    '2026-02-30T10:00:00Z',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '31/03/2026',
    '2026-03-31T25:00:00Z',
    '2026-03-31T17:60:00Z',
    '2026-03-31T17:00:00',
    '2026-03-31T17:00Z',
    '2026-03-31T17:00:00+01',
    '2026-03-31T17:00:00+0100',
    '2026-03-31T17:00:00+25:00',
    '2026-03-31\n17:00:00Z',
    '2026-03-31T',
    'T17:00:00Z',
    '20260331',
    '1774976400',
    'tomorrow',
    '٢٠٢٦-٠٣-٣١',
  ],
};

const formats: readonly Format[] = [
  {
    pointer: '/customer/email',
    good: [
      'a@b.ie',
      'Aoife.Byrne@Example.IE',
      'aoife+doors@example.ie',
      "o'brien@example.ie",
      'a_b-c@sub.example.co.uk',
      'seán@fáinne.ie',
      '用户@例子.公司',
      'ünï@xn--finne-sqa.ie',
      '1@2.example.com',
    ],
    bad: [
      'aoife',
      'aoife@',
      '@example.ie',
      'aoife@example',
      'aoife@@example.ie',
      'aoife@b@example.ie',
      'aoife byrne@example.ie',
      'aoife@exam ple.ie',
      'Aoife <aoife@example.ie>',
      '<aoife@example.ie>',
      'mailto:aoife@example.ie',
      'aoife@example.ie, bob@example.ie',
      'aoife@example.ie;bob@example.ie',
      '.aoife@example.ie',
      'aoife.@example.ie',
      'ao..ife@example.ie',
      'aoife@example..ie',
      'aoife@-example.ie',
      'aoife@.ie',
      'aoife@127.0.0.1',
      'aoife@[127.0.0.1]',
      `${'a'.repeat(65)}@example.ie`,
    ],
  },
  {
    pointer: '/customer/phone',
    good: [
      '01 679 1234',
      '(01) 679-1234',
      '085 123 4567',
      '+353851234567',
      '00353 85 123 4567',
      '+44 20 7946 0958',
    ],
    bad: [
      '12',
      '01',
      '+353',
      '+353 1',
      '085 123 456',
      '+999 123 456 789',
      'call me',
      '01 679 1234 or 085 123 4567',
      '0000000000',
      '++353851234567',
      '1e9',
    ],
  },
  { pointer: '/project/fromPage', ...webAddress },
  { pointer: '/attachments/0/url', ...webAddress },
  { pointer: '/attachments/0/expiresAt', ...moment },
  { pointer: '/consent/at', ...moment },
  {
    pointer: '/doors/0/bifoldConfig',
    good: ['2L', '3L', '4L', ' 2L '],
    bad: ['1L', '5L', '2l', '2R', '2', 'L2', '2L,3L', '２L'],
  },
];

const bodyFor = (pointer: string) =>
  pointer.startsWith('/consent/')
    ? { ...validBody(internalPath), consent: { granted: true } }
    : validBody(internalPath);

/** Each body has a new e-mail address, so that none is a duplicate. */
describe('field formats', async () => {
  const service = await startService('embedded', { env: unlimited });

  for (const { pointer, good, bad } of formats) {
    it.each(good)(`${pointer} accepts %j`, async (text) => {
      const answer = await post(service, internalPath, withValue(bodyFor(pointer), pointer, text));
      expect(answer.statusCode, answer.body).toBe(200);
      expect(valueAt((await storedFor(service, answer)).request, pointer)).toBe(text.trim());
    });

    it.each(bad)(`${pointer} refuses %j`, async (text) => {
      const answer = await post(service, internalPath, withValue(bodyFor(pointer), pointer, text));
      expect(answer.statusCode, answer.body).toBe(400);
      expect(problemOf(answer).errors).toMatchObject([{ pointer }]);
    });
  }

  it.each([
    ['01 679 1234', '+35316791234'],
    ['085-123 4567', '+353851234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['00 49 30 901820', '+4930901820'],
  ])('stores the phone %s as typed, and as %s in E.164', async (typed, standard) => {
    const answer = await post(service, internalPath, withValue(bodyFor(''), '/customer/phone', typed));
    const enquiry = await storedFor(service, answer);
    expect([enquiry.request.customer.phone, enquiry.phoneE164]).toEqual([typed, standard]);
  });

  it.each([
    ['D02 X285', 'D02 X285'],
    ['d02x285', 'D02 X285'],
    ['D02-X285', 'D02 X285'],
    [' d6w  xy00 ', 'D6W XY00'],
    ['next to the church in Swords', null],
    ['D02 X28', null],
    ['D02 B285', null],
  ])('stores the Eircode %j as typed, and as %j normalised', async (typed, standard) => {
    const answer = await post(service, internalPath, withValue(bodyFor(''), '/eirCode', typed));
    const enquiry = await storedFor(service, answer);
    expect(enquiry.request).toMatchObject({ eirCode: typed.trim() });
    expect(enquiry.eircode).toBe(standard);
  });

  it.each(['wide', '-1', '0', '1e309', '２１００', '2100mm', '9'.repeat(50)])(
    'accepts an enquiry with the size %j',
    async (size) => {
      const doors = [{ doorType: size, opWidth: size, opHeight: size }];
      const answer = await post(service, internalPath, { ...bodyFor(''), doors });
      expect(answer.statusCode, answer.body).toBe(200);
      expect((await storedFor(service, answer)).request).toMatchObject({ doors });
    },
  );
});
