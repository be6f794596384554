import process from 'node:process';

const again = 'then run the command again.';

/**
 * Reduces npm's output to one line with the cause and the remedy.
 *
 * @param {string} output
 */
export function whyItFailed(output) {
  const code = codeOf(output);
  const unreachable = whyUnreachable(output);
  if (unreachable) return unreachable;
  if (code === 'EUSAGE') {
    return 'package.json and package-lock.json disagree: run "npm install" to bring the lockfile up to date.';
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `npm may not write ${pathIn(output)} (${code}): give yourself the folder or delete it, ${again}`;
  }
  if (code === 'ENOSPC') return `The disk is full: free about 1 GB, ${again}`;
  if (code === 'EINTEGRITY') {
    return `A package is not the one that package-lock.json names (${code}): run "npm cache clean --force", ${again}`;
  }
  return `npm ci failed${code ? ` (${code})` : ''}: run "npm ci" to see why.`;
}

/**
 * Why no package can be fetched, or undefined if the registry answered. An error status counts as an answer,
 * because not every registry supports the ping endpoint.
 *
 * @param {string} output
 */
export function whyUnreachable(output) {
  const code = codeOf(output);
  const proxy = proxyInUse();
  if (/CERT|UNABLE_TO_|^ERR_SSL|^ERR_TLS|^EPROTO/.test(code)) {
    return `The registry's certificate is not trusted (${code}): name the file with your network's certificate in NODE_EXTRA_CA_CERTS or in npm's cafile setting ("npm config set cafile FILE"), ${again}`;
  }
  if (code === 'E407' || (proxy && code === 'E403')) {
    return `The proxy${proxy ? ` (${proxy})` : ''} refuses to fetch the packages (${code.slice(1)}): check its address, user and password in HTTPS_PROXY or npm's https-proxy setting, ${again}`;
  }
  if (
    /^(ECONN|ENOTFOUND|EAI_|ETIMEDOUT|ENET|EHOST|ESOCKET|ERR_SOCKET|ERR_INVALID_URL|FETCH_ERROR)/.test(code)
  ) {
    return noAnswer(code);
  }
  return undefined;
}

/** @param {string} what */
export function noAnswer(what) {
  const proxy = proxyInUse();
  return `The packages cannot be fetched (${what}): check the network${proxy ? `, the proxy (${proxy})` : ''} and npm's registry setting ("npm config get registry"), ${again}`;
}

function codeOf(output) {
  return /npm (?:error|ERR!) code (\S+)/.exec(output)?.[1] ?? '';
}

function pathIn(output) {
  return /npm (?:error|ERR!) path (.+)/.exec(output)?.[1] ?? 'node_modules';
}

/** The proxy in use, without the credentials that its URL may contain. */
function proxyInUse() {
  const { env } = process;
  const names = [
    'npm_config_https_proxy',
    'HTTPS_PROXY',
    'https_proxy',
    'npm_config_proxy',
    'HTTP_PROXY',
    'http_proxy',
  ];
  const set = names.map((name) => env[name]).find(Boolean);
  return set && URL.canParse(set) ? new URL(set).host : set && 'as set';
}
