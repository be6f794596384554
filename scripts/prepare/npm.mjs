import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { passedOn, runChild } from '../../src/node/child.mjs';
import { root } from './root.mjs';
import { Interrupted } from './stop.mjs';

/**
 * Delay before npm is killed after a signal. npm would first finish its work, which may take minutes, and a
 * partial install is repeated anyway.
 */
const killAfterMs = 2000;

/**
 * Runs the npm that started this script, on its own Node, because an install may replace the packaged one.
 *
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] by default the checkout
 * @param {number} [options.limit] timeout in milliseconds
 * @param {(text: string) => void} [options.hear] called with npm's output as it arrives
 * @returns {Promise<{ ok: boolean, isLate: boolean, output: string }>}
 */
export async function npm(args, { cwd = root, limit, hear } = {}) {
  const cli = process.env.npm_execpath;
  const [program, first] = cli ? [process.env.npm_node_execpath ?? process.execPath, [cli]] : ['npm', []];
  const options = {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !cli && process.platform === 'win32',
  };
  let output = '';
  let isLate = false;
  let interruptedBy;
  let end = () => undefined;
  const timers = [];
  const endSoon = (signal) => {
    interruptedBy = signal;
    timers.push(setTimeout(end, killAfterMs));
  };
  for (const signal of passedOn) process.on(signal, endSoon);
  try {
    const { code } = await runChild(program, [...first, ...args], options, (child) => {
      end = () => child.kill('SIGKILL');
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text) => {
          output += text;
          hear?.(text);
        });
      }
      if (limit === undefined) return;
      const giveUp = () => {
        isLate = true;
        end();
      };
      timers.push(setTimeout(giveUp, limit));
    });
    if (interruptedBy) throw new Interrupted(interruptedBy);
    return { ok: code === 0, isLate, output: output.trim() };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    for (const signal of passedOn) process.off(signal, endSoon);
  }
}
