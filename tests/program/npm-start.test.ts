import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { root, systemEnvironment } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';

it('npm start forwards SIGTERM to the program, which shuts down gracefully, also with ignore-scripts', async () => {
  const env = systemEnvironment({
    ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: await temporaryFolder() },
    npm_config_ignore_scripts: 'true',
  });
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  await expect.poll(() => output, { timeout: 25_000 }).toMatch(/listens on http:\S+\n/);
  const url = /listens on (http:\S+)/.exec(output)?.[1] ?? '';
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  await closed;
  expect(output).toContain('"msg":"stopped"');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
