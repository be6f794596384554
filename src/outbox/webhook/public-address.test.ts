import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:400b:c00::71'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '127.255.255.254'],
  ['this machine', '::1'],
  ['no address', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['no address', '::'],
  ['private', '10.0.0.5'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by the customers of a provider', '100.64.0.1'],
  ['of this link, and where clouds tell secrets', '169.254.169.254'],
  ['of this link', 'fe80::1'],
  ['of this link, with its zone', 'fe80::1%eth0'],
  ['unique local', 'fc00::1'],
  ['unique local, and where clouds tell secrets', 'fd00:ec2::254'],
  ['of a site, long ago', 'fec0::1'],
  ['for many', '224.0.0.1'],
  ['for many', 'ff02::1'],
  ['for all', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['reserved', '192.0.0.8'],
  ['for benchmarks', '198.18.0.1'],
  ['for benchmarks', '2001:2::1'],
  ['for documentation', '192.0.2.1'],
  ['for documentation', '198.51.100.7'],
  ['for documentation', '203.0.113.9'],
  ['for documentation', '2001:db8::1'],
  ['for documentation', '3fff::1'],
  ['IPv4 mapped into IPv6', '::ffff:127.0.0.1'],
  ['IPv4 mapped into IPv6', '::ffff:8.8.8.8'],
  ['IPv4 translated', '::ffff:0:10.0.0.5'],
  ['IPv4 inside of IPv6, long ago', '::127.0.0.1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:53aa:64c::1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::a00:5'],
  ['thrown away', '100::1'],
  ['segment routing', '5f00::1'],
  ['of no range that is handed out', '4000::1'],
])('%s is not public: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
