import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { passedOn, runChild } from '../../src/node/child.mjs';
import { root } from './root.mjs';
import { Interrupted } from './stop.mjs';

/** npm finishes what it is at before it heeds a signal, and that may take minutes; a half install is done anew. */
const patienceMs = 2000;

/**
 * Runs the npm that runs us, on the Node that runs it: ours may be the packaged one, which an install replaces.
 *
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] the checkout unless said otherwise
 * @param {number} [options.limit] milliseconds after which it is ended
 * @param {(text: string) => void} [options.hear] gets what it says, while it says it
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
  let told;
  let end = () => undefined;
  const timers = [];
  const endSoon = (signal) => {
    told = signal;
    timers.push(setTimeout(end, patienceMs));
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
    if (told) throw new Interrupted(told);
    return { ok: code === 0, isLate, output: output.trim() };
  } finally {
    for (const timer of timers) clearTimeout(timer);
    for (const signal of passedOn) process.off(signal, endSoon);
  }
}
