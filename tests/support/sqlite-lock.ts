import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const holderScript = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(process.argv[1], { timeout: 5000 });
db.exec('BEGIN EXCLUSIVE');
process.stdout.write('locked');
process.stdin.on('end', () => { db.exec('ROLLBACK'); db.close(); }).resume();
`;

/** Locks an embedded store in another process, until released. */
export async function lockStore(dataDir: string): Promise<{ release(): Promise<void> }> {
  const holder = spawn(process.execPath, ['-e', holderScript, join(dataDir, 'lintel.db')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const ended = once(holder, 'close');
  await once(holder.stdout, 'data');
  return {
    release: async () => {
      holder.stdin.end();
      await ended;
    },
  };
}
