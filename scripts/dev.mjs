import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { buildAndWatch } from './dev/build.mjs';
import { createProgram } from './dev/program.mjs';
import { createProxy } from './dev/proxy.mjs';
import { root } from './prepare/root.mjs';

/**
 * Serves while you edit: npm run dev. After a change it builds and restarts the program, and open pages
 * reload; requests wait meanwhile. Data stays in DATA_DIR, by default ./data; all other settings are those of
 * npm start.
 */
const out = join(root, '.dev');
rmSync(out, { recursive: true, force: true });
const port = Number(process.env.PORT ?? 3000);
const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const program = createProgram(join(out, 'main.js'), { ...process.env, PUBLIC_URL: url });
const proxy = await createProxy(port, program.address).catch((error) => {
  console.error(`Port ${port} cannot be listened on (${error.code}): set PORT to another one.`);
  process.exit(1);
});
let changedAt = performance.now();

const builds = await buildAndWatch(out, {
  begun: () => (changedAt = performance.now()),
  built: async () => {
    await proxy.drain();
    if (!(await program.restart())) return;
    proxy.reload();
    const seconds = ((performance.now() - changedAt) / 1000).toFixed(1);
    console.log(`Serving on ${url}, ${seconds} s after the change; data is kept in ${program.dataDir()}`);
  },
  failed: (error) => console.error(`The build failed: ${error.message}`),
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await builds.close();
    await program.stop();
    proxy.close();
    rmSync(out, { recursive: true, force: true });
  });
}
