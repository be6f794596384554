import { installReason, nodeIsMissing, nodeIsPackaged } from './installed.mjs';
import { npm } from './npm.mjs';
import { Stop } from './stop.mjs';

export function installIfNeeded() {
  if (nodeIsMissing() && !nodeIsPackaged()) throw new Stop(needsNode('none is packaged for this platform'));
  const reason = installReason();
  if (!reason) return;
  console.error(`Installing packages with npm ci: ${reason} …`);
  // Builds and tests need all of them, whatever NODE_ENV or an omit setting says.
  const { ok, output } = npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  if (!ok) throw new Stop(whyItFailed(output));
  if (nodeIsMissing()) throw new Stop(needsNode('the packaged one could not be installed'));
}

function needsNode(why) {
  return `Lintel needs Node 24 and this is ${process.version} (${why}): install Node 24 and run the command again.`;
}

/** npm explains itself over many lines; one of them, and what to do, is enough. */
function whyItFailed(output) {
  const code = /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? '';
  if (/^(E(CONN|NOTFOUND|AI_AGAIN|TIMEDOUT|SOCKET)|ERR_SOCKET|CERT_|UNABLE_TO_)/.test(code)) {
    return `The packages could not be fetched (${code}): check the network and npm's registry setting, then run the command again.`;
  }
  if (code === 'EUSAGE') {
    return 'package.json and package-lock.json disagree: run "npm install" to bring the lockfile up to date.';
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return `npm may not write to node_modules (${code}): give yourself the folder or delete it, then run the command again.`;
  }
  if (code === 'ENOSPC') return 'The disk is full: free about 700 MB and run the command again.';
  return `npm ci failed${code ? ` (${code})` : ''}: run "npm ci" to see why.`;
}
