/*
 * Names fields that nobody read. The texts also go to language models, so a name is reduced to what field names are
 * made of, and few of them are said: nobody can write a sentence of their own into ours.
 */

const mostNames = 10;
const longestPart = 30;

/** The parts of a JSON pointer that can be said; null if one of them has no letter, digit or sign of a field name. */
function partsOf(pointer: string): readonly string[] | null {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~[01]|[^A-Za-z0-9_.-]/g, '').slice(0, longestPart));
  return parts.length === 0 || parts.includes('') ? null : parts;
}

/** The names, each once, and whether there are others. */
function namesOf(pointers: readonly string[], nameOf: (parts: readonly string[]) => string) {
  const parts = pointers.map(partsOf);
  const names = [...new Set(parts.flatMap((each) => (each ? [nameOf(each)] : [])))];
  return { names: names.slice(0, mostNames), more: names.length > mostNames || parts.includes(null) };
}

/** What is kept of fields that were not read. */
export interface KeptUnread {
  /** Pointers, and a name that stands for others. */
  readonly pointers: readonly string[];
  /** Whether some were cut or left out. */
  readonly isCut: boolean;
}

/** The end of a confirmation: what was not read of a submission, and that it is kept. */
export function unreadSentence({ pointers, isCut }: KeptUnread): string {
  // The place in a list says little to people: doors.colour, not doors.0.colour.
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

/** The line of a tool's result; none if every field was read. */
export function notReadLine(pointers: readonly string[]): readonly string[] {
  if (pointers.length === 0) return [];
  const { names, more } = namesOf(pointers, (parts) => parts.join('/'));
  return [
    `Not read: ${[...names, ...(more ? [names.length === 0 ? 'some fields' : 'others'] : [])].join('; ')}.`,
  ];
}
