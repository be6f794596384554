import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createFormTokens, isOwnOrigin } from './form-token.ts';

const publicUrl = 'https://doors.example.ie';
const tokens = createFormTokens(() => publicUrl);
const cookieName = '__Host-lintel-form';
const request = (headers: Record<string, string>) => ({ headers }) as unknown as FastifyRequest;

function issued(cookie = '') {
  let set = '';
  const reply = { header: (_name: string, value: string) => void (set = value) };
  const token = tokens.issue(request({ cookie }), reply as unknown as FastifyReply);
  return { token, cookie: set.split(';', 1)[0] ?? '' };
}

describe('the CSRF token', () => {
  it('differs on every page, and is valid only with the cookie it was issued with', () => {
    const first = issued();
    const again = issued(`other=1; ${first.cookie}`);
    expect(again.cookie).toBe('');
    expect(again.token).not.toBe(first.token);
    const own = request({ cookie: first.cookie });
    expect([tokens.isValid(own, first.token), tokens.isValid(own, again.token)]).toEqual([true, true]);
    expect(tokens.isValid(request({ cookie: issued().cookie }), first.token)).toBe(false);
  });

  it('is refused if it is truncated, extended or equal to the cookie value', () => {
    const { token, cookie } = issued();
    const own = request({ cookie });
    for (const wrong of [
      cookie.slice(cookieName.length + 1),
      token.slice(0, -4),
      `${token}AAAA`,
      '',
      undefined,
    ])
      expect(tokens.isValid(own, wrong), String(wrong)).toBe(false);
  });

  it.each(['AAAA', `${'A'.repeat(22)}AAAA`, ''])(
    'is issued with a new cookie if the browser has a damaged one: %j',
    (value) => {
      expect(issued(`${cookieName}=${value}`).cookie).toMatch(/^__Host-lintel-form=[\w-]{22}$/);
    },
  );
});

it.each([
  ['the public URL behind a proxy that changes the host', { origin: publicUrl, host: 'inside:3000' }, true],
  ['the Host header', { origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
  ['the same over HTTPS', { origin: 'https://showroom.example', host: 'showroom.example' }, true],
  ['another site', { origin: 'https://evil.example', host: 'doors.example.ie' }, false],
  ['a host with ours as a prefix', { origin: 'http://localhost:30001', host: 'localhost:3000' }, false],
  ['no Origin header', { host: 'doors.example.ie' }, true],
])('isOwnOrigin compares the origin of a form with ours: %s', (_, headers, isOurs) => {
  expect(isOwnOrigin(request(headers), publicUrl)).toBe(isOurs);
  expect(isOwnOrigin(request(headers), `${publicUrl}/base`)).toBe(isOurs);
});
