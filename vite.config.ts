import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { preCompress } from './scripts/build/pre-compress.ts';

/** Whoever gets the program gets the licences of what was bundled into it; scripts/shipped.mjs reads them too. */
const bundledLicences = { fileName: 'licences.json' };

/** One command, two builds: what browsers load, into dist/web, and the program, which reads the names of those files there. */
export default defineConfig({
  builder: {
    // The program first, because its folder is emptied for it and what browsers load stands inside.
    async buildApp(builder) {
      const { ssr, client } = builder.environments;
      for (const environment of [ssr, client]) if (environment) await builder.build(environment);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/web',
        emptyOutDir: true,
        manifest: 'manifest.json',
        license: bundledLicences,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/web/configurator/browser/main.tsx', 'src/web/staff/browser/main.ts'],
        },
      },
    },
    ssr: {
      // One file of everything starts in a third of the time that hundreds of files take. Left outside is what has
      // binaries or data files of its own, and what is optional.
      resolve: {
        noExternal: true,
        external: ['@resvg/resvg-js', 'pdfkit', 'fontkit', 'dejavu-fonts-ttf', 'pg-native'],
      },
      build: {
        ssr: true,
        outDir: 'dist',
        emptyOutDir: true,
        target: 'node24',
        sourcemap: true,
        license: bundledLicences,
        // Each thread of the program starts from a file of its own.
        rolldownOptions: {
          input: {
            main: 'src/main.ts',
            'store-thread': 'src/store/sqlite/thread.ts',
            'passkey-thread': 'src/compose/passkey-thread.ts',
            'render-thread': 'src/compose/render-thread.ts',
          },
        },
      },
    },
  },
  resolve: { alias: { debug: fileURLToPath(new URL('scripts/build/silent-debug.ts', import.meta.url)) } },
  plugins: [preCompress()],
});
