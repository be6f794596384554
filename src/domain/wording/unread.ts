/*
 * Names the unknown fields of a request. The texts also go to language models, so names are limited in number and
 * length, and reduced to characters of field names: a caller must not be able to inject sentences.
 */

const mostNames = 10;
const longestPart = 30;

/**
 * The parts of a JSON pointer, reduced to characters of field names; null if a part has no such character.
 */
function partsOf(pointer: string): readonly string[] | null {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~[01]|[^A-Za-z0-9_.-]/g, '').slice(0, longestPart));
  return parts.length === 0 || parts.includes('') ? null : parts;
}

/** The distinct names, and whether fields are left out. */
function namesOf(pointers: readonly string[], nameOf: (parts: readonly string[]) => string) {
  const parts = pointers.map(partsOf);
  const names = [...new Set(parts.flatMap((each) => (each ? [nameOf(each)] : [])))];
  return { names: names.slice(0, mostNames), more: names.length > mostNames || parts.includes(null) };
}

/** The stored unknown fields of a submission. */
export interface KeptUnread {
  /** Pointers of the fields; one entry may stand for several others. */
  readonly pointers: readonly string[];
  /** Whether some values were cut or fields left out. */
  readonly isCut: boolean;
}

/** The last sentence of a confirmation: which fields were not read, and that they were stored. */
export function unreadSentence({ pointers, isCut }: KeptUnread): string {
  // Omits list indexes, which mean little to people: doors.colour instead of doors.0.colour.
  const { names, more } = namesOf(pointers, (parts) => parts.filter((part) => !/^\d+$/.test(part)).join('.'));
  const isOne = names.length === 1 && !more;
  const [fields, them] = isOne
    ? ['this field', 'it']
    : [`${names.length === 0 ? 'some' : 'these'} fields`, 'them'];
  const kept = isCut ? `as much of ${them} as fits` : `${them} as sent`;
  const sentence = `We could not read ${fields} and kept ${kept} for our staff`;
  return names.length === 0
    ? `${sentence}.`
    : `${sentence}: ${names.join(', ')}${more ? ' and others' : ''}.`;
}

/** The line about unread fields in a tool's result; empty if every field was read. */
export function notReadLine(pointers: readonly string[]): readonly string[] {
  if (pointers.length === 0) return [];
  const { names, more } = namesOf(pointers, (parts) => parts.join('/'));
  return [
    `Not read: ${[...names, ...(more ? [names.length === 0 ? 'some fields' : 'others'] : [])].join('; ')}.`,
  ];
}
