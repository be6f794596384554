import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { makeCertificate } from '../support/certificate.ts';
import { type Environment, launchCommand, temporaryFolder } from '../support/child.ts';
import { freePort } from '../support/free-port.ts';
import { tool, toolEnvironment } from '../support/tools.ts';
import { replaced, shipped } from './files.ts';
import { type Proxy, protocolOf, siteName, untilListening } from './https.ts';

/** The addresses of one or more nodes. */
export type Nodes = readonly [string, ...string[]];

/** Starts a proxy with the shipped file, in which only names, addresses, ports and certificates are replaced. */
export type StartProxy = (nodes: Nodes) => Promise<Proxy>;

export const proxies: readonly { name: string; start: StartProxy | undefined }[] = [
  { name: 'nginx', start: withTools(['nginx', 'openssl'], startNginx) },
  { name: 'caddy', start: withTools(['caddy'], startCaddy) },
];

function withTools(
  names: readonly string[],
  start: (paths: readonly string[], nodes: Nodes) => Promise<Proxy>,
): StartProxy | undefined {
  const paths = names.map(tool).filter((path) => path !== undefined);
  return paths.length === names.length ? (nodes) => start(paths, nodes) : undefined;
}

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

async function startNginx([nginx = '', openssl = '']: readonly string[], nodes: Nodes): Promise<Proxy> {
  const folder = await temporaryFolder();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const { keyFile, certFile, cert } = await makeCertificate(siteName, undefined, openssl);

  const [first, ...others] = nodes;
  const otherServers = others.map((node) => `server ${node} fail_timeout=1s;`).join(' ');
  const site = replaced(shipped('nginx/lintel.conf'), [
    ['server 127.0.0.1:3000 ', `server ${first} `],
    ...(otherServers === '' ? [] : ([['# server 127.0.0.1:3001 fail_timeout=1s;', otherServers]] as const)),
    [`/etc/letsencrypt/live/${siteName}/fullchain.pem`, certFile],
    [`/etc/letsencrypt/live/${siteName}/privkey.pem`, keyFile],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['listen [::]:80;', hasIpv6 ? `listen [::1]:${httpPort};` : ''],
    ['listen [::]:443 ssl http2;', hasIpv6 ? `listen [::1]:${httpsPort} ssl http2;` : ''],
  ]);
  await writeFile(join(folder, 'lintel.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder};`)
    .join(' ');
  // A single process, so that no worker outlives a kill.
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
     events {} http { ${temporary} include ${folder}/lintel.conf; }`,
  );
  const log = await run(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], {}, httpsPort);
  return { httpPort, httpsPort, ca: cert, log };
}

async function startCaddy([caddy = '']: readonly string[], nodes: Nodes): Promise<Proxy> {
  const folder = await temporaryFolder();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const file = join(folder, 'Caddyfile');
  const forTests = `admin off
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
	storage file_system ${folder}/storage
	http_port ${httpPort}
	https_port ${httpsPort}
	servers {`;
  const site = replaced(shipped('caddy/Caddyfile'), [
    ['servers {', forTests],
    ['reverse_proxy 127.0.0.1:3000 {', `reverse_proxy ${nodes.join(' ')} {`],
  ]);
  await writeFile(file, site);
  await markStorageClean(join(folder, 'storage'));
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  const log = await run(caddy, args, { HOME: folder }, httpsPort);
  const authority = join(folder, 'storage/pki/authorities/local/root.crt');
  await vi.waitFor(
    () => {
      expect(log()).toContain('certificate obtained successfully');
    },
    { timeout: 10_000 },
  );
  const ca = await readFile(authority, 'utf8');
  const proxy: Proxy = { httpPort, httpsPort, ca, noticed: 'health_checker', log };
  // Caddy uses the certificate only a moment after it has logged so.
  await vi.waitFor(() => protocolOf(proxy), { timeout: 10_000 });
  return proxy;
}

/** Prevents Caddy from cleaning its storage at the start, which would delete a half-written certificate. */
async function markStorageClean(storage: string): Promise<void> {
  await mkdir(storage);
  const cleaned = { timestamp: new Date().toISOString(), instance_id: 'tests' };
  await writeFile(join(storage, 'last_clean.json'), JSON.stringify({ tls: cleaned }));
}

async function run(program: string, args: string[], env: Environment, port: number): Promise<() => string> {
  const child = launchCommand(program, args, { ...toolEnvironment(), ...env });
  let log = '';
  child.stdin.end();
  child.stdout.resume();
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  await untilListening(port, () => child.exitCode === null).catch((error: unknown) => {
    throw new Error(`${program} did not start:\n${log}`, { cause: error });
  });
  return () => log;
}
