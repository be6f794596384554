import { foldedEmail } from './email.ts';

/**
 * Fields that duplicates need not share. Duplicates have the same collection, e-mail address (ignoring case)
 * and content, ignoring runs of spaces.
 */
const besideTheContent = new Set(['source', 'sourceId', 'consent', 'idempotencyKey']);

export interface ComparableEnquiry {
  readonly customer: { readonly email: string };
}

/** The text that duplicates have in common. */
export function samenessText(collection: string, enquiry: ComparableEnquiry): string {
  const { email, ...person } = enquiry.customer;
  const content = Object.entries(enquiry).filter(([field]) => !besideTheContent.has(field));
  return JSON.stringify([
    collection,
    foldedEmail(email),
    folded({ ...Object.fromEntries(content), customer: person }),
  ]);
}

/** Sorts the members of objects and collapses spaces, so that JSON formatting has no influence. */
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

/** Whether a text needs normalising. Most texts do not, and this check is cheaper than normalising. */
const isOutOfOrder = /^\s|\s$|\s\s|[^\S ]|\P{ASCII}/u;

const foldedText = (text: string): string =>
  isOutOfOrder.test(text) ? composed(text).trim().replace(/\s+/gu, ' ') : text;

/** A run of more combining marks than any language needs (Unicode's stream-safe text format allows 30). */
const markTower = /\p{M}{31}/u;

/** Normalises to NFC, except texts with a long run of combining marks, whose sorting takes quadratic time. */
function composed(text: string): string {
  return markTower.test(text) ? text : text.normalize('NFC');
}
