import type { Business } from './business.ts';
import { type Week, businessHours } from './business-hours.ts';
import { dayMs, localDay, momentOf } from './dublin-time.ts';

const minuteMs = 60_000;
/** Covers the longest time to answer that can be parsed, even in a week with a single open day. */
const mostDaysAhead = 100;
const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * Deadline for answering an enquiry, from the maker's card. Null unless the card has a number of working days
 * and opening hours that can be parsed: the maker must not appear to promise another day.
 */
export function answerBy({ answeredWithin, openingHours }: Business, receivedAt: number): number | null {
  const days = workingDays(answeredWithin ?? '');
  const { week, isAssumed } = businessHours(openingHours);
  return days === null || isAssumed ? null : closingAfter(week, receivedAt, days);
}

/** Parses "two working days" or "1 business day"; null for any other text. */
function workingDays(text: string): number | null {
  const [, count = ''] = /^\s*(\w+)\s+(?:working|business)\s+days?\s*$/i.exec(text) ?? [];
  const number = /^\d{1,2}$/.test(count) ? Number(count) : numberWords.indexOf(count.toLowerCase());
  return number >= 1 && number <= 10 ? number : null;
}

/** Closing time of the n-th open day after the day of a moment, for n = `openDays`. */
function closingAfter(week: Week, at: number, openDays: number): number | null {
  const today = localDay(at);
  let left = openDays;
  for (let day = today + dayMs; day <= today + mostDaysAhead * dayMs; day += dayMs) {
    // 1 January 1970 was a Thursday.
    const closes = week[(day / dayMs + 3) % 7]?.at(-1)?.to;
    if (closes !== undefined && --left === 0) return momentOf(day + closes * minuteMs);
  }
  return null;
}
