import { describe, expect, it } from 'vitest';
import { isWildcard, linkBase } from './link-base.ts';

describe('links without PUBLIC_URL', () => {
  it.each([
    ['localhost', 'http://localhost:3000'],
    ['LOCALHOST', 'http://localhost:3000'],
    ['127.0.0.1', 'http://localhost:3000'],
    ['::1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['::', 'http://localhost:3000'],
    ['0:0:0:0:0:0:0:0', 'http://localhost:3000'],
    ['127.0.0.2', 'http://127.0.0.2:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['2001:db8::7', 'http://[2001:db8::7]:3000'],
    ['fe80::7%eth0', 'http://[fe80::7]:3000'],
    ['doors.example.ie', 'http://doors.example.ie:3000'],
  ])('of a service on %s start with %s', (host, base) => {
    expect(linkBase(host, 3000)).toBe(base);
    expect(URL.canParse(base)).toBe(true);
  });
});

it('isWildcard recognises the addresses that stand for all interfaces', () => {
  const hosts = ['0.0.0.0', '::', '::0', 'localhost', '127.0.0.1', '::1', '192.0.2.7', 'doors.example.ie'];
  expect(hosts.filter(isWildcard)).toEqual(['0.0.0.0', '::', '::0']);
});
