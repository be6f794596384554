import { foldedEmail } from '../../../domain/enquiry/email.ts';

/** A row that a migration could not read, and left unchanged. */
export interface DamagedRow {
  readonly table: string;
  readonly id: string;
  readonly reason: string;
}

export type NoteDamaged = (row: DamagedRow) => void;

interface Readable {
  /** Empty if the address cannot be read. */
  readonly email: string;
  readonly source: string | null;
  /** Why the request is damaged; null if it is intact. */
  readonly reason: string | null;
}

/**
 * The fields that migrations need, read even from a damaged request: one bad row must not block the upgrade.
 */
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

/** The address in a truncated or damaged text, so that exports and erasures still find the row. */
function emailWithin(text: string): string {
  const [, quoted] = /"email":("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  try {
    return quoted === undefined ? '' : foldedEmail(JSON.parse(quoted) as string);
  } catch {
    return '';
  }
}
