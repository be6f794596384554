import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readJson, shippedPackages } from './shipped/packages.mjs';

/**
 * Writes a bill of materials (CycloneDX) of what comes with the program to standard output. npm makes it, from a
 * lockfile of just that: asked to leave out what is for development, npm leaves out whatever development uses as well.
 */
const shipped = new Map(shippedPackages().map((each) => [each.place, each]));
const { name, version, description, license, ...manifest } = readJson('package.json');
const direct = { ...manifest.devDependencies, ...manifest.optionalDependencies, ...manifest.dependencies };
const itself = { name, version, description, license, dependencies: shippedOf(direct, '') };
const packages = Object.fromEntries(
  [...shipped].map(([place, { entry, version, licence }]) => {
    const wanted = { ...entry.peerDependencies, ...entry.optionalDependencies, ...entry.dependencies };
    const { integrity } = entry;
    return [place, { version, integrity, license: licence, dependencies: shippedOf(wanted, place) }];
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'lintel-sbom-'));
try {
  // npm calls the whole after its folder.
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify(itself));
  const lockfile = { name, version, lockfileVersion: 3, packages: { '': itself, ...packages } };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lockfile));
  const { status, error } = runNpm(
    ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--loglevel=error'],
    project,
  );
  if (error) console.error(`npm could not be run: ${error.message}`);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

/** Those of the wanted packages that ship, as they are found from a place: beside it, or further up. */
function shippedOf(wanted, place) {
  return Object.fromEntries(
    Object.entries(wanted ?? {}).filter(([dependency]) => isShippedFrom(place, dependency)),
  );
}

function isShippedFrom(place, dependency) {
  if (shipped.has([place, 'node_modules', dependency].filter(Boolean).join('/'))) return true;
  return place !== '' && isShippedFrom(place.includes('/node_modules/') ? outerOf(place) : '', dependency);
}

const outerOf = (place) => place.slice(0, place.lastIndexOf('/node_modules/'));

/** The npm that runs us, on the Node that runs it; the one on the PATH where none does. */
function runNpm(args, cwd) {
  const cli = process.env.npm_execpath;
  const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'] };
  return cli
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
