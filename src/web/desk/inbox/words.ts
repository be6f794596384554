import { type AnyRequest, messageOf } from '../../../app/enquiries/any-request.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { readQuantity } from '../../../domain/extras/extras.ts';
import { counted, day, euro } from '../../../domain/wording/format.ts';

const longestGist = 90;

/** A summary of the enquiry in a few words. */
export function gistOf({ request, designs }: Enquiry): string {
  const any: AnyRequest = request;
  const doors = designs?.map(({ door }) => door) ?? any.doors ?? [];
  const pieces = doors.reduce((sum, { quantity }) => sum + (readQuantity(`${quantity ?? 1}`.trim()) ?? 1), 0);
  const parts = [
    pieces > 0 ? counted(pieces, 'door') : '',
    any.product ?? '',
    messageOf(any) ?? any.comments ?? '',
  ];
  const text = parts
    .filter((part) => part !== '')
    .join(' · ')
    .replace(/\s+/gu, ' ');
  const letters = Array.from(text);
  return letters.length > longestGist ? `${letters.slice(0, longestGist).join('')}…` : text;
}

/** The total price on the day of the enquiry; null if there was none. */
export function totalOf({ estimate }: Enquiry): string | null {
  const total = (estimate as { readonly priceEstimate?: unknown } | null)?.priceEstimate;
  return typeof total === 'number' ? euro(total) : null;
}

const minuteMs = 60_000;

export function ageOf(at: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - at) / minuteMs));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h`;
  return minutes < 14 * 1440 ? counted(Math.floor(minutes / 1440), 'day') : day(at);
}
