import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { OperatorError } from '../settings/operator-error.ts';

/** Called with the configuration before anything in the data folder is touched. */
export type BeforeStore = (config: Config) => Config;

/**
 * If root runs a command on another user's data folder, becomes that user, and reports it. Otherwise the
 * owner could replace files by links, which root would follow, and the service could not use files that root
 * creates. If the process cannot change its user, links are still refused file by file.
 */
export const actAsOwner: BeforeStore = (config) => {
  const owner = process.getuid?.() === 0 ? ownerOf(config.dataDir) : null;
  if (!owner || owner.uid === 0) return config;
  try {
    const name = become(owner);
    console.error(
      `lintel: ${config.dataDir} belongs to ${name}: going on as that user, without root's rights`,
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    console.error(
      `lintel: ${config.dataDir} belongs to user ${owner.uid}, and root's rights cannot be given up (${code}): run this as that user`,
    );
  }
  return config;
};

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The owner of a folder, or of its parent if the folder does not exist. Follows links. */
function ownerOf(folder: string): Owner {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return ownerOf(dirname(folder));
  const link = stats.uid === 0 ? linkOfAnother(folder) : null;
  if (link === null) return stats;
  throw new OperatorError(
    `${folder} goes by way of ${link}, a link of user ${lstatSync(link).uid}, to a folder of root: give the folder itself as DATA_DIR`,
  );
}

/** The first link in a path that belongs to a user other than root, who could change it at any moment. */
function linkOfAnother(path: string): string | null {
  const above = dirname(path);
  if (above === path) return null;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats?.isSymbolicLink()) return linkOfAnother(above);
  if (stats.uid !== 0) return path;
  return linkOfAnother(above) ?? linkOfAnother(resolve(realpathSync(above), readlinkSync(path)));
}

/** Node's types lack `initgroups`. */
const groups = process as NodeJS.Process & { initgroups?: (user: string, group: number) => void };

/** Becomes another user, with that user's groups. Returns a text that names the user. */
function become({ uid, gid }: Owner): string {
  const user = accountOf(uid);
  if (user) {
    groups.initgroups?.(user.username, user.gid);
    process.setgid?.(user.gid);
  } else {
    process.setgroups?.([gid]);
    process.setgid?.(gid);
  }
  process.setuid?.(uid);
  if (!user) return `user ${uid}`;
  // Like runuser, because the PostgreSQL driver reads its defaults from these variables.
  Object.assign(process.env, { HOME: user.homedir, USER: user.username, LOGNAME: user.username });
  return `the user ${user.username}`;
}

/** The account of a user; null for one without a name, as in a container. */
function accountOf(uid: number) {
  process.seteuid?.(uid);
  try {
    return userInfo();
  } catch {
    return null;
  } finally {
    process.seteuid?.(0);
  }
}
