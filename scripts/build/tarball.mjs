import { readdirSync } from 'node:fs';
import { gzipSync } from 'fflate';
import { create } from 'tar';

/** Modification time of all files: constant, and in the range that every tar supports. */
const sameForAll = new Date('1985-10-26T08:15:00Z');

/**
 * Packs a folder as an npm package, reproducibly: order, times, owners and modes are fixed, and compression is
 * plain JavaScript, because zlib may compress differently by processor.
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
