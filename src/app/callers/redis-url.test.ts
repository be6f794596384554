import { describe, expect, it } from 'vitest';
import { parseRedisUrl } from './redis-url.ts';

const plain = { host: 'redis.example.ie', port: 6379, encrypted: false, login: null, database: 0 };

describe('the URL of the shared Redis', () => {
  it.each([
    ['redis://redis.example.ie', plain],
    ['REDIS://redis.example.ie/', plain],
    ['redis://redis.example.ie:80', { ...plain, port: 80 }],
    ['rediss://redis.example.ie:6380/15', { ...plain, encrypted: true, port: 6380, database: 15 }],
    ['redis://[::1]', { ...plain, host: '::1' }],
    ['redis://:p%40ss@redis.example.ie', { ...plain, login: { user: null, password: 'p@ss' } }],
    ['redis://lintel:word@redis.example.ie', { ...plain, login: { user: 'lintel', password: 'word' } }],
  ])('is parsed from %s', (text, server) => {
    expect(parseRedisUrl(text)).toEqual(server);
  });

  it.each([
    'redis.example.ie',
    'redis.example.ie:6379',
    'http://redis.example.ie',
    'redis://',
    'redis://:6379',
    'redis://lintel@redis.example.ie',
    'redis://:%zz@redis.example.ie',
    'redis://redis.example.ie/zero',
    'redis://redis.example.ie/0/1',
    'redis://redis.example.ie?db=1',
    'redis://redis.example.ie:99999',
    'redis://redis example.ie',
    'redis://one.example.ie,two.example.ie',
  ])('is not parsed from %j', (text) => {
    expect(parseRedisUrl(text)).toBeNull();
  });
});
