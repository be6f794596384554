export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Addresses that stand for all interfaces. */
const wildcards = new Set(['0.0.0.0', '[::]']);
/** Hosts that can be reached as localhost from this machine. */
const localNames = new Set(['localhost', '127.0.0.1', '[::1]', ...wildcards]);

/** Base URL of links if PUBLIC_URL is not set. It works on this machine only. */
export function linkBase(host: string, port: number): string {
  return urlOf(localNames.has(hostnameOf(host)) ? 'localhost' : withoutZone(host), port);
}

/** Whether the service listens on all interfaces, so that no single address is right for links. */
export function isWildcard(host: string): boolean {
  return wildcards.has(hostnameOf(host));
}

/** Canonical form of a host: `::0` becomes `[::]`. */
const hostnameOf = (host: string) => new URL(urlOf(withoutZone(host), 0)).hostname;

/** Removes the network interface of a link-local address (`%eth0`), which means nothing in a link. */
const withoutZone = (host: string) => host.replace(/%.*$/, '');
