/** As the service names what one client does. */
export const bucketOf = (client: string): string => `address ${client} submitContactEnquiry`;

/** So many clients as the service names them, each another one: half of them IPv4 addresses, half of them networks of IPv6. */
export function* distinctClients(count: number): Iterable<string> {
  for (let number = 0; number < count; number += 1) {
    const [high, low] = [number >>> 16, number & 0xffff];
    yield number % 2 === 0
      ? `10.${high & 0xff}.${low >>> 8}.${low & 0xff}`
      : `2001:db8:${high.toString(16)}:${low.toString(16)}::/64`;
  }
}
