import { describe, expect, it } from 'vitest';
import { type TestService, startService } from '../support/service.ts';
import { contactPath, post } from './requests.ts';

const oneEach = { RATE_LIMIT_ANONYMOUS: '1/1m' };

/**
 * Whether the rate limit counts two requests as one client: with a limit of one call, the second is refused.
 */
async function areOneClient(
  service: TestService,
  first: { from: string; forwarded?: string },
  second: { from: string; forwarded?: string },
): Promise<boolean> {
  const statuses = [];
  for (const { from, forwarded } of [first, second]) {
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    statuses.push((await post(service, contactPath, '{}', { from, headers })).statusCode);
  }
  expect(statuses[0]).toBe(400);
  return statuses[1] === 429;
}

describe('two requests count against the rate limit as', () => {
  it.each([
    ['one client: the same IPv4 address', '192.0.2.1', '192.0.2.1', true],
    ['two clients: another IPv4 address', '192.0.2.1', '192.0.2.2', false],
    ['one client: the same IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
    ['two clients: another IPv6 /64', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['one client: a mapped IPv4 address and the address itself', '::ffff:192.0.2.1', '192.0.2.1', true],
    ['one client: a mapped address in hexadecimal', '::ffff:c000:201', '192.0.2.1', true],
    ['two clients: two mapped addresses', '::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
    ['one client: an address in another spelling', '2001:0DB8:0001:0002::1', '2001:db8:1:2::9', true],
    ['one client: an address with a zone', 'fe80::1%eth0', 'fe80::2', true],
  ])('%s', async (_name, first, second, one) => {
    const service = await startService('embedded', { env: oneEach });
    expect(await areOneClient(service, { from: first }, { from: second })).toBe(one);
  });
});

describe('the header X-Forwarded-For', () => {
  it('is ignored without TRUST_PROXY', async () => {
    const service = await startService('embedded', { env: oneEach });
    const from = '127.0.0.1';
    expect(
      await areOneClient(service, { from, forwarded: '192.0.2.1' }, { from, forwarded: '192.0.2.2' }),
    ).toBe(true);
  });

  const proxied = { ...oneEach, TRUST_PROXY: 'loopback, 10.0.0.0/8, 2001:db8:ffff::1' };

  it.each([
    ['from a trusted loopback address', '127.0.0.1', '192.0.2.1', '192.0.2.2', false],
    ['from a mapped loopback address', '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.2', false],
    ['from a trusted range', '10.1.2.3', '192.0.2.1', '192.0.2.2', false],
    ['from a trusted IPv6 address', '2001:db8:ffff::1', '192.0.2.1', '192.0.2.2', false],
    ['nothing from an untrusted address', '198.51.100.1', '192.0.2.1', '192.0.2.2', true],
    ['only the nearest untrusted address', '127.0.0.1', '1.1.1.1, 192.0.2.1', '2.2.2.2, 192.0.2.1', true],
    ['through a chain of trusted proxies', '127.0.0.1', '192.0.2.1, 10.0.0.9', '192.0.2.2, 10.0.0.9', false],
    ['an address with a port', '127.0.0.1', '192.0.2.1:4711', '192.0.2.2:4711', false],
    ['one client whatever its port', '127.0.0.1', '192.0.2.1:4711', '192.0.2.1:4712', true],
    [
      'an address with brackets and a port',
      '127.0.0.1',
      '[2001:db8:1:2::1]:4711',
      '[2001:db8:1:3::1]:4711',
      false,
    ],
    ['an address in quotes', '127.0.0.1', '"192.0.2.1"', '"192.0.2.2"', false],
    ['IPv6 addresses by their /64', '127.0.0.1', '2001:db8:1:2::1', '2001:db8:1:2::2', true],
    ['no malformed value', '127.0.0.1', 'nonsense', 'other nonsense', true],
    ['no empty value', '127.0.0.1', '', '', true],
  ])('counts %s', async (_name, from, first, second, one) => {
    const service = await startService('embedded', { env: proxied });
    expect(await areOneClient(service, { from, forwarded: first }, { from, forwarded: second })).toBe(one);
  });

  it('is ignored from an untrusted peer, even with a trusted address', async () => {
    const service = await startService('embedded', { env: proxied });
    const stranger = { from: '198.51.100.1', forwarded: '127.0.0.1' };
    expect(await areOneClient(service, { from: '198.51.100.1' }, stranger)).toBe(true);
  });

  it.each(['x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'])(
    'is the only header that counts: %s is ignored',
    async (header) => {
      const service = await startService('embedded', { env: proxied });
      const statuses = [];
      for (const address of ['192.0.2.1', '192.0.2.2']) {
        const headers = { [header]: address };
        statuses.push((await post(service, contactPath, '{}', { from: '127.0.0.1', headers })).statusCode);
      }
      expect(statuses).toEqual([400, 429]);
    },
  );
});

describe('the header Forwarded', () => {
  const env = { ...oneEach, TRUST_PROXY: 'loopback, 10.0.0.0/8' };

  it.each([
    ['is used from a trusted proxy', '127.0.0.1', 'for=192.0.2.1', 'for=192.0.2.2', false],
    [
      'is used with IPv6, ports and a proxy chain',
      '127.0.0.1',
      'for="[2001:db8:1:2::1]:4711";proto=https, for=10.0.0.9',
      'for="[2001:db8:1:3::1]:4711";proto=https, for=10.0.0.9',
      false,
    ],
    ['is ignored from untrusted peers', '198.51.100.1', 'for=192.0.2.1', 'for=192.0.2.2', true],
    ['is ignored if malformed', '127.0.0.1', 'for=_a', 'for=_b', true],
  ])('%s', async (_name, from, first, second, one) => {
    const service = await startService('embedded', { env });
    const statuses = [];
    for (const forwarded of [first, second])
      statuses.push((await post(service, contactPath, '{}', { from, headers: { forwarded } })).statusCode);
    expect(statuses).toEqual([400, one ? 429 : 400]);
  });
});
