import { listOf, text } from '../fields.ts';
import { isTrap } from '../../domain/enquiry/trap.ts';
import { carriedByAnswers } from '../doors/estimate.ts';
import { isBlank } from './blank.ts';
import { escaped } from './faults.ts';

/**
 * Limit of reported ignored fields: enough to find the mistake. A body with more was probably meant for another
 * service.
 */
export const mostIgnored = 20;

/** Field of every response to a body: the fields that were ignored. */
export const Ignored = listOf(
  text('JSON pointer of a field of the request.'),
  `Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most ${mostIgnored}; absent where every field was read.`,
  { maxItems: mostIgnored },
);

/** The response, with the list of ignored fields if there are any. */
export const withIgnored = <Reply extends object>(reply: Reply, ignored: readonly string[]) =>
  ignored.length === 0 ? reply : { ...reply, ignored };

/** Maximum length of a reported name; longer than any field of ours, and short enough to read. */
const longestName = 100;

const doorPlace = /^\/(?:doors\/\d+|selectedDoor)$/;

/**
 * Whether an ignored field is reported. Not if blank, which means "not given"; not the honeypot, which must stay
 * secret; not the additional fields of a door from a response, which callers send back with it.
 */
export function isWorthTelling(place: string, field: string, value: unknown): boolean {
  if (typeof value === 'string' && isBlank(value)) return false;
  if (isTrap(place, field)) return false;
  return !(doorPlace.test(place) && carriedByAnswers.has(field));
}

/** JSON pointer to a field; an overlong name is cut. */
export const pointerTo = (place: string, field: string): string =>
  `${place}/${escaped(Array.from(field).slice(0, longestName).join(''))}`;
