export function urlOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Hosts that stand for every address of the machine. */
const wildcards = new Set(['0.0.0.0', '[::]']);
/** Hosts that a person on this machine reaches by the name localhost. */
const localNames = new Set(['localhost', '127.0.0.1', '[::1]', ...wildcards]);

/** The base of links where PUBLIC_URL is not set: this service, by a name that works on this machine. */
export function linkBase(host: string, port: number): string {
  return urlOf(localNames.has(hostnameOf(host)) ? 'localhost' : withoutZone(host), port);
}

/** Whether the service listens on every address there is, so that none of them is the one to name in a link. */
export function isWildcard(host: string): boolean {
  return wildcards.has(hostnameOf(host));
}

/** One spelling for each host: `::0` is `[::]`. */
const hostnameOf = (host: string) => new URL(urlOf(withoutZone(host), 0)).hostname;

/** A link-local address may name a network interface (`%eth0`), which means nothing in a link. */
const withoutZone = (host: string) => host.replace(/%.*$/, '');
