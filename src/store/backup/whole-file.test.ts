import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeepingTrouble } from './fault.ts';
import { removeUnfinished, writeWhole } from './whole-file.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-whole-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (text: string) => (partial: string) => {
  writeFileSync(partial, text);
  return Promise.resolve('written');
};

it('writeWhole creates the file, and leaves no temporary file', async () => {
  expect(await writeWhole(join(folder, 'a.db'), write('whole'))).toBe('written');
  expect(readFileSync(join(folder, 'a.db'), 'utf8')).toBe('whole');
  expect(readdirSync(folder)).toEqual(['a.db']);
});

it('writeWhole first removes the leftovers of an unfinished run', async () => {
  for (const ending of ['', '-wal', '-shm', '-journal'])
    writeFileSync(join(folder, `a.db.partial${ending}`), 'half of an earlier one');
  let found: string[] = [];
  await writeWhole(join(folder, 'a.db'), (partial) => {
    found = readdirSync(folder);
    return write('whole')(partial);
  });
  expect(found).toEqual([]);
  expect(readdirSync(folder)).toEqual(['a.db']);
});

it('writeWhole refuses to overwrite a file that existed before or was created while it wrote', async () => {
  const file = join(folder, 'a.db');
  const takenMeanwhile = (partial: string) => {
    writeFileSync(file, 'theirs');
    return write('ours')(partial);
  };
  await expect(writeWhole(file, takenMeanwhile)).rejects.toThrow(KeepingTrouble);
  await expect(writeWhole(file, write('ours'))).rejects.toThrow('already, and nothing is overwritten');
  expect(readFileSync(file, 'utf8')).toBe('theirs');
  expect(readdirSync(folder)).toEqual(['a.db']);
});

it('writeWhole leaves no files when writing fails or is interrupted', async () => {
  const failing = (partial: string) => {
    writeFileSync(`${partial}-wal`, 'half');
    return Promise.reject(new Error('the disk is full'));
  };
  await expect(writeWhole(join(folder, 'a.db'), failing)).rejects.toThrow('the disk is full');
  await expect(writeWhole(join(folder, 'nowhere', 'a.db'), write('whole'))).rejects.toThrow(
    `there is no folder ${join(folder, 'nowhere')}`,
  );
  const brokenOff = async (partial: string) => {
    await write('half')(partial);
    removeUnfinished();
    expect(readdirSync(folder)).toEqual([]);
    throw new Error('stopped');
  };
  await expect(writeWhole(join(folder, 'a.db'), brokenOff)).rejects.toThrow('stopped');
  expect(readdirSync(folder)).toEqual([]);
});
