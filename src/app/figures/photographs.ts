import { createHash } from 'node:crypto';
import { bounds } from '../../contract/bounds.ts';
import type { Checked } from './checked.ts';

/**
 * A photograph as it is served. Its name contains a hash of its content, so the file of a name never changes.
 */
export interface PhotographFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The picture formats that all browsers show, with the first bytes of their files. */
const formats = [
  { ending: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { ending: 'png', type: 'image/png', begins: /^\x89PNG\r\n/ },
  { ending: 'webp', type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  { ending: 'avif', type: 'image/avif', begins: /^.{4}ftypavif/s },
];

export function readPhotograph(bytes: Buffer): Checked<PhotographFile> {
  const start = bytes.toString('latin1', 0, 16);
  const format = formats.find(({ begins }) => begins.test(start));
  if (!format) return { ok: false, faults: ['must be a JPEG, PNG, WebP or AVIF file'] };
  if (bytes.length > bounds.largestPhotograph)
    return { ok: false, faults: [`must have at most ${bounds.largestPhotograph / 1_000_000} MB`] };
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { ok: true, value: { name: `${hash}.${format.ending}`, type: format.type, bytes } };
}
