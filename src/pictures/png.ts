import { crc32, deflateSync } from 'node:zlib';
import type { Indexed } from './painting/canvas.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Eight-bit palette; PNG's only compression and filter methods; not interlaced. */
const format = Buffer.from([8, 3, 0, 0, 0]);

/**
 * A PNG file (RFC 2083). Unfiltered, at a fast compression level: drawings are large even areas, so filters
 * or a higher level would take several times as long and save little.
 */
export function pngOf({ width, height, rows, palette }: Indexed): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    signature,
    ...chunk('IHDR', Buffer.concat([size, format])),
    ...chunk('PLTE', Buffer.from(palette.flat())),
    ...chunk('IDAT', deflateSync(rows, { level: 3, chunkSize: 256 * 1024 })),
    ...chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer[] {
  const [length, type, check] = [Buffer.alloc(4), Buffer.from(name, 'latin1'), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(data, crc32(type)));
  return [length, type, data, check];
}
