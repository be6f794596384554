import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { Addresses, Resolve } from './resolve.ts';

/** Thrown if a URL cannot be used; the message completes a sentence that begins with the URL. */
export class UnfitReceiver extends Error {
  override readonly name = 'UnfitReceiver';
}

/** The URL of a message, and the addresses it may be sent to. */
export interface Receiver {
  readonly url: URL;
  readonly addresses: Addresses;
}

export interface ReceiverRules {
  /** Whether private addresses and http are allowed. */
  readonly allowPrivate: boolean;
  readonly resolve: Resolve;
}

const longestUrl = 2000;

/**
 * Resolves a URL, and rejects it if any address is not public, against SSRF. The message is sent to these addresses
 * only, so DNS rebinding has no effect.
 */
export async function findReceiver(
  address: string,
  { allowPrivate, resolve }: ReceiverRules,
): Promise<Receiver> {
  const url = readAddress(address, allowPrivate);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new UnfitReceiver('the name does not resolve');
  if (!allowPrivate && addresses.some((each) => !isPublicAddress(each.address))) {
    // Leaves out the address, which would reveal the operator's network at the desk and in mails.
    throw new UnfitReceiver('leads to an address that is not allowed; WEBHOOK_PRIVATE=allow would permit it');
  }
  return { url, addresses };
}

function readAddress(address: string, allowPrivate: boolean): URL {
  if (!URL.canParse(address)) throw new UnfitReceiver('is not a web address');
  const url = new URL(address);
  if (url.protocol === 'http:' && !allowPrivate) {
    throw new UnfitReceiver('must start with https://; WEBHOOK_PRIVATE=allow would permit http');
  }
  if (!/^https?:$/.test(url.protocol)) throw new UnfitReceiver('must start with https://');
  if (url.username !== '' || url.password !== '') {
    throw new UnfitReceiver('must not hold a user name or a password');
  }
  if (url.href.length > longestUrl) throw new UnfitReceiver(`is longer than ${longestUrl} characters`);
  return url;
}
