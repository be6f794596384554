import type { IncomingMessage } from 'node:http';
import { ProblemError } from './problems.ts';

/** A host name or an address, with an optional port (RFC 9110, section 7.2). */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d{0,5})?$/i;

const isHost = (text: string): boolean => hostForm.test(text);

/**
 * Rejects requests with several Host headers or a malformed one (RFC 9112, section 3.2): a proxy may have
 * routed by a different host. HTTP/1.0 requests may omit the header.
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
