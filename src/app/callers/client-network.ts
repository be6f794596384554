/**
 * The network of a client, for limits that changing the address must not evade: the /48 of an IPv6 client, which is what one
 * site may be given. An IPv4 client is its own.
 */
export function networkOf(client: string): string {
  const [, site] = /^((?:[0-9a-f]+:){2}[0-9a-f]+):[0-9a-f]+::\/64$/.exec(client) ?? [];
  return site === undefined ? client : `${site}::/48`;
}
