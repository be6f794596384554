/** The rate limit bucket of a client, as in the service. */
export const bucketOf = (client: string): string => `address ${client} submitContactEnquiry`;

/** Distinct clients as the service names them, half IPv4 addresses and half IPv6 networks. */
export function* distinctClients(count: number): Iterable<string> {
  for (let number = 0; number < count; number += 1) {
    const [high, low] = [number >>> 16, number & 0xffff];
    yield number % 2 === 0
      ? `10.${high & 0xff}.${low >>> 8}.${low & 0xff}`
      : `2001:db8:${high.toString(16)}:${low.toString(16)}::/64`;
  }
}
