import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { root, systemEnvironment } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';

it('npm start passes a stop on to the program, which leaves in order, whatever npm is told of scripts', async () => {
  const env = systemEnvironment({
    ...{ HOST: '127.0.0.1', PORT: '0', DATA_DIR: await temporaryFolder() },
    npm_config_ignore_scripts: 'true',
  });
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  npm.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  npm.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));

  await expect.poll(() => said, { timeout: 25_000 }).toMatch(/listens on http:\S+\n/);
  const url = /listens on (http:\S+)/.exec(said)?.[1] ?? '';
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  await closed;
  expect(said).toContain('"msg":"stopped"');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
