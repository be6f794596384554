import { isTrap } from '../../domain/enquiry/trap.ts';
import { carriedByAnswers } from '../doors/estimate.ts';
import { isBlank } from './blank.ts';
import { escaped } from './faults.ts';

/**
 * Limit of reported ignored fields: enough to find the mistake. A body with more unknown fields was probably
 * meant for another service.
 */
export const mostIgnored = 20;

/** Limit of collected unknown fields: more would not fit into the text that is stored with a submission. */
export const mostUnread = 300;

/** A field that was ignored, with its value as sent. */
export interface UnreadField {
  readonly pointer: string;
  readonly value: unknown;
}

/** Maximum length of a reported field name: longer than our own names, and short enough to read. */
const longestName = 100;

const doorPlace = /^\/(?:doors\/\d+|selectedDoor)$/;

/**
 * Whether an ignored field is reported. Not reported: a blank, which means "not given"; the honeypot, which
 * must stay secret; the additional fields of a door from a response, which callers send back with it.
 */
export function isWorthTelling(place: string, field: string, value: unknown): boolean {
  if (typeof value === 'string' && isBlank(value)) return false;
  if (isTrap(place, field)) return false;
  return !(doorPlace.test(place) && carriedByAnswers.has(field));
}

/** JSON pointer to a field; an overlong name is cut. */
export const pointerTo = (place: string, field: string): string =>
  `${place}/${escaped(Array.from(field).slice(0, longestName).join(''))}`;
