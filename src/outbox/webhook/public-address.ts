import ipaddr from 'ipaddr.js';

/** Global unicast addresses. All IPv6 forms that embed other networks are outside of this range. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address is public: not local or private, not embedded in another form (mapped, 6to4, Teredo, NAT64),
 * and not reserved, shared or for documentation.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}
