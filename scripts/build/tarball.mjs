import { readdirSync } from 'node:fs';
import { gzipSync } from 'fflate';
import { create } from 'tar';

/** Before any file of ours, and within what every tar can write. */
const sameForAll = new Date('1985-10-26T08:15:00Z');

/**
 * A folder as a package that npm installs. The same files give the same bytes, whoever packs them, whenever and on
 * whatever machine: order, times, owners and rights are settled here, and the compression is plain JavaScript, because
 * zlib may compress differently from one processor to another.
 *
 * @param {string} folder
 */
export function tarballOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
    .sort();
  const archive = create(
    {
      sync: true,
      cwd: folder,
      prefix: 'package',
      portable: true,
      mtime: sameForAll,
      onWriteEntry: ({ stat }) => {
        stat.mode = 0o100644;
      },
    },
    files,
  );
  return gzipSync(archive.read(), { level: 9, mtime: 0 });
}
