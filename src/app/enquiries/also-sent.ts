import { bounds } from '../../contract/bounds.ts';
import type { UnreadField } from '../../contract/reading/ignored.ts';
import type { KeptUnread } from '../../domain/wording/unread.ts';

/*
 * What a submission carried and nobody read, kept for staff: JSON text of an object with the fields by pointer. It has
 * a bound, because callers send what they like. JSON escapes NUL and lone surrogates, which no store could keep.
 */

/** Ends a value that was cut. */
const cutMark = '… (cut)';

/** Stands for fields that did not fit. No pointer is like it: they start with a slash. */
const others = '(others)';
const leftOut = `${JSON.stringify(others)}:"too long to keep"`;

/** The shortest part of a value that is worth keeping; a field with less room is left out. */
const shortestPart = 200;

/** Deepest nesting that is kept, because writing JSON recurses. */
const deepest = 100;

/** A member of the object, in JSON. */
interface Member {
  readonly name: string;
  readonly value: string;
  /** The value as text, of which a part can be kept. */
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

/** As many members as fit, in their order. The shortest first, or a long one would take the place of all others. */
function fittingOf(members: readonly Member[]): readonly string[] {
  const kept = new Map<Member, string>();
  let room = bounds.longestAlsoSent - objectOf([leftOut]).length;
  for (const member of members.toSorted((one, other) => written(one).length - written(other).length)) {
    // One for the comma.
    const text = fitting(member, room - 1);
    if (text === null) break;
    kept.set(member, text);
    room -= text.length + 1;
  }
  const texts = members.flatMap((member) => kept.get(member) ?? []);
  return texts.length < members.length ? [...texts, leftOut] : texts;
}

/** A member within this length: whole, or with its value cut; null if too little of it would be left. */
function fitting(member: Member, room: number): string | null {
  if (written(member).length <= room) return written(member);
  const { name, text } = member;
  const left = room - written({ name, value: JSON.stringify(cutMark) }).length;
  if (left < shortestPart) return null;
  return written({ name, value: JSON.stringify(beginning(text, left) + cutMark) });
}

/** The beginning of a text, up to this length in JSON. */
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

/** A line for each field, for people; further lines of a value are indented. */
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

/** The fields by pointer; null if what is stored is damaged. */
function fieldsOf(alsoSent: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(alsoSent) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}
