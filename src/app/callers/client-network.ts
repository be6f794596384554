/**
 * The network of a client, for limits that a client must not evade by changing its address: the /48 of an
 * IPv6 address, which a single site may own; an IPv4 address itself.
 */
export function networkOf(client: string): string {
  const [, site] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(client) ?? [];
  return site === undefined ? client : `${site}::/48`;
}
