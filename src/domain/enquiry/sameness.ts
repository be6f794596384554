import { foldedEmail } from './email.ts';

/**
 * Duplicates agree in endpoint, case-folded e-mail and content, with runs of spaces collapsed. Source,
 * consent evidence and idempotency key are not content.
 */
const besideTheContent = new Set(['source', 'sourceId', 'consent', 'idempotencyKey']);

export interface ComparableEnquiry {
  readonly customer: { readonly email: string };
}

/** Equal texts mean duplicates. */
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

/** Most texts are normalised already; testing is cheaper than rewriting them. */
const isOutOfOrder = /^\s|\s$|\s\s|[^\S ]|\P{ASCII}/u;

const foldedText = (text: string): string =>
  isOutOfOrder.test(text) ? composed(text).trim().replace(/\s+/gu, ' ') : text;

/** No language stacks more marks on one letter (Unicode's stream-safe text format allows 30). */
const markTower = /\p{M}{31}/u;

/** NFC. Sorting a long run of combining marks takes quadratic time, so such texts stay as they are. */
function composed(text: string): string {
  return markTower.test(text) ? text : text.normalize('NFC');
}
