import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessHours, openMsBetween } from './business-hours.ts';

const hour = 3_600_000;
const usual = businessHours(['Monday to Friday 9:00 to 17:30', 'Saturday 10 to 14']).week;
const open = (from: string, to: string, week = usual) =>
  openMsBetween(week, Date.parse(from), Date.parse(to)) / hour;

describe("the maker's business hours", () => {
  it('are parsed from the card; defaults apply if no line can be parsed', () => {
    expect(businessHours(['Monday to Friday 9:00 to 17:30', 'Saturday by appointment'])).toMatchObject({
      isAssumed: false,
      week: [...Array.from({ length: 5 }, () => [{ from: 540, to: 1050 }]), [], []],
    });
    for (const lines of [undefined, [], ['Whenever the light is on']])
      expect(businessHours(lines)).toMatchObject({
        isAssumed: true,
        week: [...Array.from({ length: 5 }, () => [{ from: 540, to: 1020 }]), [], []],
      });
  });

  it('merge if they overlap, and stay separate around a break', () => {
    const { week } = businessHours(['Mo 9-13', 'Mo 12-17', 'Tu 9-12', 'Tu 13-17', 'Sat to Sun 10 to 12']);
    expect(week.map((day) => day.map(({ from, to }) => [from / 60, to / 60]))).toEqual([
      [[9, 17]],
      [
        [9, 12],
        [13, 17],
      ],
      [],
      [],
      [],
      [[10, 12]],
      [[10, 12]],
    ]);
  });
});

describe('elapsed business hours', () => {
  // 2 March 2026 was a Monday.
  it.each([
    ['within a day', '2026-03-02T10:00Z', '2026-03-02T12:30Z', 2.5],
    ['from before we open', '2026-03-02T06:00Z', '2026-03-02T10:00Z', 1],
    ['until after we close', '2026-03-02T17:00Z', '2026-03-02T23:00Z', 0.5],
    ['in the evening', '2026-03-02T18:00Z', '2026-03-02T22:00Z', 0],
    ['over night', '2026-03-02T16:30Z', '2026-03-03T10:00Z', 2],
    ['over a weekend', '2026-03-06T17:00Z', '2026-03-09T09:30Z', 0.5 + 4 + 0.5],
    ['on a Sunday', '2026-03-08T00:00Z', '2026-03-08T23:59Z', 0],
    ['in summer, when clocks are ahead', '2026-07-06T08:00Z', '2026-07-06T09:00Z', 1],
    ['in summer, before we open', '2026-07-06T07:00Z', '2026-07-06T08:00Z', 0],
    ['over the night in which an hour is lost', '2026-03-28T13:00Z', '2026-03-30T09:00Z', 1 + 1],
    ['over the night in which an hour is won', '2026-10-24T12:00Z', '2026-10-26T10:00Z', 1 + 1],
    ['of a whole week', '2026-03-02T00:00Z', '2026-03-09T00:00Z', 5 * 8.5 + 4],
    ['backwards', '2026-03-03T12:00Z', '2026-03-02T12:00Z', 0],
  ])('%s', (_case, from, to, hours) => {
    expect(open(from, to)).toBe(hours);
  });

  it('in the night of a clock change count real time', () => {
    const always = businessHours(['Mo-Su 00:00-23:59']).week;
    const [spring, autumn] = [
      open('2026-03-29T00:00Z', '2026-03-29T22:59Z', always),
      open('2026-10-24T23:00Z', '2026-10-25T23:59Z', always),
    ];
    expect([Math.round(spring), Math.round(autumn)]).toEqual([23, 25]);
  });

  it('are additive over adjacent periods, and never exceed the elapsed time', () => {
    const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') });
    fc.assert(
      fc.property(fc.array(moment, { minLength: 3, maxLength: 3 }), (moments) => {
        const [first = 0, second = 0, third = 0] = moments.toSorted((one, other) => one - other);
        const whole = openMsBetween(usual, first, third);
        expect(openMsBetween(usual, first, second) + openMsBetween(usual, second, third)).toBe(whole);
        expect(whole).toBeLessThanOrEqual(third - first);
      }),
      { numRuns: 30 },
    );
  });
});
