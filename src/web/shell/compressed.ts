import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  type DeflateRaw,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  gunzip,
} from 'node:zlib';
import type { Encoding } from '../../app/shared/encoding.ts';
import { type Fill, type Gap, type Template, filling } from './template.ts';

export type Compression = Exclude<Encoding, 'identity'>;

type Compressor = BrotliCompress | DeflateRaw;

interface Codec {
  /** Creates the compressor. Its buffers hold all output, so that it never waits for a reader. */
  readonly create: (size: number) => Compressor;
  readonly flush: number;
  /** Header of an uncompressed block. */
  readonly storedHeader: (length: number) => Buffer;
  readonly begin: Buffer;
  readonly end: (page: Template, texts: readonly string[]) => Buffer;
  readonly read: (bytes: Buffer) => Promise<Buffer>;
}

const nothing = Buffer.alloc(0);
const room = (size: number) => ({ chunkSize: 2 * size + 1024, readableHighWaterMark: 4 * size });

const codecs: Readonly<Record<Compression, Codec>> = {
  br: {
    create: (size) =>
      createBrotliCompress({
        ...room(size),
        params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: size },
      }),
    flush: constants.BROTLI_OPERATION_FLUSH,
    storedHeader(length) {
      const header = Buffer.alloc(3);
      header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
      return header;
    },
    begin: nothing,
    end: () => nothing,
    read: promisify(brotliDecompress),
  },
  gzip: {
    create: (size) => createDeflateRaw(room(size)),
    flush: constants.Z_SYNC_FLUSH,
    storedHeader(length) {
      const header = Buffer.alloc(5);
      header.writeUInt16LE(length, 1);
      header.writeUInt16LE(0xffff - length, 3);
      return header;
    },
    begin: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]),
    end(page, texts) {
      const end = Buffer.alloc(8);
      end.writeUInt32LE(checksum(page, texts));
      end.writeUInt32LE(page.bytes.length, 4);
      return end;
    },
    read: promisify(gunzip),
  },
};

/**
 * Compresses a template once. Its gaps are then filled without compression, because both formats allow uncompressed
 * blocks between compressed ones (RFC 1951, 3.2.4; RFC 7932, 9.2). Null if the result does not decompress to the
 * template.
 */
export async function compressTemplate(page: Template, encoding: Compression) {
  const codec = codecs[encoding];
  const template = await compressedAround(page, codec);
  const fillTemplate = filling(template);
  const fill: Fill = (texts) => [codec.begin, ...fillTemplate(texts), codec.end(page, texts)];
  const texts = otherTexts(page);
  const made = Buffer.concat(fill(texts));
  const read = await codec.read(made).catch(() => nothing);
  if (!read.equals(Buffer.concat(filling(page)(texts)))) return null;
  return {
    // Size in memory. `end` needs the page's bytes for the checksum, so they count too.
    size: template.bytes.length + page.bytes.length,
    length: made.length,
    fill,
  };
}

/** Brotli's literal context is the previous two bytes, so each uncompressed block ends with two constant bytes. */
const tail = 2;

function compressedAround({ bytes, gaps }: Template, codec: Codec): Promise<Template> {
  const stream = codec.create(bytes.length);
  const made: Buffer[] = [];
  const places: Gap[] = [];
  let size = 0;
  const add = (part: Buffer) => {
    made.push(part);
    size += part.length;
  };
  const compress = (part: Buffer) =>
    new Promise<Buffer>((resolve) => {
      stream.write(part);
      stream.flush(codec.flush, () => {
        resolve((stream.read() as Buffer | null) ?? nothing);
      });
    });
  const compressAll = async (): Promise<Template> => {
    let from = 0;
    for (const [place, gap] of gaps.entries()) {
      add(await compress(bytes.subarray(from, gap.at)));
      from = gap.at + gap.length + tail;
      // Placeholder bytes for the gap keep the stream's window position right. Their output is dropped, so
      // later back-references must not match them.
      await compress(Buffer.concat([unlikeText(gap.length, place), bytes.subarray(from - tail, from)]));
      add(codec.storedHeader(gap.length + tail));
      places.push({ ...gap, at: size });
      add(bytes.subarray(gap.at, from));
    }
    stream.end(bytes.subarray(from));
    add(await buffer(stream));
    return { bytes: Buffer.concat(made), gaps: places };
  };
  return new Promise((resolve, reject) => {
    stream.once('error', reject);
    compressAll().then(resolve, reject);
  });
}

/** Bytes without any match for the compressor: non-ASCII, with a different stride in each gap. */
const unlikeText = (length: number, place: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => 0x80 + ((index * (2 * place + 1)) % 0x80)));

/** Texts other than those the template was made with, to verify that filling works. */
function otherTexts({ gaps }: Template): string[] {
  const texts: string[] = [];
  for (const { text, length } of gaps) texts[text] = String(text).repeat(length).slice(0, length);
  return texts;
}

function checksum({ bytes, gaps }: Template, texts: readonly string[]): number {
  let from = 0;
  let sum = 0;
  for (const { at, length, text } of gaps) {
    sum = crc32(texts[text] ?? '', crc32(bytes.subarray(from, at), sum));
    from = at + length;
  }
  return crc32(bytes.subarray(from), sum);
}
