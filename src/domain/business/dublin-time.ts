const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

/** The day of a moment in Dublin, as midnight UTC of that day. */
export const localDay = (at: number): number => Math.floor((at + offsetAt(at)) / dayMs) * dayMs;

/** The moment of a local time. Of an ambiguous time it is the later moment; a skipped time is moved an hour on. */
export function momentOf(local: number): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

/** Lazy: creating it is much slower than using it. */
let clocks: Intl.DateTimeFormat | undefined;
const clockParts = {
  timeZone: 'Europe/Dublin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const;

/** Dublin's UTC offset at a moment. */
function offsetAt(at: number): number {
  const minute = Math.floor(at / minuteMs) * minuteMs;
  clocks ??= new Intl.DateTimeFormat('en-IE', clockParts);
  const parts = Object.fromEntries(
    clocks.formatToParts(minute).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) - minute;
}

/** Start of a day such as 2026-03-31, or of the day so many days later. */
export const startOfDay = (text: string, daysLater = 0): number =>
  momentOf(Date.parse(`${text}T00:00:00Z`) + daysLater * dayMs);

/** The last millisecond of a day such as 2026-03-31; null if there is no such day. */
export function endOfDay(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(text)) return null;
  return startOfDay(text, 1) - 1;
}

/** A moment's local day, as in 2026-03-31. */
export const dayText = (at: number): string => new Date(localDay(at)).toISOString().slice(0, 10);
