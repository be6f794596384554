import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where browsers find our script and style sheet; null before the first build. */
export interface Assets {
  readonly folder: string | null;
  readonly script: string | null;
  readonly style: string | null;
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
}

const entry = 'src/web/browser/main.tsx';

/** Reads what the build wrote down: beside the program, or, when run from its source, in the checkout's dist. */
export function findAssets(from: string = import.meta.dirname): Assets {
  const folder = [from, ...parents(from)]
    .flatMap((parent) => [join(parent, 'web'), join(parent, 'dist', 'web')])
    .find((candidate) => existsSync(join(candidate, 'manifest.json')));
  if (folder === undefined) return { folder: null, script: null, style: null };
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry | undefined
  >;
  const built = manifest[entry];
  return {
    folder: join(folder, 'assets'),
    script: built ? `/${built.file}` : null,
    style: built?.css?.[0] === undefined ? null : `/${built.css[0]}`,
  };
}

function parents(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [] : [parent, ...parents(parent)];
}
