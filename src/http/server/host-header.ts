import type { IncomingMessage } from 'node:http';
import { ProblemError } from './problems.ts';

/** A host name or an address, with an optional port (RFC 9110, section 7.2). */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d{0,5})?$/i;

const isHost = (text: string): boolean => hostForm.test(text);

/**
 * Rejects a request that does not say clearly which host it is for (RFC 9112, section 3.2): a proxy may have read the other
 * Host. HTTP/1.0 need not have one.
 */
export function checkHostHeader(request: IncomingMessage): void {
  const fault = hostFault(request);
  if (fault !== null) throw new ProblemError('malformed_http', fault);
}

export function hostFault({ httpVersion, rawHeaders }: IncomingMessage): string | null {
  let host: string | undefined;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue;
    if (host !== undefined) return 'The request has more than one Host header.';
    host = rawHeaders[i + 1] ?? '';
  }
  if (host === undefined) return httpVersion === '1.1' ? 'The request has no Host header.' : null;
  return isHost(host.trim()) ? null : 'The Host header is not a host name or an address.';
}
