import { mostCounted } from '../../../app/inbox/inbox-tabs.ts';
import { counted, day } from '../../../domain/wording/format.ts';

/** A bounded count: "12", "999+". */
export const countText = (count: number): string =>
  count < mostCounted ? String(count) : `${mostCounted - 1}+`;

const minuteMs = 60_000;

export function ageOf(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / minuteMs));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h`;
  return minutes < 14 * 1440 ? counted(Math.floor(minutes / 1440), 'day') : day(at);
}
