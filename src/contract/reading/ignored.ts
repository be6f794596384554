import { listOf, text } from '../fields.ts';
import { isTrap } from '../../domain/enquiry/trap.ts';
import { carriedByAnswers } from '../doors/estimate.ts';
import { isBlank } from './blank.ts';
import { escaped } from './faults.ts';

/** Enough to find the mistake; a body with more was probably meant for another service. */
export const mostIgnored = 20;

/** In every answer to a body. */
export const Ignored = listOf(
  text('JSON pointer of a field of the request.'),
  `Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most ${mostIgnored}; absent where every field was read.`,
  { maxItems: mostIgnored },
);

/** The answer with the list of ignored fields, if any. */
export const withIgnored = <Reply extends object>(reply: Reply, ignored: readonly string[]) =>
  ignored.length === 0 ? reply : { ...reply, ignored };

/** Longer than any field of ours; pointers are for people. */
const longestName = 100;

const doorPlace = /^\/(?:doors\/\d+|selectedDoor)$/;

/**
 * Whether an ignored field is reported. Not if blank, which means not given; not for the honeypot, which
 * must stay secret; not for the additional fields of an answered door, which callers send back with it.
 */
export function isWorthTelling(place: string, field: string, value: unknown): boolean {
  if (typeof value === 'string' && isBlank(value)) return false;
  if (isTrap(place, field)) return false;
  return !(doorPlace.test(place) && carriedByAnswers.has(field));
}

/** JSON pointer of a field; overlong names are cut. */
export const pointerTo = (place: string, field: string): string =>
  `${place}/${escaped(Array.from(field).slice(0, longestName).join(''))}`;
