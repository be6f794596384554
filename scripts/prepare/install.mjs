import { join } from 'node:path';
import { countPackages, installReason, nodeIsMissing, nodeIsPackaged } from './installed.mjs';
import { needsNode } from './node.mjs';
import { noAnswer, whyItFailed, whyUnreachable } from './npm-faults.mjs';
import { npm } from './npm.mjs';
import { packageFolders } from './package-folders.mjs';
import { showProgress } from './progress.mjs';
import { requireRoom } from './room.mjs';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const answerLimitMs = 10_000;

/**
 * Installs the packages for building and serving, and those of the given folders.
 *
 * @param {import('./package-folders.mjs').PackageFolder[]} [more]
 */
export async function installIfNeeded(more = []) {
  if (nodeIsMissing() && !nodeIsPackaged()) throw needsNode('none is packaged for this platform');
  const due = ['.', ...more].flatMap((folder) => {
    const reason = installReason(folder);
    return reason === undefined ? [] : [{ folder, reason }];
  });
  if (due.length === 0) return;
  requireRoom(due.map(({ folder }) => folder));
  const unreachable = await registryTrouble();
  for (const { folder, reason } of due) await install(folder, reason, unreachable);
  if (nodeIsMissing()) throw needsNode('the packaged one could not be installed');
}

/**
 * Installs all packages of a folder, regardless of NODE_ENV and npm's omit setting, without install scripts.
 *
 * @param {string} folder
 * @param {string} reason
 * @param {string} [unreachable] why the registry is unreachable; all packages must then be in npm's cache
 */
async function install(folder, reason, unreachable) {
  const { label } = packageFolders[folder];
  const { total, present } = countPackages(folder);
  let fetched = 0;
  const progress = showProgress(
    `Installing ${label}${unreachable ? " from npm's cache, as the registry cannot be reached" : ''}: ${reason}`,
    () => `${fetched} fetched, ${present()} of ${total} packages in place`,
  );
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, output } = await npm(
    ['ci', ...options, '--loglevel=http', ...(unreachable ? ['--offline'] : [])],
    {
      cwd: join(root, folder),
      hear: (text) => (fetched += text.split(/http fetch \w+ 200/).length - 1),
    },
  ).finally(progress.stop);
  if (!ok) throw new Stop(unreachable ?? whyItFailed(output));
  progress.finish(`Installed ${present()} packages`);
}

/**
 * Why the registry is unreachable, or undefined. Asks by `npm ping`, because npm knows the proxy and
 * certificates, and `npm ci` would retry for minutes before it failed.
 */
async function registryTrouble() {
  // Explicit log level, because npm passes its own level, such as `silent`, to child processes.
  const asked = ['ping', '--loglevel=error', '--fetch-retries=0', `--fetch-timeout=${answerLimitMs}`];
  const { ok, isLate, output } = await npm(asked, { limit: answerLimitMs });
  if (isLate) return noAnswer(`no answer in ${answerLimitMs / 1000} s`);
  return ok ? undefined : whyUnreachable(output);
}
