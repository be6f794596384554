import { createHash } from 'node:crypto';

/** A strong ETag: the same bytes, and only they, have the same one. */
export const etagOf = (content: string | Uint8Array): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;

/** As RFC 9110 compares for GET and HEAD: weakly, any of a list, or `*`. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag);
}
