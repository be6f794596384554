import { machineHours } from './opening-hours.ts';

/** Minutes of the day from which and until which somebody is there. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Seven days, Monday first, each with its spans in order. */
export type Week = readonly (readonly Span[])[];

export interface BusinessHours {
  readonly week: Week;
  /** Whether the maker's card says nothing of them that can be read, and common ones stand in. */
  readonly isAssumed: boolean;
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const commonHours = 'Mo-Fr 09:00-17:00';
export const commonHoursInWords = 'Monday to Friday 9:00 to 17:00';

/** When somebody is there to answer, from the lines of the maker's card; what cannot be read is left out. */
export function businessHours(lines: readonly string[] = []): BusinessHours {
  const read = lines.map(machineHours).filter((line) => line !== null);
  const isAssumed = read.length === 0;
  return { week: weekOf(isAssumed ? [commonHours] : read), isAssumed };
}

function weekOf(lines: readonly string[]): Week {
  const week: Span[][] = days.map(() => []);
  for (const line of lines) {
    const [dayPart = '', times = ''] = line.split(' ');
    const [from = 0, to = 0] = times.split('-').map(minutesOf);
    for (const day of dayPart.split(',').flatMap(daysOf)) week[day]?.push({ from, to });
  }
  return week.map(joined);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** `Fr-Mo` goes over the end of the week. */
function daysOf(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('-').map((day) => days.indexOf(day));
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

/** Lines may overlap: nobody is there twice. */
function joined(spans: readonly Span[]): readonly Span[] {
  return [...spans]
    .sort((one, other) => one.from - other.from)
    .reduce<readonly Span[]>((before, span) => {
      const last = before.at(-1);
      if (!last || span.from > last.to) return [...before, span];
      return [...before.slice(0, -1), { from: last.from, to: Math.max(last.to, span.to) }];
    }, []);
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long somebody was there between two moments, in milliseconds. Days and hours are those of Dublin, summer and winter. */
export function openMsBetween(week: Week, from: number, to: number): number {
  let open = 0;
  for (let day = localDay(from); day <= localDay(to); day += dayMs)
    // 1 January 1970 was a Thursday.
    for (const span of week[(day / dayMs + 3) % 7] ?? []) {
      const opens = momentOf(day + span.from * minuteMs);
      const closes = momentOf(day + span.to * minuteMs);
      open += Math.max(0, Math.min(closes, to) - Math.max(opens, from));
    }
  return open;
}

/** The day a moment falls on, as if its midnight were in Greenwich. */
const localDay = (at: number): number => Math.floor((at + offsetAt(at)) / dayMs) * dayMs;

/** The moment at which clocks say this. Of one they say twice the later, of one they skip the one an hour on. */
function momentOf(local: number): number {
  const guess = local - offsetAt(local);
  return local - offsetAt(guess);
}

const clocks = new Intl.DateTimeFormat('en-IE', {
  timeZone: 'Europe/Dublin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** How far the clocks of Dublin are ahead at a moment. */
function offsetAt(at: number): number {
  const minute = Math.floor(at / minuteMs) * minuteMs;
  const parts = Object.fromEntries(
    clocks.formatToParts(minute).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) - minute;
}
