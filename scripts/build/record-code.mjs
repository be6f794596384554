import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../prepare/root.mjs';

/**
 * Starts the program that was built, stops it as soon as it listens, and leaves what V8 compiled for that beside it. What
 * a start does not need is left out: to read it would take time.
 */
const data = mkdtempSync(join(tmpdir(), 'lintel-build-'));
const recorder = join(root, 'scripts/build/code-recorder.cjs');
const program = spawn(process.execPath, ['--require', recorder, join(root, 'dist/main.js')], {
  env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
program.stdout.on('data', (part) => {
  said += part;
  if (said.includes('listens on')) program.kill('SIGTERM');
});
const [code] = await once(program, 'close');
rmSync(data, { recursive: true });
if (code !== 0 || !said.includes('listens on'))
  console.error(
    'The program that was built could not be started here. It will start more slowly, without what would have been compiled for it now.',
  );
