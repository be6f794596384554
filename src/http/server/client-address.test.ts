import { describe, expect, it } from 'vitest';
import { clientOf, createClientReader } from './client-address.ts';

describe('clientOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:C000:0201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    ['1', 'unknown'],
    ['0x7f.1', 'unknown'],
    ['192.0.2.1:443', 'unknown'],
    ['unknown', 'unknown'],
  ])('maps the address %j to the client %j', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });
});

describe('the client reader behind trusted proxies', () => {
  const readClient = createClientReader(['loopback', '10.0.0.0/8', '2001:db8:ffff::1']);
  const client = (headers: Record<string, string>, remoteAddress: string | undefined = '127.0.0.1') =>
    readClient({ headers, socket: { remoteAddress } });

  it.each([
    ['192.0.2.9', '192.0.2.9'],
    ['192.0.2.9:4711', '192.0.2.9'],
    ['"192.0.2.9:4711"', '192.0.2.9'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::9]:4711"', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.9]:1', '192.0.2.9'],
    ['1.1.1.1, 192.0.2.9:80, 10.0.0.1:443', '192.0.2.9'],
    ['192.0.2.9, [2001:db8:ffff::1]:443', '192.0.2.9'],
    ['10.0.0.2, 10.0.0.1', '10.0.0.2'],
    ['nonsense', '127.0.0.1'],
    ['192.0.2.9, nonsense', '127.0.0.1'],
    ['192.0.2.9, nonsense, 10.0.0.1', '10.0.0.1'],
    ['[192.0.2.9', '127.0.0.1'],
    ['192.0.2.9:', '127.0.0.1'],
    ['192.0.2.9:80:80', '127.0.0.1'],
    ['', '127.0.0.1'],
    [',', '127.0.0.1'],
  ])('reads X-Forwarded-For: %s as %s', (value, expected) => {
    expect(client({ 'x-forwarded-for': value })).toBe(expected);
  });

  it.each([
    ['for=192.0.2.9', '192.0.2.9'],
    ['for="192.0.2.9:4711"', '192.0.2.9'],
    ['FOR="[2001:db8:1:2::9]:4711";proto=https', '2001:db8:1:2::/64'],
    ['proto=https; For="[2001:db8:1:2::9]";by=10.0.0.1', '2001:db8:1:2::/64'],
    ['for="[2001:db8:1:2::9]:4711";proto=https, for=10.0.0.1', '2001:db8:1:2::/64'],
    ['for=1.1.1.1, for=192.0.2.9', '192.0.2.9'],
    ['for=192.0.2.9;host="a, for=1.1.1.1"', '192.0.2.9'],
    ['host="a;for=1.1.1.1";for=192.0.2.9', '192.0.2.9'],
    ['by=10.0.0.1;for=192.0.2.9, by="10.0.0.2, 10.0.0.3"', '127.0.0.1'],
    ['for=unknown', '127.0.0.1'],
    ['for=_hidden', '127.0.0.1'],
    ['for="_hidden:80", for=10.0.0.7', '10.0.0.7'],
    ['proto=https', '127.0.0.1'],
    ['for="192.0.2.9', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('reads Forwarded: %s as %s', (value, expected) => {
    expect(client({ forwarded: value })).toBe(expected);
  });

  it('prefers X-Forwarded-For to Forwarded', () => {
    expect(client({ 'x-forwarded-for': '192.0.2.9', forwarded: 'for=1.1.1.1' })).toBe('192.0.2.9');
  });

  it('ignores forwarding headers from untrusted peers', () => {
    const forged = { 'x-forwarded-for': '192.0.2.9', forwarded: 'for=192.0.2.9' };
    expect(client(forged, '198.51.100.1')).toBe('198.51.100.1');
    expect(client({ forwarded: 'for=127.0.0.1' }, '198.51.100.1')).toBe('198.51.100.1');
    expect(readClient({ headers: forged, socket: {} })).toBe('unknown');
    expect(createClientReader([])({ headers: forged, socket: { remoteAddress: '::1' } })).toBe(
      '0:0:0:0::/64',
    );
  });

  it.each([
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['loopback', '::ffff:127.0.0.1', true],
    ['linklocal', 'fe80::1%eth0', true],
    ['linklocal', '169.254.1.1', true],
    ['uniquelocal', '192.168.7.7', true],
    ['uniquelocal', 'fd00::1', true],
    ['uniquelocal', 'fc00::1', true],
    ['uniquelocal', '10.255.0.1', true],
    ['uniquelocal', '172.16.0.1', true],
    ['uniquelocal', '172.31.255.1', true],
    ['uniquelocal', '172.32.0.1', false],
    ['uniquelocal', '11.0.0.1', false],
    ['uniquelocal', '192.169.0.1', false],
    ['uniquelocal', 'fe00::1', false],
    ['linklocal', 'febf::1', true],
    ['linklocal', 'fec0::1', false],
    ['linklocal', '169.253.1.1', false],
    ['loopback', '128.0.0.1', false],
    ['loopback', '::2', false],
    ['192.0.2.0/30', '192.0.2.3', true],
    ['192.0.2.0/30', '192.0.2.4', false],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['2001:db8::/32', '2001:DB8:1::1', true],
  ])('with the trusted network %s, trusts the peer %s: %s', (network, remoteAddress, trusted) => {
    const client = createClientReader([network])({
      headers: { 'x-forwarded-for': '203.0.113.5' },
      socket: { remoteAddress },
    });
    expect(client === '203.0.113.5').toBe(trusted);
  });
});
