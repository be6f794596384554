import type { Draw } from './draw.ts';
import { oddText } from './odd-texts.ts';

/** Headers that the service interprets, with meaningful values. */
const meant: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', 'application/json', '*/*', 'text/html;q=0, */*', `${'text/html,'.repeat(200)}*/*`],
  'accept-encoding': ['gzip', 'br', 'identity;q=0', 'gzip;q=0.5, br;q=0.9', '*'],
  'accept-language': ['ga', 'en-IE,en;q=0.5'],
  authorization: ['Bearer x', 'Basic Zm9vOmJhcg==', 'Bearer lintel_live_x'],
  'cache-control': ['no-cache'],
  'content-encoding': ['gzip', 'identity', 'br, gzip'],
  'content-type': [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
  ],
  cookie: ['lintel-form=x', `${'a=b; '.repeat(500)}c=d`, '=;=;', 'lintel-desk=' + 'A'.repeat(43)],
  forwarded: ['for=192.0.2.1', `${'for=192.0.2.1, '.repeat(300)}for=_x`, 'for="[2001:db8::1]:80"'],
  'idempotency-key': ['order-1', 'x'.repeat(256), '"quoted"'],
  'if-modified-since': ['Wed, 21 Oct 2026 07:28:00 GMT', 'yesterday'],
  'if-none-match': ['*', 'W/"x"', `${'"x",'.repeat(1000)}"y"`],
  origin: ['null', 'https://evil.test', 'http://localhost:3000'],
  range: ['bytes=0-1', 'bytes=-1', `bytes=${'0-,'.repeat(500)}0-`, 'bytes=5-1', 'lines=1-2'],
  referer: ['https://evil.test/', 'about:blank'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'none'],
  'user-agent': ['', 'x'.repeat(4000)],
  'x-api-key': ['lintel_live_x', 'x'.repeat(5000), ''],
  'x-forwarded-for': ['192.0.2.1', `${'1.1.1.1, '.repeat(600)}x`, '::ffff:127.0.0.1'],
  'x-forwarded-host': ['evil.test'],
  'x-forwarded-proto': ['https'],
  'mcp-protocol-version': ['2025-06-18', '2026-07-28', 'x'],
  'mcp-session-id': ['x'],
};
export const headerNames = Object.keys(meant);

/** Replaces characters that a client cannot send in a header. */
const writable = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();

/** Odd headers of a request: none for most requests, a few for some. */
export function oddHeaders(draw: Draw): Record<string, string> {
  const count = draw.chance(0.6) ? 0 : 1 + draw.below(3);
  return Object.fromEntries(
    draw.times(count, () => {
      const name = draw.pick(headerNames);
      const value = draw.chance(0.7) ? draw.pick(meant[name] ?? ['']) : writable(oddText(draw, 2000));
      return [name, value];
    }),
  );
}
