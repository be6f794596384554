import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { EnvironmentOptions, Plugin } from 'vite';

/** What a start waits for, each built into one script that is loaded with its code cache (src/node/load-cached.cjs). */
export const cachedScripts = {
  run: 'src/cli/run.ts',
  serve: 'src/cli/serving/cached.ts',
  'store-thread': 'src/store/sqlite/thread.ts',
} as const;

const root = join(import.meta.dirname, '../..');
const out = join(root, 'dist/cached');

/** How such a script is built: as one function, and in ASCII, because a single other character would double its size in memory. */
export const cachedScript = (
  name: keyof typeof cachedScripts,
  build: NonNullable<EnvironmentOptions['build']>,
): NonNullable<EnvironmentOptions['build']> => ({
  ...build,
  outDir: 'dist/cached',
  emptyOutDir: false,
  license: { fileName: `${name}.licences.json` },
  rolldownOptions: {
    input: { [name]: cachedScripts[name] },
    output: {
      format: 'cjs',
      strict: true,
      // What a start does not load stands in files of its own.
      entryFileNames: '[name].cjs',
      chunkFileNames: `${name}-[name]-[hash].cjs`,
      postBanner: '(function (exports, require, module, __filename, __dirname) {',
      postFooter: '})',
      comments: false,
      minify: { compress: false, mangle: false, codegen: { asciiOnly: true, removeWhitespace: false } },
    },
  },
});

/** Where the rest of the program imports a cached script: which one, and where its loader stands from there. */
const stands: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // By src/main.ts.
  ssr: { 'src/cli/run.ts': "export const { run } = load('../cached/load.cjs')('run');" },
  run: { 'src/cli/serving/serve.ts': "export const { serve } = load('./load.cjs')('serve');" },
};

/** Puts the loading of a cached script in the place of its source, wherever the rest of the program imports it. */
export function loadCachedScripts(): Plugin {
  return {
    name: 'lintel:cached-scripts',
    apply: 'build',
    load(id) {
      const stand = stands[this.environment.name]?.[relative(root, id).replaceAll(sep, '/')];
      if (stand === undefined) return null;
      return `import { createRequire } from 'node:module';
        const load = createRequire(import.meta.url);
        ${stand}`;
    },
    generateBundle(_options, bundle) {
      for (const part of Object.values(bundle))
        if (part.fileName.endsWith('.cjs') && part.type === 'chunk' && /[^\0-\x7f]/.test(part.code))
          this.error(`${part.fileName} is not in ASCII, as which it is read`);
    },
    writeBundle() {
      if (this.environment.name !== 'ssr') return;
      mkdirSync(out, { recursive: true });
      copyFileSync(join(root, 'src/node/load-cached.cjs'), join(out, 'load.cjs'));
      writeFileSync(join(root, 'dist/store-thread.cjs'), `require('./cached/load.cjs')('store-thread');\n`);
      writeFileSync(
        join(root, 'dist/serving-thread.cjs'),
        `require('./cached/load.cjs')('serve').serveInThread();\n`,
      );
    },
  };
}
