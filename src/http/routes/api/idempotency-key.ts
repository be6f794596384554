import { bounds } from '../../../contract/bounds.ts';
import { ProblemError } from '../../server/problems.ts';

const headerName = 'Idempotency-Key';
const longest = bounds.longestRetryKey;

/**
 * The idempotency key of a request. The header may be quoted, as in the draft standard, or unquoted, as most
 * clients send it. Clients that cannot set headers may send the key in the body; the header takes precedence.
 */
export function idempotencyKeyOf(
  header: string | string[] | undefined,
  inBody: string | null,
): string | null {
  if (header === undefined) return inBody;
  const text = String(header).trim();
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text)?.[1];
  const key = quoted === undefined ? text : quoted.replace(/\\(["\\])/g, '$1');
  if (key === '' || key.length > longest || !/^[\x20-\x7e]+$/.test(key)) {
    const message = `${headerName} must be 1 to ${longest} printable ASCII characters.`;
    throw new ProblemError('invalid_request', message, {
      errors: [{ pointer: '', field: headerName, message }],
    });
  }
  return key;
}
