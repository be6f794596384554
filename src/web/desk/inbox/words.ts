import { type AnyRequest, messageOf } from '../../../app/enquiries/any-request.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { counted, day, euro } from '../../../domain/wording/format.ts';

const longestGist = 90;

/** A summary of the enquiry in a few words. */
export function gistOf({ request, designs }: Enquiry): string {
  const any: AnyRequest = request;
  const doors = designs?.length ?? any.doors?.length ?? 0;
  const parts = [
    doors > 0 ? counted(doors, 'door') : '',
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
