import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Compression, compressTemplate } from './compressed.ts';
import { filling, templateOf } from './template.ts';

const marks = ['Vh3kQ0aZ8sLr5TnYc2WbXe', 'm4Pq7RtUv9'];
const read = { br: brotliDecompressSync, gzip: gunzipSync };
const encodings: readonly Compression[] = ['br', 'gzip'];

const pageOf = (parts: readonly string[]) =>
  templateOf(
    Buffer.from(parts.map((part, index) => `<p>${part}</p><i id="${marks[index % 2] ?? ''}"/>`).join('')),
    marks,
  );

const ownText = (length: number) =>
  fc.string({
    unit: fc.constantFrom('a', 'b', 'X', '0', '9', '-', '_'),
    minLength: length,
    maxLength: length,
  });
const words = fc.string({
  unit: fc.constantFrom('door ', '€', '·', '<li class="a">', 'é', '1 600 mm', '🚪'),
});

describe.each(encodings)('a template compressed with %s', (encoding) => {
  it('decompresses to the template filled with the texts of the visit', async () => {
    const visits = fc.array(fc.tuple(ownText(22), ownText(10)), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 8 }), visits, async (parts, texts) => {
        const page = pageOf(parts);
        const compressed = await compressTemplate(page, encoding);
        // Some templates cannot be compressed in this way; their pages are sent uncompressed.
        fc.pre(compressed !== null);
        for (const own of texts) {
          const sent = Buffer.concat(compressed.fill(own));
          expect(read[encoding](sent).equals(Buffer.concat(filling(page)(own)))).toBe(true);
          expect(compressed.length).toBe(sent.length);
        }
      }),
    );
  });

  it('contains no text of an earlier visit', async () => {
    const page = pageOf(['one', 'two', 'three', 'four']);
    const compressed = await compressTemplate(page, encoding);
    const [first, second] = ['a', 'b'].map((letter) => [letter.repeat(22), letter.repeat(10)]);
    compressed?.fill(first ?? []);
    const text = read[encoding](Buffer.concat(compressed?.fill(second ?? []) ?? [])).toString();
    expect(text.match(/b{22}|b{10}/g)).toHaveLength(4);
    expect(text).not.toMatch(/a{10}|Vh3k|m4Pq/);
  });
});
