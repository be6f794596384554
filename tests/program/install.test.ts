import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { whyItFailed, whyUnreachable } from '../../scripts/prepare/npm-faults.mjs';
import { cloneInto, runAsSystem } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';
import { canMount, mountSmallDisk } from '../support/disks.ts';
import { freePort } from '../support/free-port.ts';

/** A server that accepts connections and never answers. */
async function silentPort(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Runs npm start in a fresh clone with an empty npm cache; returns stderr without progress lines. */
async function startFresh(folder: string, settings: Record<string, string> = {}): Promise<string[]> {
  const env = { npm_config_cache: await temporaryFolder(), ...settings };
  const { code, stdout, stderr } = await runAsSystem('npm', ['start', '--silent'], folder, env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  return stderr
    .trimEnd()
    .split('\n')
    .filter((line) => !/^ {2}\d+ s/.test(line));
}

describe('npm start in a fresh clone whose packages cannot be installed', () => {
  it.each<[string, () => Promise<number>, RegExp]>([
    [
      'a registry that refuses connections',
      freePort,
      /^The packages cannot be fetched \(ECONNREFUSED\): check the network and npm's registry setting/,
    ],
    [
      'a registry that never answers',
      silentPort,
      /^The packages cannot be fetched \(no answer in 10 s\): check the network and npm's registry setting/,
    ],
  ])(
    'prints one line with the reason: %s',
    async (_, port, expected) => {
      const registry = `http://127.0.0.1:${await port()}/`;
      const lines = await startFresh(cloneInto(await temporaryFolder()), { npm_config_registry: registry });
      expect(lines).toEqual([
        "Installing packages from npm's cache, as the registry cannot be reached: nothing is installed yet …",
        expect.stringMatching(expected),
      ]);
    },
    90_000,
  );

  it.skipIf(!canMount)('prints one line with the reason: a disk that is too full', async () => {
    // Room for the checkout only.
    const disk = await mountSmallDisk(16);
    expect(await startFresh(cloneInto(disk.folder))).toEqual([
      expect.stringMatching(/^The disk has too little room: about 0\.6 GB .+ 0\.0 GB are free\. Make room/),
    ]);
  });
});

/** Error output of npm 11 and, for `olderNpm`, of npm 10. */
const npmErrors = {
  unknownName: [
    'npm error code ENOTFOUND',
    'npm error syscall getaddrinfo',
    'npm error errno ENOTFOUND',
    'npm error network request to https://packages.invalid/-/ping failed, reason: getaddrinfo ENOTFOUND packages.invalid',
    'npm error network This is a problem related to network connectivity.',
  ],
  noNameServer: [
    'npm error code EAI_AGAIN',
    'npm error syscall getaddrinfo',
    'npm error errno EAI_AGAIN',
    'npm error request to https://packages.invalid/-/ping failed, reason: getaddrinfo EAI_AGAIN packages.invalid',
  ],
  proxyRefuses: [
    'npm error code E407',
    'npm error 407 Proxy Authentication Required - GET https://packages.invalid/-/ping',
  ],
  forbidden: ['npm error code E403', 'npm error 403 403 Forbidden - GET https://packages.invalid/-/ping'],
  untrusted: [
    'npm error code DEPTH_ZERO_SELF_SIGNED_CERT',
    'npm error errno DEPTH_ZERO_SELF_SIGNED_CERT',
    'npm error request to https://localhost:43143/-/ping failed, reason: self-signed certificate',
  ],
  noPing: ['npm error code E404', 'npm error 404 Not Found - GET http://127.0.0.1:44167/-/ping'],
  olderNpm: ['npm ERR! code ECONNRESET', 'npm ERR! errno ECONNRESET', 'npm ERR! network aborted'],
  lockfile: [
    'npm error code EUSAGE',
    'npm error',
    'npm error `npm ci` can only install packages when your package.json and package-lock.json are in sync.',
  ],
  readOnly: [
    'npm error code EACCES',
    'npm error syscall mkdir',
    'npm error path /srv/lintel/node_modules',
    'npm error errno -13',
  ],
  full: ['npm error code ENOSPC', 'npm error syscall write', 'npm error errno -28'],
  altered: ['npm error code EINTEGRITY', 'npm error sha512-a integrity checksum failed'],
};
const textOf = (what: keyof typeof npmErrors) => npmErrors[what].join('\n');

describe('the explanation of a failed npm install', () => {
  const proxies = ['npm_config_https_proxy', 'HTTPS_PROXY', 'https_proxy', 'npm_config_proxy', 'HTTP_PROXY'];
  beforeEach(() => {
    for (const name of [...proxies, 'http_proxy']) vi.stubEnv(name, undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each<[keyof typeof npmErrors, RegExp]>([
    ['unknownName', /^The packages cannot be fetched \(ENOTFOUND\): check the network and npm's registry/],
    ['noNameServer', /^The packages cannot be fetched \(EAI_AGAIN\): check the network and npm's registry/],
    ['olderNpm', /^The packages cannot be fetched \(ECONNRESET\): /],
    ['proxyRefuses', /^The proxy refuses to fetch the packages \(407\): .+HTTPS_PROXY/],
    [
      'untrusted',
      /^The registry's certificate is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\): .+NODE_EXTRA_CA_CERTS/,
    ],
  ])('is one line about the unreachable registry or proxy: %s', (what, expected) => {
    expect(whyUnreachable(textOf(what))).toMatch(expected);
    expect(whyItFailed(textOf(what))).toBe(whyUnreachable(textOf(what)));
  });

  it.each<[keyof typeof npmErrors, RegExp]>([
    ['noPing', /^npm ci failed \(E404\): run "npm ci" to see why\.$/],
    ['forbidden', /^npm ci failed \(E403\): run "npm ci" to see why\.$/],
    ['lockfile', /^package\.json and package-lock\.json disagree: run "npm install"/],
    ['readOnly', /^npm may not write \/srv\/lintel\/node_modules \(EACCES\): /],
    ['full', /^The disk is full: free about 1 GB/],
    ['altered', /^A package is not the one that package-lock\.json names \(EINTEGRITY\): /],
  ])('is one line about any other fault: %s', (what, expected) => {
    expect(whyUnreachable(textOf(what))).toBeUndefined();
    expect(whyItFailed(textOf(what))).toMatch(expected);
  });

  it('names the proxy without its password', () => {
    vi.stubEnv('HTTPS_PROXY', 'http://somebody:secret@127.0.0.1:3128');
    expect(whyUnreachable(textOf('proxyRefuses'))).toMatch(
      /^The proxy \(127\.0\.0\.1:3128\) refuses .+\(407\)/,
    );
    expect(whyUnreachable(textOf('forbidden'))).toMatch(/^The proxy \(127\.0\.0\.1:3128\) refuses .+\(403\)/);
    expect(whyUnreachable(textOf('unknownName'))).toContain(
      'check the network, the proxy (127.0.0.1:3128) and',
    );
  });
});
