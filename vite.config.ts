import { defineConfig } from 'vite';
import { onePage } from './scripts/build/one-page.ts';
import { preCompress } from './scripts/build/pre-compress.ts';

/** Whoever gets the program gets the licences of what was bundled into it; scripts/shipped.mjs reads them too. */
const bundledLicences = { fileName: 'licences.json' };

/**
 * A few files start in a third of the time that hundreds take. Left outside is what has binaries or
 * data files of its own, and what is optional.
 */
const resolve = {
  noExternal: true as const,
  external: [
    '@resvg/resvg-js',
    'pdfkit',
    'fontkit',
    '@fontsource/hanken-grotesk',
    'dejavu-fonts-ttf',
    'pg-native',
  ],
};
const server = { ssr: true, target: 'node24', sourcemap: true };

/**
 * One command, three builds: the program; what browsers load, into dist/web, where the program reads the names of its
 * files; and the configurator for frames, one page in dist/app.
 */
export default defineConfig(({ mode }) => ({
  builder: {
    // The program first, because its folder is emptied for it and what browsers load stands inside.
    async buildApp(builder) {
      const { ssr, client, app } = builder.environments;
      for (const environment of [ssr, client, app]) if (environment) await builder.build(environment);
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
          input: ['src/web/configurator/browser/main.tsx', 'src/web/desk/browser/main.ts'],
        },
      },
    },
    app: {
      consumer: 'client',
      build: {
        outDir: 'dist/app',
        emptyOutDir: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rolldownOptions: { input: 'src/web/configurator/app/main.tsx' },
      },
    },
    ssr: {
      resolve,
      build: {
        ...server,
        outDir: 'dist',
        emptyOutDir: true,
        license: bundledLicences,
        // Each thread of the program starts from a file of its own.
        rolldownOptions: {
          input: {
            main: 'src/main.ts',
            'passkey-thread': 'src/compose/passkey-thread.ts',
            'render-thread': 'src/compose/render-thread.ts',
            'store-thread': 'src/store/engine/sqlite/thread.ts',
          },
        },
      },
    },
  },
  // In development (scripts/dev/) the next answer counts.
  plugins: mode === 'development' ? [onePage()] : [preCompress(), onePage()],
}));
