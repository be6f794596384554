import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { showProgress } from './progress.mjs';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';

const program = join(root, 'dist', 'main.js');
/** File with a hash of the build's inputs. */
export const stamp = join(root, 'dist', '.inputs');

/**
 * Builds unless dist/ is up to date. Compares hashes, because a checkout or a copy changes times but not contents.
 */
export async function buildIfNeeded() {
  const built = existsSync(program) && existsSync(stamp);
  if (built && readFileSync(stamp, 'utf8') === hashOfInputs()) return;
  const progress = showProgress(`Building: ${built ? 'the source has changed' : 'nothing is built yet'}`);
  const { ok, output } = await npm(['run', '--silent', 'build']).finally(progress.stop);
  if (!ok) {
    console.error(output);
    throw new Stop('The build failed: mend the error above, or run "npm run build" to see it again.');
  }
  progress.finish('Built');
}

export function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputFiles()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function inputFiles() {
  const settings = readdirSync(root).filter(
    (name) =>
      /^(package|package-lock|tsconfig.*)\.json$/.test(name) || /^vite\.(.+\.)?config\.ts$/.test(name),
  );
  return [
    ...settings,
    'CHANGELOG.md',
    'LICENSE',
    'scripts/build.mjs',
    'scripts/pack-client.mjs',
    ...filesBelow('src'),
    ...filesBelow('docs/guide'),
    ...filesBelow('scripts/build'),
  ].sort();
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return entry.name.endsWith('.test.ts') ? [] : [path];
  });
}
