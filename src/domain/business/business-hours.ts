import { dayMs, localDay, momentOf } from './dublin-time.ts';
import { machineHours } from './opening-hours.ts';

/** A period of a day, in minutes since midnight. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Seven days, Monday first. The spans of a day are in order. */
export type Week = readonly (readonly Span[])[];

export interface BusinessHours {
  readonly week: Week;
  /** Whether these hours are defaults, because no line of the maker's card can be parsed. */
  readonly isAssumed: boolean;
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const commonHours = 'Mo-Fr 09:00-17:00';
export const commonHoursInWords = 'Monday to Friday 9:00 to 17:00';

/** Parses the opening hours of the maker's card; lines that cannot be parsed are skipped. */
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

/** Days of a range such as `Mo-Fr`; `Fr-Mo` wraps around the end of the week. */
function daysOf(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('-').map((day) => days.indexOf(day));
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => (first + index) % 7);
}

/** Merges overlapping spans. */
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

/** Business hours between two moments, in milliseconds, in Dublin time. */
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
