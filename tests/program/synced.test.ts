import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/program.ts';
import { programStores } from '../support/stores.ts';

/** A preload that records which files are synced and linked. */
const recording = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { openSync, fsyncSync, linkSync } = fs;
const opened = new Map();
const note = (text) => fs.appendFileSync(process.env.NOTES, text + '\\n');
fs.openSync = (path, ...rest) => {
  const descriptor = openSync(path, ...rest);
  opened.set(descriptor, path);
  return descriptor;
};
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  note('synced ' + opened.get(descriptor));
};
fs.linkSync = (from, to) => {
  linkSync(from, to);
  note('named ' + to);
};
syncBuiltinESMExports();
`;

describe.each(programStores)('a file created from %s', (_, makeStore) => {
  it('is synced before it gets its name, and its folder is synced afterwards, so that it survives a power loss', async () => {
    const env = await makeStore();
    await runCommand(['keys', 'create', '--label', 'Example'], { env });
    const folder = await temporaryFolder();
    const [notes, script, place] = ['notes', 'noting.mjs', 'place'].map((name) => join(folder, name));
    writeFileSync(script ?? '', recording);
    mkdirSync(place ?? '');
    const noted = async (settings: Record<string, string>, ...args: string[]) => {
      writeFileSync(notes ?? '', '');
      const { code } = await runCommand(args, {
        env: { ...settings, NOTES: notes ?? '', NODE_OPTIONS: `--import=${script}` },
      });
      expect(code).toBe(0);
      return readFileSync(notes ?? '', 'utf8')
        .trimEnd()
        .split('\n');
    };
    const inOrder = (file: string, within: string) => [
      `synced ${file}.partial`,
      `named ${file}`,
      `synced ${within}`,
    ];

    const backup = join(place ?? '', 'backup.db');
    expect(await noted(env, 'backup', backup)).toEqual(inOrder(backup, place ?? ''));
    const restored = join(folder, 'restored');
    expect(await noted({ DATA_DIR: restored }, 'restore', backup)).toEqual(
      inOrder(join(restored, 'lintel.db'), restored),
    );
    const copied = join(folder, 'copied');
    expect(await noted(env, 'store', 'copy', '--to', copied)).toEqual([
      ...inOrder(join(copied, 'lintel.db'), copied),
      `synced ${join(copied, 'erased-people.ndjson')}`,
      `synced ${copied}`,
    ]);
  }, 60_000);
});
