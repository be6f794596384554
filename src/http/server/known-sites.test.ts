import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { checkSite } from './known-sites.ts';

function verdictOf(publicUrl: string, host: string, origin?: string): string {
  const headers = origin === undefined ? {} : { origin };
  try {
    checkSite({ host, headers } as FastifyRequest, publicUrl);
    return 'taken';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('checkSite on a loopback address', () => {
  const own = 'http://localhost:3000';

  it.each([
    ['localhost:3000', 'taken'],
    ['localhost', 'taken'],
    ['127.0.0.1:3000', 'taken'],
    ['127.8.9.1:3000', 'taken'],
    ['[::1]:3000', 'taken'],
    ['localhost.evil.example', 'misdirected_request'],
    ['evil.example', 'misdirected_request'],
    ['127.0.0.1.evil.example', 'misdirected_request'],
    ['', 'misdirected_request'],
    ['a b', 'misdirected_request'],
  ])('accepts only loopback names as Host: %j is %s', (host, verdict) => {
    expect(verdictOf(own, host)).toBe(verdict);
  });

  it.each([
    ['http://localhost:3000', 'taken'],
    ['http://localhost:5173', 'taken'],
    ['https://127.0.0.1', 'taken'],
    ['http://[::1]:8080', 'taken'],
    ['http://localhost:5173/page', 'origin_not_allowed'],
    ['http://localhost.evil.example', 'origin_not_allowed'],
    ['https://evil.example', 'origin_not_allowed'],
    ['null', 'origin_not_allowed'],
    ['', 'origin_not_allowed'],
  ])('accepts only origins of this machine: %j is %s', (origin, verdict) => {
    expect(verdictOf(own, 'localhost:3000', origin)).toBe(verdict);
  });
});

describe('checkSite on a public address', () => {
  const own = 'https://doors.example.ie';

  it.each([
    ['doors.example.ie', undefined, 'taken'],
    ['doors.example.ie:8443', undefined, 'taken'],
    ['DOORS.example.ie', undefined, 'taken'],
    ['localhost', undefined, 'misdirected_request'],
    ['doors.example.ie', 'https://doors.example.ie', 'taken'],
    ['doors.example.ie', 'http://doors.example.ie', 'origin_not_allowed'],
    ['doors.example.ie', 'https://doors.example.ie:8443', 'origin_not_allowed'],
    ['doors.example.ie', 'http://localhost:5173', 'origin_not_allowed'],
  ])('accepts only the public host, with its own Origin or none: %s, %s is %s', (host, origin, verdict) => {
    expect(verdictOf(own, host, origin)).toBe(verdict);
  });
});
