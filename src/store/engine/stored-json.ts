import { DamagedError } from '../../app/shared/damaged.ts';
import type { EnquiryRequest } from '../../app/enquiries/enquiry.ts';

/**
 * Parses JSON of a row. If it is damaged, the error names the row, so that the operator can restore it, but not the
 * text, as JSON.parse would: errors are logged, and the text is personal data.
 */
export function storedJson(text: string, row: string): unknown {
  const value = jsonIn(text);
  if (value === undefined) throw damaged(row);
  return value;
}

/** The same for a request. Callers rely on name and email, so their absence counts as damage. */
export function storedRequest(text: string, row: string): EnquiryRequest {
  const request = readableRequest(text);
  if (!request) throw damaged(row);
  return request;
}

/** Null if it is damaged. */
export function readableRequest(text: string): EnquiryRequest | null {
  const request = jsonIn(text) as Partial<EnquiryRequest> | null | undefined;
  const { name, email } = request?.customer ?? {};
  return typeof name === 'string' && typeof email === 'string' ? (request as EnquiryRequest) : null;
}

/** Undefined if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const damaged = (row: string): DamagedError =>
  new DamagedError(`${row} cannot be read: what is stored of it is damaged`);
