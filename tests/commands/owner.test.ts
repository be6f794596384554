import { chownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { runCommand } from '../support/command.ts';

const nobodyUid = 65_534;

it.skipIf(process.getuid?.() !== 0)(
  'files that root restores or copies into the folder of another user belong to that user',
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
      const { uid, gid, mode } = statSync(join(place, 'lintel.db'));
      expect([uid, gid, mode & 0o777]).toEqual([nobodyUid, nobodyUid, 0o600]);
      expect(readdirSync(place).sort()).toEqual(['README.txt', 'lintel.db']);
    }
  },
);
