import { listOf, text } from '../fields.ts';
import { isTrap } from '../../domain/enquiry/trap.ts';
import { carriedByAnswers } from '../doors/estimate.ts';
import { isBlank } from './blank.ts';
import { escaped } from './faults.ts';

/** Enough to find out what went wrong; a body with more than these was probably meant for another service. */
export const mostIgnored = 20;

/** What every answer to a body may say besides. */
export const Ignored = listOf(
  text('JSON pointer of a field of the request.'),
  `Fields of the request that nobody read, such as /doors/0/colour: a name misspelled, or one for another endpoint. At most ${mostIgnored}; absent where every field was read.`,
  { maxItems: mostIgnored },
);

/** The answer to a body, and which of its fields nobody read, where there are any. */
export const withIgnored = <Reply extends object>(reply: Reply, ignored: readonly string[]) =>
  ignored.length === 0 ? reply : { ...reply, ignored };

/** No field of ours is nearly as long; a pointer is there to be read. */
const longestName = 100;

const doorPlace = /^\/(?:doors\/\d+|selectedDoor)$/;

/**
 * Whether a field that no reader knows is worth telling its caller. A blank is not given; a trap is not to be given away;
 * and what an answered door carries besides its input comes back with every door that is sent as it stands.
 */
export function isWorthTelling(place: string, field: string, value: unknown): boolean {
  if (typeof value === 'string' && isBlank(value)) return false;
  if (isTrap(place, field)) return false;
  return !(doorPlace.test(place) && carriedByAnswers.has(field));
}

/** Where a field stands, as a JSON pointer; what is too long to be a name is cut. */
export const pointerTo = (place: string, field: string): string =>
  `${place}/${escaped(Array.from(field).slice(0, longestName).join(''))}`;
