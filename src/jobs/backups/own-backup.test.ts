import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOwnBackup } from './own-backup.ts';

let folder = '';
const argv = process.argv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-own-backup-'));
});
afterEach(() => {
  process.argv = argv;
  rmSync(folder, { recursive: true });
});

/** A fake program whose `backup` command runs this code. */
function programThat(does: string): void {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, `import { writeFileSync } from 'node:fs';\nimport os from 'node:os';\n${does}`);
  process.argv = [process.execPath, program];
}

describe('a backup the service makes of its own store', () => {
  it("is made by the program's backup command at low priority, in a folder with mode 0700", async () => {
    programThat('writeFileSync(process.argv[3], JSON.stringify([process.argv[2], os.getPriority()]));');
    const file = join(folder, 'new', 'backup.db');
    await makeOwnBackup(file);
    const [command, priority] = JSON.parse(readFileSync(file, 'utf8')) as [string, number];
    expect(command).toBe('backup');
    expect(priority).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
  });

  it.each([
    [
      'the last reported error',
      `console.error('lintel: a setting is unknown\\nlintel: its disk is full');`,
      'its disk is full',
    ],
    [
      'the last reported error after long output',
      `console.error('a word '.repeat(1000) + '\\nlintel: its disk is full');`,
      'its disk is full',
    ],
    [
      'the first line of an unexpected error',
      `throw new TypeError('x is not a function');`,
      'Error: x is not a function',
    ],
    ['a generic reason if nothing was reported', '', 'the backup was broken off'],
  ])('fails with the reason of the command: %s', async (_, says, reason) => {
    programThat(`process.exitCode = 1;\nwriteFileSync(process.argv[3] + '.partial', 'half');\n${says}`);
    const file = join(folder, 'backup.db');
    await expect(makeOwnBackup(file)).rejects.toEqual(new Error(reason));
    expect(existsSync(`${file}.partial`)).toBe(false);
  });

  it('is aborted by its signal, and leaves no partial file', async () => {
    programThat(`writeFileSync(process.argv[3] + '.partial', 'half');\nsetInterval(() => 0, 1000);`);
    const file = join(folder, 'backup.db');
    const stopping = new AbortController();
    const backup = makeOwnBackup(file, stopping.signal);
    const broken = expect(backup).rejects.toEqual(new Error('the backup was broken off'));
    await vi.waitUntil(() => existsSync(`${file}.partial`), { timeout: 10_000 });
    stopping.abort();
    await broken;
    expect(existsSync(`${file}.partial`)).toBe(false);
  });
});
