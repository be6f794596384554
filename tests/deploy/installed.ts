import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../support/child.ts';
import { replaced, root, shipped } from './files.ts';
import { asOrdinaryUser, ordinaryUser } from './ordinary-user.ts';

const links = await temporaryFolder();
await chmod(links, 0o755);
const [node, program] = [join(links, 'node'), join(links, 'lintel')];
await symlink(process.execPath, node);
await symlink(root, program);

/**
 * Replaces the paths of an installed program by links to this checkout and its Node, because a space in the path of
 * the checkout would split words in a unit or a shell.
 */
export const installedHere = [
  ['/opt/lintel/node', node],
  ['/opt/lintel', program],
] as const;

/** Whether an ordinary user may read a file: a checkout in root’s home is private. */
export function isOpenToAll(file: string): boolean {
  const [command = '', ...args] = asOrdinaryUser(['test', '-r', file]);
  return spawnSync(command, args).status === 0;
}

/** Installs the operators' command with temporary folders. Run by root, it switches to an ordinary user. */
export async function installCommand() {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  const [bin, data, env] = [join(folder, 'bin'), join(folder, 'data'), join(folder, 'lintel.env')];
  await mkdir(bin);
  await mkdir(data);
  if (ordinaryUser !== undefined) await chown(data, ordinaryUser, ordinaryUser);
  const mayChange = ordinaryUser !== undefined && isOpenToAll(join(root, 'dist/main.js'));
  const command = join(bin, 'lintel');
  await writeFile(env, '');
  await writeFile(
    command,
    replaced(shipped('systemd/lintel'), [
      ...installedHere,
      ['/etc/lintel/lintel.env', env],
      ['DATA_DIR=/var/lib/lintel\n', `DATA_DIR=${data}\n`],
      ['runuser -u lintel -- ', mayChange ? 'runuser -u nobody -- ' : ''],
    ]),
    { mode: 0o755 },
  );
  return { folder, bin, data, env, command, mayChange };
}
