import { type IncomingMessage, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Receiver } from './receiver.ts';
import type { Addresses } from './resolve.ts';

/** Of an answer, which nobody reads. */
const mostAnswerBytes = 65_536;

/** Where a name has several addresses, how long one of them is waited for before the next is tried. */
const nextAddressAfterMs = 1000;

/**
 * Posts a body and gives the status of the answer, once that is read or long enough. It connects to the addresses that
 * were judged and asks no name server again; the certificate is held to the name. No redirect is followed.
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
    // A connection for each message: none is kept that a receiver may have closed meanwhile.
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
      readAway(answer).then(() => {
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

/** A receiver that has much to say is cut short: its status is known by then. */
async function readAway(answer: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostAnswerBytes) return;
  }
}
