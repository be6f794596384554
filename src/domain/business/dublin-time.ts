const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

/** The day of a moment in Dublin, as midnight UTC of that day. */
export const localDay = (at: number): number => Math.floor((at + offsetAt(at)) / dayMs) * dayMs;

/**
 * The moment of a local time. At a clock change, an ambiguous time is the later moment, and a skipped time is
 * moved an hour ahead.
 */
export function momentOf(local: number): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

/** Created on first use, because creating the formatter is slow. */
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

/** Cache of UTC offsets by hour: a list of waiting enquiries asks for the same offsets many times. */
const offsets = new Map<number, number>();
const mostOffsets = 10_000;

/** Dublin's UTC offset at a moment. It changes on the hour. */
function offsetAt(at: number): number {
  const hour = Math.floor(at / hourMs) * hourMs;
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= mostOffsets) offsets.clear();
  const offset = formattedOffset(hour);
  offsets.set(hour, offset);
  return offset;
}

function formattedOffset(at: number): number {
  clocks ??= new Intl.DateTimeFormat('en-IE', clockParts);
  const parts = Object.fromEntries(clocks.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - at;
}

/** Start of a day such as 2026-03-31, or of a day the given number of days later. */
export const startOfDay = (text: string, daysLater = 0): number =>
  momentOf(Date.parse(`${text}T00:00:00Z`) + daysLater * dayMs);

/** The last millisecond of a day such as 2026-03-31; null if there is no such day. */
export function endOfDay(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(text)) return null;
  return startOfDay(text, 1) - 1;
}

/** The local date of a moment, as in 2026-03-31. */
export const dayText = (at: number): string => new Date(localDay(at)).toISOString().slice(0, 10);
