import { expect, it } from 'vitest';
import { customer, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import { searchableText } from './searchable-text.ts';

it('the searchable text has the words, and numbers and codes with and without separators', () => {
  const consent = { granted: true as const, text: 'You may write to me.' };
  const enquiry = enquiryOf('security_door_quotes', {
    ...{ customer, consent, eirCode: 'd02 x285', idempotencyKey: 'retry-1' },
    ...{ source: 'Fair', project: { message: 'Seán’s  hall' } },
  });
  expect(searchableText(enquiry).split('\n').toSorted()).toEqual(
    [
      ...['idq_01test', 'ac34-de67', 'ac34de67', '+353871234567', '087 123 4567', '0871234567'],
      ...['d02 x285', 'd02 x285', 'd02x285', 'fair', 'seans hall'],
      ...['aoife ni bhriain', 'aoife@example.ie', 'example interiors'],
    ].toSorted(),
  );
});

it('what is left of a damaged enquiry is searchable by its reference', () => {
  expect(
    searchableText({
      ...{ id: 'con_1', reference: 'AC34-DE67', phoneE164: null, eircode: null },
      request: null,
    }),
  ).toBe('con_1\nac34-de67\nac34de67');
});
