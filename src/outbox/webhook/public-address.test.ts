import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:400b:c00::71'])(
  'the address %s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['unspecified', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['unspecified', '::'],
  ['private', '10.0.0.5'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local (cloud metadata)', '169.254.169.254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['unique local', 'fc00::1'],
  ['unique local (cloud metadata)', 'fd00:ec2::254'],
  ['site-local (deprecated)', 'fec0::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['reserved', '192.0.0.8'],
  ['benchmarking', '198.18.0.1'],
  ['benchmarking', '2001:2::1'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.7'],
  ['documentation', '203.0.113.9'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-translated', '::ffff:0:10.0.0.5'],
  ['IPv4-compatible (deprecated)', '::127.0.0.1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:53aa:64c::1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:5'],
  ['discard-only', '100::1'],
  ['segment routing', '5f00::1'],
  ['unallocated', '4000::1'],
])('the address %s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
