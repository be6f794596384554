import { DamagedError } from '../../app/shared/damaged.ts';
import type { EnquiryRequest } from '../../app/enquiries/enquiry.ts';

/**
 * The one place where JSON of a row is read. A disk may have spoiled it: that must name the row, so that somebody can put it
 * back, and not tell what is in it, as JSON.parse itself would, for it is somebody's details and errors are logged.
 */
export function storedJson(text: string, row: string): unknown {
  const value = jsonIn(text);
  if (value === undefined) throw damaged(row);
  return value;
}

/** The same of what was sent. Whoever reads it counts on a name and an address, also where the rest is JSON by chance. */
export function storedRequest(text: string, row: string): EnquiryRequest {
  const request = readableRequest(text);
  if (!request) throw damaged(row);
  return request;
}

/** Null where it cannot be read, for those who go on without it. */
export function readableRequest(text: string): EnquiryRequest | null {
  const request = jsonIn(text) as Partial<EnquiryRequest> | null | undefined;
  const { name, email } = request?.customer ?? {};
  return typeof name === 'string' && typeof email === 'string' ? (request as EnquiryRequest) : null;
}

/** Undefined where it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export const damaged = (row: string): DamagedError =>
  new DamagedError(`${row} cannot be read: what is stored of it is damaged`);
