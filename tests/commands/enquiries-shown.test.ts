import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contact } from '../support/enquiries.ts';
import { startService } from '../support/service.ts';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { readConfig } from '../../src/config.ts';
import { findEnquiries, listEnquiries } from '../../src/cli/enquiries/list.ts';

const { isTTY } = process.stderr;
const { columns } = process.stdout;
// In this process every command adds a listener to standard output, which it never removes.
process.stdout.setMaxListeners(100);
const erased = '\r\u001b[2K';
/** Everything written to the terminal. */
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
  process.stdout.columns = columns;
  vi.restoreAllMocks();
});

it('enquiries find clears its progress line before it prints a row', async () => {
  const { server, clock, env } = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  for (const number of [1, 2, 3]) {
    await server.inject({ method: 'POST', url: '/api/contact', payload: contact(number) });
    clock.advance(1000);
  }
  // Each call advances the clock by a second, so that every step is printed.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  await findEnquiries([contact(2).customer.email], readConfig(env));
  const progress = (count: number) => `${erased}${count} of 3 enquiries looked through`;
  const [heading = '', row = '', ...rest] = screen
    .replaceAll(erased, '')
    .replaceAll(/\d+ of \d+ enquiries looked through/g, '')
    .split('\n');
  expect(heading).toMatch(/^received \(UTC\) /);
  expect(row).toContain(contact(2).customer.email);
  expect(rest).toEqual([`1 enquiry from ${contact(2).customer.email}.`, '']);
  expect(screen).toBe(
    `${progress(1)}${progress(2)}${erased}${heading}\n${row}\n${progress(3)}${erased}${rest.join('\n')}`,
  );
});

it('enquiries find includes enquiries of test keys on request only', async () => {
  const { server, store, env } = await startService('embedded');
  const { text, key } = createApiKey('Rehearsals', null, wallMs(0), true);
  await store.keys.add(key);
  const call = { method: 'POST', url: '/api/contact', payload: contact(1) } as const;
  const sent = await server.inject({ ...call, headers: { 'x-api-key': text } });
  expect(sent.statusCode).toBe(200);
  process.stderr.isTTY = false;
  const { email } = contact(1).customer;
  await findEnquiries([email], readConfig(env));
  expect(screen).toBe(`No enquiry from ${email}.\n`);
  screen = '';
  await findEnquiries([email, '--tests'], readConfig(env));
  expect(screen).toMatch(/^received \(UTC\) .*\n.* test {4}contact_requests .*\n1 enquiry from .*\n$/);
});

it('enquiries list and enquiries find use the width of the terminal', async () => {
  const { server, env } = await startService('embedded');
  const message = 'A door for the hall, '.repeat(20);
  await server.inject({ method: 'POST', url: '/api/contact', payload: { ...contact(1), message } });
  process.stderr.isTTY = false;
  process.stdout.columns = 150;
  await listEnquiries([], readConfig(env));
  await findEnquiries([contact(1).customer.email], readConfig(env));
  const rows = screen.split('\n').filter((line) => line.includes('contact_requests'));
  expect(rows.map((row) => row.length)).toEqual([150, 150]);
});
