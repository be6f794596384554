import { foldedEmail } from './email.ts';

/**
 * Two enquiries are the same when endpoint, e-mail (case-folded) and content agree after spaces are folded.
 * Who passed the enquiry on, the evidence of consent and the retry key are not its content.
 */
const besideTheContent = new Set(['source', 'sourceId', 'consent', 'idempotencyKey']);

export interface ComparableEnquiry {
  readonly customer: { readonly email: string };
}

/** One text per distinct enquiry: equal texts mean the same enquiry. */
export function samenessText(collection: string, enquiry: ComparableEnquiry): string {
  const { email, ...person } = enquiry.customer;
  const content = Object.entries(enquiry).filter(([field]) => !besideTheContent.has(field));
  return JSON.stringify([
    collection,
    foldedEmail(email),
    folded({ ...Object.fromEntries(content), customer: person }),
  ]);
}

/** Members in order and runs of spaces made one, so that layout does not matter. */
function folded(value: unknown): unknown {
  if (typeof value === 'string') return foldedText(value);
  if (Array.isArray(value)) return value.map(folded);
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.keys(members)
      .sort()
      .map((key) => [key, folded(members[key])]),
  );
}

/** Most texts are in order already: looking takes less than to make a new one. */
const isOutOfOrder = /^\s|\s$|\s\s|[^\S ]|\P{ASCII}/u;

const foldedText = (text: string): string =>
  isOutOfOrder.test(text) ? composed(text).trim().replace(/\s+/gu, ' ') : text;

/** No language stacks more marks on one letter (Unicode's stream-safe text format allows 30). */
const markTower = /\p{M}{31}/u;

/** One form for letters with accents. Sorting a tower of marks takes quadratic time, so towers stay as they are. */
function composed(text: string): string {
  return markTower.test(text) ? text : text.normalize('NFC');
}
