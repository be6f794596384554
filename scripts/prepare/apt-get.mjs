import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Whether apt-get can install packages, which needs root. Downloading packages to unpack them does not. */
export const canInstall = () => process.getuid?.() === 0;

/**
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function aptGet(args, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: 'ignore', env, ...(cwd && { cwd }) });
}

/** @param {string[]} packages */
export function aptInstall(packages) {
  aptGet(['install', '-y', '--no-install-recommends', ...packages]);
}
