import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** URLs of the built scripts and style sheets; null before the first build. */
export interface Assets {
  readonly folder: string | null;
  readonly script: string | null;
  readonly style: string | null;
  readonly deskScript: string | null;
  readonly deskStyle: string | null;
  /** Fonts of every page, without those for rare letters. */
  readonly fonts: readonly string[];
}

interface ManifestEntry {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

const usualFont = /-latin-\d+-normal[^/]*\.woff2$/;

const entries = { site: 'src/web/configurator/browser/main.tsx', desk: 'src/web/desk/browser/main.ts' };

/** Reads the file names from the Vite manifest. */
export function readAssets(manifestFile: string | null): Assets {
  if (manifestFile === null)
    return { folder: null, script: null, style: null, deskScript: null, deskStyle: null, fonts: [] };
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestEntry>;
  const built = manifest[entries.site];
  const desk = manifest[entries.desk];
  return {
    folder: join(dirname(manifestFile), 'assets'),
    script: built ? `/${built.file}` : null,
    style: styleOf(built),
    deskScript: desk ? `/${desk.file}` : null,
    deskStyle: styleOf(desk),
    fonts: (built?.assets ?? []).filter((file) => usualFont.test(file)).map((file) => `/${file}`),
  };
}

const styleOf = (entry: ManifestEntry | undefined): string | null =>
  entry?.css?.[0] === undefined ? null : `/${entry.css[0]}`;
