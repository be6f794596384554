import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { runChild } from '../../src/node/child.mjs';
import { root } from './root.mjs';
import { Interrupted } from './stop.mjs';

/**
 * Runs the npm that runs us, on the Node that runs it: ours may be the packaged one, which an install replaces.
 *
 * @param {string[]} args
 * @param {object} [options]
 * @param {number} [options.limit] milliseconds after which it is ended
 * @param {(text: string) => void} [options.hear] gets what it says, while it says it
 * @returns {Promise<{ ok: boolean, isLate: boolean, output: string }>}
 */
export async function npm(args, { limit, hear } = {}) {
  const cli = process.env.npm_execpath;
  const [program, first] = cli ? [process.env.npm_node_execpath ?? process.execPath, [cli]] : ['npm', []];
  let output = '';
  let isLate = false;
  let timer;
  const options = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !cli && process.platform === 'win32',
  };
  const end = await runChild(program, [...first, ...args], options, (child) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
        hear?.(text);
      });
    }
    if (limit === undefined) return;
    timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, limit);
  }).finally(() => clearTimeout(timer));
  if (end.signal && !isLate) throw new Interrupted(end);
  return { ok: end.code === 0, isLate, output: output.trim() };
}
