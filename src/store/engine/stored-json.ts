import { DamagedError } from '../../app/shared/damaged.ts';
import type { EnquiryRequest } from '../../app/enquiries/enquiry.ts';

/**
 * Parses the JSON of a row. For damaged JSON the error names the row, so that the operator can restore it. It does
 * not quote the text, as JSON.parse would: errors are logged, and the text is personal data.
 */
export function storedJson(text: string, row: string): unknown {
  const value = jsonIn(text);
  if (value === undefined) throw damaged(row);
  return value;
}

/** Parses the request of a row. Callers rely on name and email, so a request without them counts as damaged. */
export function storedRequest(text: string, row: string): EnquiryRequest {
  const request = readableRequest(text);
  if (!request) throw damaged(row);
  return request;
}

/** The request; null if it is damaged. */
export function readableRequest(text: string): EnquiryRequest | null {
  const request = jsonIn(text) as Partial<EnquiryRequest> | null | undefined;
  const { name, email } = request?.customer ?? {};
  return typeof name === 'string' && typeof email === 'string' ? (request as EnquiryRequest) : null;
}

/** The parsed text; undefined if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const damaged = (row: string): DamagedError =>
  new DamagedError(`${row} cannot be read: what is stored of it is damaged`);
