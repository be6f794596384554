import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where browsers find our scripts and the style sheet of all pages; null before the first build. */
export interface Assets {
  readonly folder: string | null;
  readonly script: string | null;
  /** That of the desk. */
  readonly deskScript: string | null;
  readonly style: string | null;
}

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
}

/** Reads the names of the built files from the manifest of the build, which has an entry for the site and one for the desk. */
export function readAssets(manifestFile: string | null): Assets {
  if (manifestFile === null) return { folder: null, script: null, deskScript: null, style: null };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const entryOf = (wanted: string) =>
    Object.values(manifest).find(({ isEntry, name }) => isEntry && name === wanted);
  const site = entryOf('main');
  const addressOf = (file: string | undefined) => (file === undefined ? null : `/${file}`);
  return {
    folder: join(dirname(manifestFile), 'assets'),
    script: addressOf(site?.file),
    deskScript: addressOf(entryOf('desk')?.file),
    style: addressOf(site?.css?.[0]),
  };
}
