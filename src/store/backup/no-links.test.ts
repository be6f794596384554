import { linkSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeWhole } from './whole-file.ts';

// Simulates a file system without hard links.
vi.mock(import('node:fs'), async (original) => ({ ...(await original()), linkSync: vi.fn() }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-no-links-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (partial: string) => {
  writeFileSync(partial, 'whole');
  return Promise.resolve('written');
};

function linksFailWith(code: string): void {
  vi.mocked(linkSync).mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
}

it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'writeWhole creates a file on a file system without hard links (%s)',
  async (code) => {
    linksFailWith(code);
    expect(await writeWhole(join(folder, 'a.db'), write)).toBe('written');
    expect(readFileSync(join(folder, 'a.db'), 'utf8')).toBe('whole');
    expect(readdirSync(folder)).toEqual(['a.db']);
  },
);

it('writeWhole leaves no file if linking fails with an I/O error', async () => {
  linksFailWith('EIO');
  await expect(writeWhole(join(folder, 'a.db'), write)).rejects.toThrow('EIO');
  expect(readdirSync(folder)).toEqual([]);
});

it('writeWhole overwrites nothing on a file system without hard links', async () => {
  linksFailWith('EPERM');
  const file = join(folder, 'a.db');
  const takenMeanwhile = (partial: string) => {
    writeFileSync(file, 'theirs');
    return write(partial);
  };
  await expect(writeWhole(file, takenMeanwhile)).rejects.toThrow(
    `there is ${file} already, and nothing is overwritten`,
  );
  expect(readFileSync(file, 'utf8')).toBe('theirs');
});
