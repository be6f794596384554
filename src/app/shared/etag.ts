import { createHash } from 'node:crypto';

/** A strong ETag: the hash of the content. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** Evaluates If-None-Match as in RFC 9110: weak comparison, any of a list, or `*`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
