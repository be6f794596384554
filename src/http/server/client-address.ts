import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The client of an address: an IPv4 address, or the /64 network of an IPv6 subscriber. Mapped IPv4 counts as IPv4.
 */
export function clientOf(address: string): string {
  const bare = withoutZone(address);
  if (isIP(bare) === 0) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

interface Addressed {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * Creates a function that finds the client behind trusted proxies. It starts at the nearest hop; each trusted
 * hop vouches for the previous hop. A trusted hop that forwards garbage counts as the client itself. Headers
 * of untrusted peers are ignored.
 */
export function createClientReader(trustProxy: readonly string[]): (request: Addressed) => string {
  const isTrusted = trustOf(trustProxy);
  /** Result for the peer of each connection, which never changes: a client, or null for a trusted proxy. */
  const peers = new WeakMap<Addressed['socket'], string | null>();

  function peerOf(socket: Addressed['socket']): string | null {
    const known = peers.get(socket);
    if (known !== undefined) return known;
    const address = socket.remoteAddress ?? '';
    const peer = isTrusted(address) ? null : clientOf(address);
    // Not cached for a closed socket, whose address is unknown.
    if (address !== '') peers.set(socket, peer);
    return peer;
  }

  return ({ headers, socket }) => {
    const peer = peerOf(socket);
    if (peer !== null) return peer;
    let address = socket.remoteAddress ?? '';
    for (const named of namedHops(headers).reverse()) {
      const hop = bareAddress(named);
      if (hop === null) break;
      address = hop;
      if (!isTrusted(address)) break;
    }
    return clientOf(address);
  };
}

/**
 * The forwarded hops in header order. X-Forwarded-For takes precedence: proxies that set it pass on
 * `Forwarded` unchanged, which the client may have forged.
 */
function namedHops(headers: Addressed['headers']): string[] {
  const [list, standard] = [headers['x-forwarded-for'], headers['forwarded']];
  if (list !== undefined) return String(list).split(',');
  if (standard === undefined) return [];
  return splitOutsideQuotes(String(standard), ',').map(forOf);
}

/** The `for` value of an element of Forwarded (RFC 7239), such as `for="[2001:db8::1]:4711";proto=https`. */
function forOf(element: string): string {
  for (const pair of splitOutsideQuotes(element, ';')) {
    const [, value] = /^\s*for\s*=(.*)$/is.exec(pair) ?? [];
    if (value !== undefined) return value;
  }
  return '';
}

function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === separator && !quoted) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}

/** The address without quotes, brackets and port; null if the text is not an address. */
function bareAddress(named: string): string | null {
  const text = named.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::[\w.-]+)?|([\d.]+):[\w.-]+)$/.exec(text) ?? [];
  const address = withoutZone(inBrackets ?? beforePort ?? text);
  return isIP(address) === 0 ? null : address;
}

const withoutZone = (address: string) => address.split('%', 1)[0] ?? address;

/** Address ranges that TRUST_PROXY accepts by name. */
const namedNetworks: Readonly<Partial<Record<string, readonly string[]>>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function trustOf(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks.flatMap((each) => namedNetworks[each] ?? [each])) {
    const [address = '', prefix] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const bare = withoutZone(address);
    if (isIP(bare) === 0) return false;
    const plain = ipaddr.process(bare);
    return trusted.check(plain.toString(), plain.kind());
  };
}
