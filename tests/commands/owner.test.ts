import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';
import { builtProgram, runCommand as runProcess } from '../support/program.ts';
import { isOpenToAll } from '../deploy/installed.ts';
import { ordinaryUser } from '../deploy/ordinary-user.ts';

const nobodyUid = Number(ordinaryUser);

const ownerAndMode = (file: string) => {
  const { uid, gid, mode } = statSync(file);
  return [uid, gid, mode & 0o777];
};

it.skipIf(ordinaryUser === undefined)(
  "files that root restores or copies into another user's folder belong to that user",
  async () => {
    const env = { DATA_DIR: await temporaryFolder() };
    await runCommand(['keys', 'create', '--label', 'Example'], { env });
    const folder = await temporaryFolder();
    const backup = join(folder, 'backup.db');
    expect(await runCommand(['backup', backup], { env })).toMatchObject({ code: 0 });

    const [restored, copied] = [join(folder, 'restored'), join(folder, 'copied')];
    for (const place of [restored, copied]) {
      mkdirSync(place);
      chownSync(place, nobodyUid, nobodyUid);
    }
    const done = [
      await runCommand(['restore', backup], { env: { DATA_DIR: restored } }),
      await runCommand(['store', 'copy', '--to', copied], { env }),
    ];
    expect(done.map(({ code }) => code)).toEqual([0, 0]);
    for (const place of [restored, copied]) {
      expect(readdirSync(place)).toEqual(expect.arrayContaining(['README.txt', 'lintel.db']));
      for (const name of readdirSync(place))
        expect([name, ...ownerAndMode(join(place, name))]).toEqual([name, nobodyUid, nobodyUid, 0o600]);
    }
  },
);

async function folderOf(user: number): Promise<string> {
  const folder = await temporaryFolder();
  chownSync(folder, user, user);
  return folder;
}

/** These tests run the built program, because a process that gives up root cannot regain it. */
const canGiveUp = ordinaryUser !== undefined && isOpenToAll(builtProgram);

describe.skipIf(!canGiveUp)('a command that root runs on the folder of another user', () => {
  it('switches to that user, and prints so in one line', async () => {
    const dataDir = await folderOf(nobodyUid);
    const env = { DATA_DIR: dataDir };
    const created = await runProcess(['keys', 'create', '--label', 'Example'], { env });
    expect(created.stderr).toBe(
      `lintel: ${dataDir} belongs to the user nobody: going on as that user, without root's rights\n`,
    );
    expect(created.code).toBe(0);
    expect(readdirSync(dataDir).sort()).toEqual(['README.txt', 'lintel.db']);
    for (const name of readdirSync(dataDir))
      expect(ownerAndMode(join(dataDir, name))).toEqual([nobodyUid, nobodyUid, 0o600]);

    // Not even through a link can it write where that user has no permission.
    const ofRoot = await temporaryFolder();
    symlinkSync(ofRoot, join(dataDir, 'backups'));
    const { code, stderr } = await runProcess(['backup', join(dataDir, 'backups', 'a.db')], { env });
    expect([code, stderr]).toEqual([1, expect.stringContaining('(EACCES)')]);
    expect(readdirSync(ofRoot)).toEqual([]);
  });

  it("is refused if one of that user's links leads to a folder of root", async () => {
    const [theirs, ofRoot] = [await folderOf(nobodyUid), await temporaryFolder()];
    chmodSync(ofRoot, 0o755);
    const link = join(theirs, 'data');
    symlinkSync(ofRoot, link);
    lchownSync(link, nobodyUid, nobodyUid);
    const { code, stderr } = await runProcess(['keys', 'create', '--label', 'Example'], {
      env: { DATA_DIR: join(link, 'deeper') },
    });
    expect(stderr).toMatch(/^lintel: \S+ goes by way of \S+, a link of user 65534, to a folder of root/);
    expect(code).toBe(1);
    expect(existsSync(join(ofRoot, 'deeper'))).toBe(false);
  });
});
