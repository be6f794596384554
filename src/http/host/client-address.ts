import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What counts as one client: an IPv4 address, or the /64 that one IPv6 subscriber gets. Mapped IPv4 is IPv4. */
export function clientOf(address: string): string {
  const bare = address.split('%', 1)[0] ?? address;
  if (isIP(bare) === 0) return 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** The address a trusted proxy vouches for; when it vouches for nonsense, the proxy's own. */
export function clientOfRequest(request: {
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}): string {
  const client = clientOf(request.ip);
  return client === 'unknown' ? clientOf(request.socket.remoteAddress ?? '') : client;
}
