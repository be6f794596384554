import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../prepare/root.mjs';

/** Runs the program that was built, asks for what is asked most, and leaves what V8 compiled meanwhile beside it. */
const data = mkdtempSync(join(tmpdir(), 'lintel-build-'));
const program = spawn(
  process.execPath,
  ['--require', join(root, 'scripts/build/code-recorder.cjs'), join(root, 'dist/main.js')],
  { env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' }, stdio: ['ignore', 'pipe', 'inherit'] },
);
const ended = once(program, 'close');
const url = await Promise.race([address(), ended.then(() => null)]);
if (url !== null) await askFor(url);
program.kill('SIGTERM');
const [code] = await ended;
rmSync(data, { recursive: true });
if (url === null || code !== 0) {
  console.error('The program that was built does not start.');
  process.exitCode = 1;
}

/** Read to its end: a program whose words nobody takes any more would stop. */
function address() {
  let said = '';
  return new Promise((resolve) => {
    program.stdout.on('data', (part) => {
      said += part;
      const [, found] = /listens on (\S+)\s/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}

async function askFor(site) {
  await ask(site, '/');
  for (const { path, method, body } of await examples(site)) await ask(site, path, method, body);
}

async function examples(site) {
  const { paths } = JSON.parse(await ask(site, '/openapi.json'));
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      body: Object.values(requestBody?.content['application/json'].examples ?? {})[0]?.value,
    })),
  );
}

async function ask(site, path, method = 'GET', body = undefined) {
  const answer = await fetch(`${site}${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.text();
}
