import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where browsers find our script and style sheet; null before the first build. */
export interface Assets {
  readonly folder: string | null;
  readonly script: string | null;
  readonly style: string | null;
}

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** Reads the names of the built files from the manifest of the build, which has one entry. */
export function readAssets(manifestFile: string | null): Assets {
  if (manifestFile === null) return { folder: null, script: null, style: null };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const built = Object.values(manifest).find(({ isEntry }) => isEntry);
  return {
    folder: join(dirname(manifestFile), 'assets'),
    script: built ? `/${built.file}` : null,
    style: built?.css?.[0] === undefined ? null : `/${built.css[0]}`,
  };
}
