import { BlockList, isIP, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What counts as one client: an IPv4 address, or the /64 that one IPv6 subscriber gets. Mapped IPv4 is IPv4. */
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
 * Finds who is behind the proxies that are trusted, from the nearest hop on: each trusted one vouches for the one before
 * it. One that vouches for nonsense is itself the client, and what anybody else says is not heard.
 */
export function createClientReader(trustProxy: readonly string[]): (request: Addressed) => string {
  const isTrusted = trustOf(trustProxy);
  /** Who is at the other end of a connection does not change: a client, or null where it is a proxy. */
  const ends = new WeakMap<Addressed['socket'], string | null>();

  function endOf(socket: Addressed['socket']): string | null {
    const known = ends.get(socket);
    if (known !== undefined) return known;
    const address = socket.remoteAddress ?? '';
    const end = isTrusted(address) ? null : clientOf(address);
    // Of one that is closed already the address is not known any more.
    if (address !== '') ends.set(socket, end);
    return end;
  }

  return ({ headers, socket }) => {
    const end = endOf(socket);
    if (end !== null) return end;
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
 * The hops in the order of the headers. X-Forwarded-For counts where both stand: proxies that write it pass on whatever
 * `Forwarded` a client made up.
 */
function namedHops(headers: Addressed['headers']): string[] {
  const [list, standard] = [headers['x-forwarded-for'], headers['forwarded']];
  if (list !== undefined) return String(list).split(',');
  if (standard === undefined) return [];
  return splitOutsideQuotes(String(standard), ',').map(forOf);
}

/** RFC 7239: `for="[2001:db8::1]:4711";proto=https`. */
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

/** An address without the quotes, brackets and port that proxies write around it; null where it is none. */
function bareAddress(named: string): string | null {
  const text = named.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\](?::[\w.-]+)?|([\d.]+):[\w.-]+)$/.exec(text) ?? [];
  const address = withoutZone(inBrackets ?? beforePort ?? text);
  return isIP(address) === 0 ? null : address;
}

const withoutZone = (address: string) => address.split('%', 1)[0] ?? address;

/** The names TRUST_PROXY may have in place of ranges. */
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
