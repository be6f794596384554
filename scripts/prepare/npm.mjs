import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs the npm that runs us, on the Node that runs it: ours may be the packaged one, which an install replaces.
 *
 * @param {string[]} args
 */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const result = cli
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return {
    ok: result.status === 0,
    output: result.error ? result.error.message : `${result.stdout}${result.stderr}`.trim(),
  };
}
