import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { endLike, runChild } from '../src/node/child.mjs';
import { hashOfInputs, stamp } from './prepare/build.mjs';
import { root } from './prepare/root.mjs';

/**
 * Builds the program, the files for browsers and the client's package into dist/: npm run build. Also writes
 * a hash of the sources, so that the next npm start builds again only if they have changed.
 */
const steps = [['node_modules/vite/bin/vite.js', 'build'], ['scripts/pack-client.mjs']];

// Hashed before the first step, so that files changed during the build are built the next time.
const inputs = hashOfInputs();
let ended = { code: 0, signal: null };
for (const step of steps) {
  ended = await runChild(process.execPath, step, { cwd: root, stdio: 'inherit' });
  if (ended.code !== 0) break;
}
if (ended.code === 0) writeFileSync(stamp, inputs);
endLike(ended);
