import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../support/certificate.ts';
import { cloneInto, runAsSystem } from '../support/checkout.ts';
import { temporaryFolder } from '../support/child.ts';
import { canMount, mountSmallDisk } from '../support/disks.ts';
import { freePort } from '../support/free-port.ts';

/** Any registry address beyond the proxy will do: nothing leaves this machine. */
const registry = 'https://packages.invalid/';

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Accepts connections and never answers. */
async function silentPort(): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
  });
  return portOf(server);
}

async function refusingProxy(): Promise<number> {
  const server = createHttpServer();
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
  return portOf(server);
}

async function untrustedPort(): Promise<number> {
  const { key, cert } = await makeCertificate('localhost');
  return portOf(
    createHttpsServer({ key, cert }, (_, response) => {
      response.end('{}');
    }),
  );
}

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

/** What npm start says in a fresh clone, with nothing in npm's cache; a slow machine's progress is left out. */
async function startFresh(folder: string, settings: Record<string, string>): Promise<string[]> {
  const env = { npm_config_cache: await temporaryFolder(), ...settings };
  const { code, stdout, stderr } = await runAsSystem('npm', ['start', '--silent'], folder, env);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  return stderr
    .trimEnd()
    .split('\n')
    .filter((line) => !/^ {2}\d+ s/.test(line));
}

describe('what keeps the packages from being installed is said in one line', () => {
  it.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    [
      'a registry that is not there',
      async () => ({ npm_config_registry: `http://127.0.0.1:${await freePort()}/` }),
      /^The packages cannot be fetched \(ECONNREFUSED\): .+registry/,
    ],
    [
      'a registry whose name nobody knows',
      () => Promise.resolve({ npm_config_registry: registry }),
      /^The packages cannot be fetched \((ENOTFOUND|EAI_AGAIN)\): .+network/,
    ],
    [
      'a registry that never answers',
      async () => ({ npm_config_registry: `http://127.0.0.1:${await silentPort()}/` }),
      /^The packages cannot be fetched \(no answer in 10 s\): /,
    ],
    [
      'a proxy that refuses, without telling its password',
      async () => ({
        npm_config_registry: registry,
        HTTPS_PROXY: `http://somebody:secret@127.0.0.1:${await refusingProxy()}`,
      }),
      /^The proxy \(127\.0\.0\.1:\d+\) refuses .+\(407\): .+HTTPS_PROXY/,
    ],
    [
      'a proxy that never answers',
      async () => ({
        npm_config_registry: registry,
        HTTPS_PROXY: `http://127.0.0.1:${await silentPort()}`,
      }),
      /^The packages cannot be fetched \(no answer in 10 s\): .+the proxy \(127/,
    ],
  ])(
    '%s',
    async (_, settings, expected) => {
      const said = await startFresh(cloneInto(await temporaryFolder()), await settings());
      expect(said).toEqual([
        "Installing packages from npm's cache, as the registry cannot be reached: nothing is installed yet …",
        expect.stringMatching(expected),
      ]);
    },
    90_000,
  );

  it.skipIf(!hasOpenssl)(
    'a certificate that nobody vouches for',
    async () => {
      const settings = { npm_config_registry: `https://localhost:${await untrustedPort()}/` };
      const said = await startFresh(cloneInto(await temporaryFolder()), settings);
      expect(said.at(-1)).toMatch(
        /^The registry's certificate is not trusted \(.*CERT\): .+NODE_EXTRA_CA_CERTS/,
      );
      expect(said).toHaveLength(2);
    },
    90_000,
  );

  it.skipIf(!canMount)('a disk with too little room', async () => {
    // Room for the checkout itself, and for nothing more.
    const disk = await mountSmallDisk(16);
    const said = await startFresh(cloneInto(disk.folder), {});
    expect(said).toEqual([
      expect.stringMatching(/^The disk has too little room: about 0\.6 GB .+ 0\.0 GB are free\. Make room/),
    ]);
  });
});
