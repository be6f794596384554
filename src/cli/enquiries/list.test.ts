import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '../../../tests/support/enquiries.ts';
import { startService } from '../../../tests/support/service.ts';
import { readConfig } from '../../config.ts';
import { findEnquiries } from './list.ts';

const { isTTY } = process.stderr;
const erased = '\r\u001b[2K';
/** All that is seen at a terminal, in its order. */
let screen = '';
let now = 0;
beforeEach(() => {
  screen = '';
  now = 0;
  process.stderr.isTTY = true;
  const show = (text: unknown) => {
    screen += String(text);
    return true;
  };
  vi.spyOn(process.stderr, 'write').mockImplementation(show);
  vi.spyOn(process.stdout, 'write').mockImplementation(show);
});
afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.restoreAllMocks();
});

it('shows how many enquiries were looked through, and never in the middle of what was found', async () => {
  const { server, env } = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  for (const number of [1, 2, 3])
    await server.inject({ method: 'POST', url: '/api/contact', payload: contact(number) });
  // So long after each other that every step is shown.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  await findEnquiries([contact(2).customer.email], readConfig(env));
  const looked = (count: number) => `${erased}${count} of 3 enquiries looked through`;
  const [heading = '', row = '', ...rest] = screen
    .replaceAll(/\r\u001b\[2K(?:\d+ of \d+ enquiries looked through)?/g, '')
    .split('\n');
  expect(heading).toMatch(/^received \(UTC\) /);
  expect(row).toContain(contact(2).customer.email);
  expect(rest).toEqual([`1 enquiry from ${contact(2).customer.email}.`, '']);
  expect(screen).toBe(
    `${looked(1)}${looked(2)}${erased}${heading}\n${row}\n${looked(3)}${erased}${rest.join('\n')}`,
  );
});
