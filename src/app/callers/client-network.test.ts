import { expect, it } from 'vitest';
import { networkOf } from './client-network.ts';

it.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('the network of the client %s is %s', (client, network) => {
  expect(networkOf(client)).toBe(network);
});
