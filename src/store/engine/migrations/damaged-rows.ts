import { foldedEmail } from '../../../domain/enquiry/email.ts';

/** A row that a migration could not read. It stays as it is, and everything that lists rows names it. */
export interface DamagedRow {
  readonly table: string;
  readonly id: string;
  readonly reason: string;
}

export type NoteDamaged = (row: DamagedRow) => void;

interface Readable {
  /** Empty where none can be read. */
  readonly email: string;
  readonly source: string | null;
  /** Why the request is damaged; null if it is whole. */
  readonly reason: string | null;
}

/** What migrations need of a stored request, which may be damaged: one row must not keep a store from its upgrade. */
export function readStoredRequest(text: string): Readable {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    return { email: emailWithin(text), source: null, reason: 'its request is not JSON' };
  }
  const { customer, source } = (request ?? {}) as { customer?: { email?: unknown }; source?: unknown };
  const email = customer?.email;
  const found = { source: typeof source === 'string' ? source : null };
  return typeof email === 'string'
    ? { ...found, email: foldedEmail(email), reason: null }
    : { ...found, email: '', reason: 'its request names no customer' };
}

/** The address in a text that is cut off or spoiled elsewhere, so that the row is still found for its person. */
function emailWithin(text: string): string {
  const [, quoted] = /"email":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  try {
    return quoted === undefined ? '' : foldedEmail(JSON.parse(quoted) as string);
  } catch {
    return '';
  }
}
