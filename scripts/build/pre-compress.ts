import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compresses the browser assets once, at the highest level. */
export function preCompress(): Plugin {
  return {
    name: 'lintel:pre-compress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return;
      const assets = join(dir, 'assets');
      // WOFF2 fonts are compressed already.
      for (const name of readdirSync(assets).filter((each) => !each.endsWith('.woff2'))) {
        const bytes = readFileSync(join(assets, name));
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
