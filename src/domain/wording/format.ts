import { cents, type Cents } from '../units.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

export const inWords = (count: number): string => words[count] ?? String(count);

/** A number with its noun: "1 door", "2 doors". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const inMm = (length: number): string => `${length} mm`;

/** Whole euro with thousands separators. */
export const inEuro = (amount: Cents): string => `€${inThrees(Math.round(Math.abs(amount) / 100))}`;

/** Adds thousands separators: "12,345". */
const inThrees = (whole: number): string =>
  whole < 1000
    ? String(whole)
    : `${inThrees(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, '0')}`;

/** Formats a price of a response, which is in euro. */
export const euro = (amount: number): string => inEuro(cents(Math.round(amount * 100)));

export const inPercent = (tenths: number): string => `${Math.abs(tenths) / 10}%`;

const vowels = new Set('aeiouAEIOU');

const startsWithVowel = (noun: string): boolean => vowels.has(noun.charAt(0));

/** Adds the article: "a door", "an opening". */
export const withArticle = (noun: string): string => `${startsWithVowel(noun) ? 'an' : 'a'} ${noun}`;

/** Adds the article, capitalised: "A door", "An opening". */
export const withCapitalArticle = (noun: string): string => `${startsWithVowel(noun) ? 'An' : 'A'} ${noun}`;

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Joins items: "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

export const weeks = (count: number): string => counted(count, 'week');

/** File name of an estimate. `mark` is its day, or the reference of the enquiry. */
export const estimateFileName = (mark: string): string => `steel-doors-estimate-${mark}.pdf`;

/**
 * Time zone and language are fixed, so that server and browser render the same. Formatters are created once,
 * because creating them is slow.
 */
const zone = { timeZone: 'Europe/Dublin' } as const;
let days: Intl.DateTimeFormat | undefined;
let times: Intl.DateTimeFormat | undefined;

/** Formats a calendar day. */
export const day = (ms: number): string =>
  (days ??= new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', ...zone })).format(ms);

const timeOfDay = (ms: number): string =>
  (times ??= new Intl.DateTimeFormat('en-IE', { timeStyle: 'short', ...zone })).format(ms);

/** Formats day and time. */
export const dayAndTime = (ms: number): string => `${day(ms)}, ${timeOfDay(ms)}`;

let weekdays: Intl.DateTimeFormat | undefined;

/** Formats a moment in the coming days: "Friday, 20 November, 5 pm". */
export function weekdayAndTime(ms: number): string {
  weekdays ??= new Intl.DateTimeFormat('en-IE', {
    ...zone,
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', hour12: true },
  });
  const parts = Object.fromEntries(weekdays.formatToParts(ms).map(({ type, value }) => [type, value]));
  const { weekday, day: date, month, hour, minute, dayPeriod = '' } = parts;
  const time = minute === '00' ? hour : `${hour}:${minute}`;
  return `${weekday}, ${date} ${month}, ${time} ${dayPeriod.toLowerCase()}`;
}
