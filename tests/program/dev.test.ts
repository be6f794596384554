import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cloneInto, installInto } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';
import { contact, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';

it('npm run dev serves, rebuilds and reloads pages after a change, and keeps the data', async () => {
  const folder = cloneInto(join(await temporaryFolder(), 'a clone'));
  installInto(folder);
  const port = String(await freePort());
  const { PATH = '', HOME = '' } = process.env;
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { PATH, HOME, PORT: port, RATE_LIMIT_ANONYMOUS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void npm.kill('SIGKILL'));
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = `http://localhost:${port}`;
  await expect.poll(() => output, { timeout: 60_000 }).toContain(`Serving on ${url}`);
  expect(output).toContain(`data is kept in ${join(folder, 'data')}`);

  const page = await (await fetch(`${url}/contact`)).text();
  expect(page).toContain('<script src="/__dev/reload.js"></script></body>');
  expect((await submit(url, contact(1))).status).toBe(200);

  const events = await fetch(`${url}/__dev/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const source = join(folder, 'src/web/enquire/pages.tsx');
  writeFileSync(source, readFileSync(source, 'utf8').replaceAll(/^( +)Send$/gm, '$1Send it now'));
  let received = '';
  while (!received.includes('event: reload')) received += (await reader?.read())?.value ?? '';
  expect(await (await fetch(`${url}/contact`)).text()).toContain('Send it now');
  // A duplicate, because the store has kept the first one.
  expect((await submit(url, contact(1))).status).toBe(409);

  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  await closed;
  await expect(fetch(url)).rejects.toThrow('fetch failed');
}, 120_000);
