import { describe, expect, it } from 'vitest';
import { clientOf, clientOfRequest } from './client-address.ts';

describe('a client', () => {
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
  ])('at %j is %j', (address, client) => {
    expect(clientOf(address)).toBe(client);
  });

  it('is the proxy itself when the proxy vouches for nonsense', () => {
    const socket = { remoteAddress: '10.0.0.1' };
    expect(clientOfRequest({ ip: '192.0.2.9', socket })).toBe('192.0.2.9');
    expect(clientOfRequest({ ip: '_hidden', socket })).toBe('10.0.0.1');
    expect(clientOfRequest({ ip: '', socket: {} })).toBe('unknown');
  });
});
