import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nodeBrowser } from '../nodes/nodes.ts';
import { temporaryFolder } from '../support/child.ts';
import { contact, tally } from '../support/enquiries.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { answeredBy, atOnce, sendAnew } from './threads.ts';

const crashOnRequest = fileURLToPath(new URL('../support/crash-on-request.mjs', import.meta.url));
const crashing = { WORKERS: '2', NODE_OPTIONS: `--import=${crashOnRequest}`, RATE_LIMIT_ANONYMOUS: '50/1h' };

it('goes on when a thread dies, with another in its place, and gives up when they die again and again', async () => {
  const program = await startProgram({ env: crashing, startWithinMs: 60_000 });
  const crash = () => sendAnew(`${program.url}/crash`).catch(() => null);
  const lost = () => program.logs().split('a thread that serves was lost').length - 1;
  const used = 20;
  await atOnce(used, (number) => sendAnew(`${program.url}/api/contact`, contact(number)));
  await crash();
  await expect.poll(lost).toBe(1);
  expect(program.logs()).toContain('a crash that was asked for');
  // What was counted before counts on.
  await expect
    .poll(async () => answeredBy(await atOnce(10, () => sendAnew(`${program.url}/healthz`))), {
      timeout: 10_000,
    })
    .toBe(2);
  const more = await atOnce(40, (number) => sendAnew(`${program.url}/api/contact`, contact(used + number)));
  expect(tally(more.map(({ status }) => status))).toEqual({ 200: 50 - used, 429: 10 });
  for (let deaths = 2; deaths <= 6; deaths += 1) {
    await expect
      .poll(async () => (await crash(), lost()), { timeout: 10_000 })
      .toBeGreaterThanOrEqual(deaths);
  }
  await expect.poll(() => program.logs()).toContain('the service cannot go on');
  expect(await program.stop()).toEqual({ code: 1, signal: null });
}, 60_000);

it('knows those who have signed in in every thread, and takes the port of nobody else', async () => {
  const env = { DATA_DIR: await temporaryFolder(), WORKERS: '2', LOG_LEVEL: 'warn' };
  const added = await runCommand(['staff', 'add', 'sales@doors.example.ie'], { env });
  const path = new URL(added.stdout.trimEnd().split('\n').at(-1) ?? '').pathname;
  const program = await startProgram({ env, startWithinMs: 60_000 });
  const browser = nodeBrowser();
  await browser.get(`${program.url}${path}`);
  const password = 'a password of some length';
  expect((await browser.post(`${program.url}${path}`, { password, repeated: password })).status).toBe(303);
  const pages = await Promise.all(Array.from({ length: 12 }, () => browser.get(`${program.url}/staff`)));
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));

  const second = await runCommand([], {
    env: { ...env, HOST: '127.0.0.1', PORT: new URL(program.url).port },
  });
  expect([second.code, second.stderr]).toEqual([
    1,
    expect.stringContaining('is in use; set PORT to another'),
  ]);
}, 60_000);
