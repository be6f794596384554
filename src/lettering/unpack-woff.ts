import { inflateSync } from 'node:zlib';

/**
 * A WOFF file as the TrueType file it was made from. fontkit reads both, but inflates a table of a WOFF anew for each
 * glyph, which makes a PDF take nearly twice as long.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let at = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const [offset, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const stored = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const table = packed === size ? stored : inflateSync(stored);
    const place = 12 + 16 * index;
    woff.copy(header, place, entry, entry + 4);
    woff.copy(header, place + 4, entry + 16, entry + 20);
    header.writeUInt32BE(at, place + 8);
    header.writeUInt32BE(table.length, place + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    tables.push(padded);
    at += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}
