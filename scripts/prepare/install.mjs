import { countPackages, installReason, nodeIsMissing, nodeIsPackaged } from './installed.mjs';
import { needsNode } from './node.mjs';
import { noAnswer, whyItFailed, whyUnreachable } from './npm-faults.mjs';
import { npm } from './npm.mjs';
import { showProgress } from './progress.mjs';
import { requireRoom } from './room.mjs';
import { Stop } from './stop.mjs';

const ANSWER_LIMIT_MS = 10_000;

export async function installIfNeeded() {
  if (nodeIsMissing() && !nodeIsPackaged()) throw needsNode('none is packaged for this platform');
  const reason = installReason();
  if (!reason) return;
  requireRoom();
  const unreachable = await registryTrouble();
  const { total, present } = countPackages();
  const progress = showProgress(
    `Installing ${total} packages: ${reason}${unreachable ? '; from npm’s cache, as the registry cannot be reached' : ''}`,
    () => `${present()} of ${total} packages`,
  );
  const { ok, output } = await install(unreachable !== undefined).finally(progress.stop);
  if (!ok) throw new Stop(unreachable ?? whyItFailed(output));
  if (nodeIsMissing()) throw needsNode('the packaged one could not be installed');
  progress.finish(`Installed ${present()} packages`);
}

/**
 * Builds and tests need all packages, whatever NODE_ENV or an omit setting says, and none of their install scripts.
 *
 * @param {boolean} isOffline
 */
function install(isOffline) {
  const options = ['--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  return npm(['ci', ...options, ...(isOffline ? ['--offline'] : [])]);
}

/**
 * Why the registry cannot be reached, or undefined. npm itself is asked, because it knows the proxy and certificates
 * to use; left to install it would try again for minutes before it says the same.
 */
async function registryTrouble() {
  const asked = ['ping', '--fetch-retries=0', `--fetch-timeout=${ANSWER_LIMIT_MS}`];
  const { ok, isLate, output } = await npm(asked, ANSWER_LIMIT_MS);
  if (isLate) return noAnswer(`no answer in ${ANSWER_LIMIT_MS / 1000} s`);
  return ok ? undefined : whyUnreachable(output);
}
