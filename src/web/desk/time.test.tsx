import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { Time } from './time.tsx';

it.each([
  ['2026-03-02T10:05:00Z', '2 Mar 2026, 10:05'],
  ['2026-07-06T23:30:00Z', '7 Jul 2026, 00:30'],
])('the time %s is shown in Dublin time, whatever the time zone of the server', (moment, shown) => {
  const at = Date.parse(moment);
  expect(renderToString(<Time at={at} />)).toBe(
    `<time datetime="${moment.replace('Z', '.000Z')}">${shown}</time>`,
  );
});
