import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { root } from '../scripts/prepare/root.mjs';

/**
 * Runs every check, two at a time, the longest first. The output of a failed check is printed when it is done; all
 * run even if one fails, so that all errors are known at once.
 */
const waiting = ['lint', 'types', 'format', 'dead', 'imports', 'openapi', 'client'];
/** @type {string[]} */
const failed = [];

async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const begun = performance.now();
    const { code, said } = await run(name);
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    if (code === 0) console.log(`check:${name} passed in ${seconds} s`);
    else {
      failed.push(name);
      console.log(`${said}\ncheck:${name} FAILED after ${seconds} s`);
    }
  }
}

/** @param {string} name */
async function run(name) {
  const check = spawn('npm', ['run', '--silent', `check:${name}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm can only be started through a shell.
    shell: process.platform === 'win32',
  });
  const [out, errors, code] = await Promise.all([
    buffer(check.stdout),
    buffer(check.stderr),
    new Promise((resolve, reject) => check.once('close', resolve).once('error', reject)),
  ]);
  return { code, said: `${out}${errors}`.trimEnd() };
}

await Promise.all([work(), work()]);
if (failed.length > 0) {
  console.log(`Failed: ${failed.map((name) => `npm run check:${name}`).join(', ')}`);
  process.exitCode = 1;
}
