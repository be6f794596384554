import { bounds } from '../../contract/bounds.ts';
import type { UnreadField } from '../../contract/reading/ignored.ts';
import type { KeptUnread } from '../../domain/wording/unread.ts';

/*
 * Unknown fields of a submission, stored for staff: the JSON of an object with the fields by pointer. Its length is
 * bounded, because callers can send anything. JSON escapes NUL and lone surrogates, which stores cannot keep.
 */

/** Ends a value that was cut. */
const cutMark = '… (cut)';

/** Stands for fields that did not fit. It cannot be a pointer, because pointers start with a slash. */
const others = '(others)';
const leftOut = `${JSON.stringify(others)}:"too long to keep"`;

/** Minimum length of a cut value. A field with less room is omitted. */
const shortestPart = 200;

/** Maximum nesting of a stored value: writing JSON is recursive. */
const deepest = 100;

/** A member of the object, in JSON. */
interface Member {
  readonly name: string;
  readonly value: string;
  /** The value as text, which can be cut. */
  readonly text: string;
}

export function alsoSentText(fields: readonly UnreadField[]): string | null {
  if (fields.length === 0) return null;
  const members = fields.map(memberOf);
  const whole = objectOf(members.map(written));
  return whole.length <= bounds.longestAlsoSent ? whole : objectOf(fittingOf(members));
}

const objectOf = (members: readonly string[]): string => `{${members.join(',')}}`;

const written = ({ name, value }: Pick<Member, 'name' | 'value'>): string => `${name}:${value}`;

function memberOf({ pointer, value: sent }: UnreadField): Member {
  const kept = isDeeper(sent, deepest) ? cutMark : (sent ?? null);
  const value = JSON.stringify(kept);
  return { name: JSON.stringify(pointer), value, text: typeof kept === 'string' ? kept : value };
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

/**
 * The members that fit, in their order. Short members are added first: a long one could displace all others.
 */
function fittingOf(members: readonly Member[]): readonly string[] {
  const kept = new Map<Member, string>();
  let room = bounds.longestAlsoSent - objectOf([leftOut]).length;
  for (const member of members.toSorted((one, other) => written(one).length - written(other).length)) {
    // One character is for the comma.
    const text = fitting(member, room - 1);
    if (text === null) break;
    kept.set(member, text);
    room -= text.length + 1;
  }
  const texts = members.flatMap((member) => kept.get(member) ?? []);
  return texts.length < members.length ? [...texts, leftOut] : texts;
}

/**
 * A member in at most this length, with its value cut if necessary; null if too little of the value would
 * remain.
 */
function fitting(member: Member, room: number): string | null {
  if (written(member).length <= room) return written(member);
  const { name, text } = member;
  const left = room - written({ name, value: JSON.stringify(cutMark) }).length;
  if (left < shortestPart) return null;
  return written({ name, value: JSON.stringify(beginning(text, left) + cutMark) });
}

/** The beginning of a text whose JSON has at most this length. */
function beginning(text: string, room: number): string {
  let [end, size] = [0, 0];
  for (const character of text) {
    size += JSON.stringify(character).length - '""'.length;
    if (size > room) break;
    end += character.length;
  }
  return text.slice(0, end);
}

export function contentOfAlsoSent(alsoSent: string): KeptUnread {
  const fields = fieldsOf(alsoSent) ?? {};
  return {
    pointers: Object.keys(fields),
    isCut:
      Object.hasOwn(fields, others) ||
      Object.values(fields).some((value) => typeof value === 'string' && value.endsWith(cutMark)),
  };
}

/** Formats the fields for people: one line for each field, with further lines of a value indented. */
export function alsoSentLines(alsoSent: string): string {
  const fields = fieldsOf(alsoSent);
  if (!fields) return alsoSent;
  return Object.entries(fields)
    .map(([pointer, value]) => `${pointer.replace(/^\//, '')}: ${inWords(value)}`)
    .join('\n')
    .toWellFormed();
}

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\r\n?|\n/g, '\n  ') : JSON.stringify(value);

/** The fields by pointer; null if the stored text is damaged. */
function fieldsOf(alsoSent: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(alsoSent) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}
