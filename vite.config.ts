import { defineConfig } from 'vite';
import { preCompress } from './scripts/build/pre-compress.ts';

/** One command, two builds: what browsers load, into dist/web, and the program, which reads the names of those files there. */
export default defineConfig({
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: 'manifest.json',
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/web/browser/main.tsx' },
      },
    },
    ssr: {
      build: {
        ssr: 'src/main.ts',
        outDir: 'dist',
        // Only what the program consists of: dist/web was made a moment ago.
        emptyOutDir: false,
        target: 'node24',
        sourcemap: true,
      },
    },
  },
  plugins: [preCompress()],
});
