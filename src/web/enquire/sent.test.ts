import { expect, it } from 'vitest';
import { customer, enquiryOf } from '../../../tests/support/mail-enquiries.ts';
import { askedOf, askedOfMail } from './sent.tsx';

const doors = [{ doorType: 'RC3', opWidth: '1000', opHeight: 'about 2100' }];
const quote = enquiryOf('security_door_quotes', {
  ...{ customer, doors, project: { message: 'For a shop.' }, supplyAndInstall: false, eirCode: 'Near Sligo' },
});

it('a sent page repeats what was asked, with sizes in millimetres', () => {
  expect(askedOf(quote)).toEqual([
    ['Kind of door', 'RC3'],
    ['Opening width', '1000 mm'],
    ['Opening height', 'about 2100'],
    ['Your message', 'For a shop.'],
    ['Supply or fitting', 'Supply only'],
    ['Eircode', 'Near Sligo'],
  ]);
  expect(askedOf(enquiryOf('contact_requests', { customer, message: 'Hello' }))).toEqual([
    ['Your message', 'Hello'],
  ]);
});

it('a page linked in a mail repeats nothing that was typed', () => {
  expect(askedOfMail(quote)).toEqual([['Supply or fitting', 'Supply only']]);
});

it('a sent page of configured doors repeats no described doors', () => {
  expect(askedOf({ ...quote, designs: [] }).map(([name]) => name)).toEqual([
    'Your message',
    'Supply or fitting',
    'Eircode',
  ]);
});
