import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Receiver } from './receiver.ts';
import type { Addresses } from './resolve.ts';

/** Limit of the response body, which is read and discarded. */
const maxResponseBytes = 65_536;

/** Delay before the next address is tried (Happy Eyeballs). */
const nextAddressAfterMs = 1000;

/**
 * Posts a body, and resolves to the response's status. It connects only to the addresses that were checked, without
 * another lookup. The certificate must match the host name. Redirects are not followed.
 */
export function post(
  { url, addresses }: Receiver,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const options = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A new connection for each message: the receiver may have closed a pooled one.
    agent: false,
    lookup: onlyTo(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: nextAddressAfterMs,
    rejectUnauthorized: true,
    signal,
  };
  return new Promise((resolve, reject) => {
    const sent = url.protocol === 'https:' ? secureRequest(url, options) : request(url, options);
    let isAnswered = false;
    sent.on('response', (answer) => {
      isAnswered = true;
      discardBody(answer).then(() => {
        resolve(answer.statusCode ?? 0);
      }, reject);
    });
    sent.on('error', reject);
    sent.on('close', () => {
      if (!isAnswered) reject(Object.assign(new Error('closed'), { code: 'ECONNRESET' }));
    });
    sent.end(body);
  });
}

const onlyTo =
  (addresses: Addresses): LookupFunction =>
  (_host, { all }, found) => {
    const [first] = addresses;
    if (all === true || !first) found(null, [...addresses]);
    else found(null, first.address, first.family);
  };

/** Discards the body up to a limit, since only the status counts. */
async function discardBody(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxResponseBytes) return;
  }
}
