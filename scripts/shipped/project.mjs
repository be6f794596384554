import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readJson, shippedPackages } from './packages.mjs';

/**
 * Runs npm in a folder whose lockfile contains exactly what ships: with --omit=dev, npm would also omit packages
 * that development dependencies use.
 *
 * @param {string[]} args
 * @param {import('node:child_process').StdioOptions} stdio
 */
export function runNpmOnShipped(args, stdio) {
  const { itself, packages } = shippedProject();
  const { name, version } = itself;
  const folder = mkdtempSync(join(tmpdir(), 'lintel-shipped-'));
  try {
    // The folder has the project's name, because npm takes the name from it.
    const project = join(folder, name);
    mkdirSync(project);
    writeFileSync(join(project, 'package.json'), JSON.stringify(itself));
    const lockfile = { name, version, lockfileVersion: 3, packages: { '': itself, ...packages } };
    writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lockfile));
    return runNpm(args, { cwd: project, stdio });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs the npm that started this script, on the same Node, or else the npm on the PATH. */
export function runNpm(args, options) {
  const cli = process.env.npm_execpath;
  const all = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, ...options };
  return cli
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], all)
    : spawnSync('npm', args, { ...all, shell: process.platform === 'win32' });
}

function shippedProject() {
  const shipped = new Map(shippedPackages().map((each) => [each.place, each]));
  const { name, version, description, license, ...manifest } = readJson('package.json');
  const direct = { ...manifest.devDependencies, ...manifest.optionalDependencies, ...manifest.dependencies };
  const itself = { name, version, description, license, dependencies: shippedOf(shipped, direct, '') };
  const packages = Object.fromEntries(
    [...shipped].map(([place, { entry, version, licence }]) => {
      const wanted = { ...entry.peerDependencies, ...entry.optionalDependencies, ...entry.dependencies };
      const { integrity } = entry;
      const dependencies = shippedOf(shipped, wanted, place);
      return [place, { version, integrity, license: licence, dependencies }];
    }),
  );
  return { itself, packages };
}

/** The wanted packages that ship, resolved from a path as Node does: beside it, or further up. */
function shippedOf(shipped, wanted, place) {
  return Object.fromEntries(
    Object.entries(wanted ?? {}).filter(([dependency]) => isShippedFrom(shipped, place, dependency)),
  );
}

function isShippedFrom(shipped, place, dependency) {
  if (shipped.has([place, 'node_modules', dependency].filter(Boolean).join('/'))) return true;
  const outer = place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : '';
  return place !== '' && isShippedFrom(shipped, outer, dependency);
}
