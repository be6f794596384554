/** What templates may have in braces, with an example of each. */
export const placeholders = {
  name: 'Aoife Byrne',
  reference: 'AC34-DE67',
  total: '€2,460 with VAT',
  weeks: '6 weeks',
  doors: '1. Pivot door, 1000 × 2200 mm',
  link: 'https://…/sent/…',
} as const;

export type Placeholder = keyof typeof placeholders;

/** Those that fit into one line. */
const inSubjects: readonly string[] = ['name', 'reference', 'total', 'weeks'] satisfies Placeholder[];

/** The value of each for an enquiry; null where it has none. */
export type PlaceholderValues = Readonly<Record<Placeholder, string | null>>;

/** Anything that looks like a placeholder; an opening brace alone, too. */
const braced = /\{([^{}\n]*)\}?/g;

/** The first placeholder of a template that there is not, as it was typed; null if there is none. */
export function unknownPlaceholder(text: string, field: 'subject' | 'text'): string | null {
  const known = field === 'subject' ? inSubjects : Object.keys(placeholders);
  const unknown = [...text.matchAll(braced)].find(
    ([typed, name = '']) => !known.includes(name) || !typed.endsWith('}'),
  );
  return unknown ? unknown[0] : null;
}

/** Fills a template. A placeholder without a value stays as it is. Values are not filled in turn. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(braced, (typed, name: string) =>
    typed === `{${name}}` && isPlaceholder(name) ? (values[name] ?? typed) : typed,
  );

/** The first placeholder that was left in a text; null if none was. */
export function leftPlaceholder(text: string): string | null {
  const left = [...text.matchAll(braced)].find(
    ([typed, name = '']) => typed === `{${name}}` && isPlaceholder(name),
  );
  return left ? left[0] : null;
}

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(placeholders, name);
