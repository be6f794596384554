import { foldedEmail } from './email.ts';

/**
 * Fields that do not count: source, consent evidence and idempotency key. Duplicates agree in endpoint, case-folded
 * e-mail and content, with runs of spaces collapsed.
 */
const besideTheContent = new Set(['source', 'sourceId', 'consent', 'idempotencyKey']);

export interface ComparableEnquiry {
  readonly customer: { readonly email: string };
}

/** The text by which enquiries are compared: equal texts mean duplicates. */
export function samenessText(collection: string, enquiry: ComparableEnquiry): string {
  const { email, ...person } = enquiry.customer;
  const content = Object.entries(enquiry).filter(([field]) => !besideTheContent.has(field));
  return JSON.stringify([
    collection,
    foldedEmail(email),
    folded({ ...Object.fromEntries(content), customer: person }),
  ]);
}

/** Sorts members and collapses spaces, so that layout does not matter. */
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

/** Whether a text needs normalising; most do not, and testing is cheaper than rewriting. */
const isOutOfOrder = /^\s|\s$|\s\s|[^\S ]|\P{ASCII}/u;

const foldedText = (text: string): string =>
  isOutOfOrder.test(text) ? composed(text).trim().replace(/\s+/gu, ' ') : text;

/** More combining marks than any language stacks on one letter (Unicode's stream-safe text format allows 30). */
const markTower = /\p{M}{31}/u;

/** NFC. Sorting a long run of combining marks takes quadratic time, so texts with such runs stay as they are. */
function composed(text: string): string {
  return markTower.test(text) ? text : text.normalize('NFC');
}
