import {
  type BusinessHours,
  businessHours,
  commonHoursInWords,
  openMsBetween,
} from '../../../domain/business/business-hours.ts';
import type { Business } from '../../../domain/business/business.ts';
import { counted } from '../../../domain/wording/format.ts';
import type { WallMs } from '../../shared/clock.ts';

/** Time until the first response, in business hours. */
export interface FirstResponse {
  readonly answered: boolean;
  readonly openMs: number;
  /** The business hours, which are defaults if no line of the maker's card can be parsed. */
  readonly hours: BusinessHours;
}

export function firstResponse(
  business: Pick<Business, 'openingHours'>,
  { receivedAt, firstResponseAt }: { readonly receivedAt: WallMs; readonly firstResponseAt: WallMs | null },
  now: WallMs,
): FirstResponse {
  const hours = businessHours(business.openingHours);
  const openMs = openMsBetween(hours.week, receivedAt, firstResponseAt ?? now);
  return { answered: firstResponseAt !== null, openMs, hours };
}

export function firstResponseWords({ answered, openMs, hours }: FirstResponse): string {
  const time = `${openTime(openMs)} of opening hours`;
  const said = answered ? `Answered after ${time}` : `Waiting for ${time}`;
  return hours.isAssumed ? `${said} (taken as ${commonHoursInWords}: the maker’s card says none)` : said;
}

/** A duration in words: "less than a minute", "40 minutes", "3 hours 20 minutes". */
export function openTime(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return 'less than a minute';
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 ? counted(hours, 'hour') : '', rest > 0 ? counted(rest, 'minute') : ''];
  return parts.filter((part) => part !== '').join(' ');
}
