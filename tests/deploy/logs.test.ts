import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { statusOf } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { tool, toolEnvironment } from '../support/tools.ts';
import { replaced, shipped } from './files.ts';

const logrotate = tool('logrotate');

it.skipIf(!logrotate)(
  'the program continues in its log file after a rotation that truncates it',
  async () => {
    const folder = await temporaryFolder();
    const log = join(folder, 'lintel.log');
    const settings = join(folder, 'settings');
    writeFileSync(settings, replaced(shipped('logrotate/lintel'), [['/var/log/lintel', folder]]));
    chmodSync(settings, 0o644);
    const program = await startProgram({ under: ['sh', '-c', 'exec "$@" 2>>"$0"', log] });
    const operations = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (JSON.parse(line) as { operation?: string }).operation)
        .filter((operation) => operation !== undefined);

    await statusOf(`${program.url}/healthz`);
    await expect.poll(() => operations(log)).toEqual(['/healthz']);
    const { status, stderr } = spawnSync(
      logrotate ?? '',
      ['--force', '--state', join(folder, 'state'), settings],
      { encoding: 'utf8', env: { ...process.env, ...toolEnvironment() } },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(operations(`${log}.1`)).toEqual(['/healthz']);

    await statusOf(`${program.url}/readyz`);
    await program.stop();
    expect(operations(log)).toEqual(['/readyz']);
  },
);
