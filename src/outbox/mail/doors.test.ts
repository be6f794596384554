import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { designOf } from '../../../tests/support/door-quotes.ts';
import { customer, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import { doorsOf } from '../../app/mail/enquiry-doors.ts';
import { totalNote } from './doors.ts';

const noteOf = (...texts: string[]) => {
  const designs = texts.map((text) => designOf(text));
  return totalNote(doorsOf(book, enquiryOf('internal_door_quotes', { customer }, { designs })));
};

it.each([
  [['tPIVOT-w1000-h2100-q2'], ''],
  [['tPIVOT-w1000-h2100', 'tPIVOT-w9000-h2100'], ' One door is not in this price.'],
  [['tPIVOT-w1000-h2100', 'tPIVOT-w9000-h2100-q3'], ' 3 doors are not in this price.'],
])('a mail says how many pieces its total leaves out: %j', (texts, left) => {
  expect(noteOf(...texts)).toMatch(
    new RegExp(`^An estimate, supply only, ready in about \\d+ weeks from order\\.${left}$`),
  );
});
