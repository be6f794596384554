import { join } from 'node:path';
import { createBuilder } from 'vite';
import { root } from '../prepare/root.mjs';

/**
 * Builds the program and the browser assets into a separate folder, and again on every change of a source.
 *
 * @param {string} out
 * @param {{ begun: () => void, built: () => void, failed: (error: Error) => void }} listener
 */
export async function buildAndWatch(out, { begun, built, failed }) {
  const building = new Set();
  let isBroken = false;
  const builder = await createBuilder({
    root,
    mode: 'development',
    logLevel: 'error',
    environments: {
      ssr: { build: { outDir: out, ...inDevelopment } },
      client: { build: { outDir: join(out, 'web'), ...inDevelopment } },
      app: { build: { outDir: join(out, 'app'), ...inDevelopment } },
    },
  });
  const watchers = [];
  for (const name of ['ssr', 'client', 'app']) {
    building.add(name);
    const watcher = await builder.build(builder.environments[name]);
    watchers.push(watcher);
    watcher.on('event', (event) => {
      if (event.code === 'START') {
        if (building.size === 0) begun();
        building.add(name);
        isBroken = false;
      }
      if (event.code === 'BUNDLE_END') event.result.close();
      if (event.code === 'ERROR') {
        isBroken = true;
        failed(event.error);
      }
      if (event.code === 'ERROR' || event.code === 'END') {
        building.delete(name);
        if (building.size === 0 && !isBroken) built();
      }
    });
  }
  return { close: () => Promise.all(watchers.map((watcher) => watcher.close())) };
}

const inDevelopment = {
  watch: {},
  minify: false,
  sourcemap: false,
  emptyOutDir: false,
  license: false,
  reportCompressedSize: false,
};
