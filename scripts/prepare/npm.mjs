import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs the npm that runs us, on the Node that runs it: ours may be the packaged one, which an install replaces.
 *
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function npm(args, cwd = root) {
  const cli = process.env.npm_execpath;
  const options = { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  const result = cli
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  return {
    ok: result.status === 0,
    stdout: result.stdout ?? '',
    output: result.error ? result.error.message : `${result.stdout}${result.stderr}`.trim(),
  };
}
