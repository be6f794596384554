import ipaddr from 'ipaddr.js';

/** What the internet at large is made of; outside of it are all the forms in which IPv6 carries other networks. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: none of our own machine or network, none that is carried inside of
 * another (mapped, 6to4, Teredo, NAT64), none that is reserved, shared, or there for documentation.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}
