import { describe, expect, it } from 'vitest';
import { weekdayAndTime } from '../wording/format.ts';
import { answerBy } from './answer-by.ts';
import type { Business } from './business.ts';

const card = (answeredWithin?: string, ...openingHours: readonly string[]): Business => ({
  isSample: false,
  name: 'Fáinne Doors',
  ...(answeredWithin !== undefined && { answeredWithin }),
  openingHours,
});
const by = (business: Business, at: string) => {
  const moment = answerBy(business, Date.parse(at));
  return moment === null ? null : weekdayAndTime(moment);
};
const weekdays = 'Monday to Friday 9:00 to 17:00';

describe('the day by which an enquiry is answered', () => {
  it.each([
    ['one working day', '2026-11-19T09:00:00Z', 'Friday, 20 November, 5 pm'],
    ['One Business Day', '2026-11-19T23:30:00Z', 'Friday, 20 November, 5 pm'],
    ['two working days', '2026-11-19T09:00:00Z', 'Monday, 23 November, 5 pm'],
    ['1 working day', '2026-11-20T16:00:00Z', 'Monday, 23 November, 5 pm'],
    ['1 working day', '2026-11-21T12:00:00Z', 'Monday, 23 November, 5 pm'],
    // In summer, midnight in Dublin is 23:00 UTC: it is Friday there already.
    ['one working day', '2026-07-02T23:30:00Z', 'Monday, 6 July, 5 pm'],
    ['10 working days', '2026-11-19T09:00:00Z', 'Thursday, 3 December, 5 pm'],
  ])('promised within %s of %s is %s', (within, at, expected) => {
    expect(by(card(within, weekdays), at)).toBe(expected);
  });

  it('counts only days on which the maker is open, and ends at closing time', () => {
    const hours = card('two working days', 'Tuesday and Thursday 10:00 to 13:30', 'Saturday 10am to 12pm');
    expect(by(hours, '2026-11-18T09:00:00Z')).toBe('Saturday, 21 November, 12 pm');
    expect(by(hours, '2026-11-19T09:00:00Z')).toBe('Tuesday, 24 November, 1:30 pm');
  });

  it('ends at the last closing time of a day with a break', () => {
    const hours = card(
      'one working day',
      'Monday to Friday 9:00 to 13:00',
      'Monday to Friday 14:00 to 17:30',
    );
    expect(by(hours, '2026-11-19T09:00:00Z')).toBe('Friday, 20 November, 5:30 pm');
  });

  it.each([
    ['the card promises nothing', card(undefined, weekdays)],
    ['the promise is in other words', card('a few days', weekdays)],
    ['the promise is in hours', card('24 hours', weekdays)],
    ['the promise is zero days', card('zero working days', weekdays)],
    ['the card has no opening hours', card('one working day')],
    ['its opening hours cannot be parsed', card('one working day', 'by appointment')],
  ])('is unknown if %s', (_, business) => {
    expect(by(business, '2026-11-19T09:00:00Z')).toBeNull();
  });
});
