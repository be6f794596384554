import { constants, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { readXml } from '../../tests/support/xml.ts';
import { type DoorDesign, standardAppearance } from '../domain/design/design.ts';
import { createPictures } from './create-pictures.ts';

const pivot: DoorDesign = {
  door: { doorTypeKey: 'PIVOT', opWidth: '900', opHeight: '2000' },
  appearance: standardAppearance,
};

const sizeOf = (picture: { bytes: Buffer } | null) => [
  picture?.bytes.readUInt32BE(16),
  picture?.bytes.readUInt32BE(20),
];

describe('the desk that makes pictures', () => {
  it('gives each width its own picture, however often and in whatever order they are asked for', async () => {
    const desk = createPictures(book, catalogue);
    const asked = [600, 1000, 600, 320, 1000];
    const widths = [];
    for (const width of asked) widths.push(sizeOf(await desk.drawing(pivot, 'png', width))[0]);
    expect(widths).toEqual(asked);
    const together = await Promise.all(asked.map((width) => desk.drawing(pivot, 'png', width)));
    expect(together.map((picture) => sizeOf(picture)[0])).toEqual(asked);
  });

  it('makes a drawing 1000 wide where nobody says how wide', async () => {
    expect(sizeOf(await createPictures(book, catalogue).drawing(pivot, 'png'))[0]).toBe(1000);
  });

  it('keeps the picture of a product apart from the drawing of the same door at the same width', async () => {
    const desk = createPictures(book, catalogue);
    const [width, height] = sizeOf(await desk.drawing(pivot, 'png', 1200));
    expect(width).toBe(1200);
    expect(height).not.toBe(1200);
    expect(sizeOf(await desk.product('pivot-steel-door', 'png'))).toEqual([1200, 1200]);
  });

  it('gives an SVG of the door that was asked for, and its type', async () => {
    const picture = await createPictures(book, catalogue).drawing(pivot, 'svg');
    expect(picture.type).toBe('image/svg+xml; charset=utf-8');
    const [title] = readXml(picture.bytes.toString()).children.filter(({ name }) => name === 'title');
    expect(title?.text).toBe('Pivot door, 900 × 2000 mm');
  });

  it('draws on white, for those who show it on a dark page', async () => {
    const picture = await createPictures(book, catalogue).product('pivot-steel-door', 'png');
    const bytes = picture?.bytes ?? Buffer.alloc(0);
    const data = bytes.indexOf('IDAT');
    const pixels = inflateSync(bytes.subarray(data + 4, data + 4 + bytes.readUInt32BE(data - 4)), {
      finishFlush: constants.Z_SYNC_FLUSH,
    });
    // After the filter of the first row: red, green, blue and how opaque it is.
    expect([...pixels.subarray(1, 5)]).toEqual([255, 255, 255, 255]);
  });

  it('lets 64 wait behind the two it makes, and refuses the next', async () => {
    const desk = createPictures(book, catalogue);
    const ask = (width: number) => desk.drawing(pivot, 'png', width);
    const taken = Array.from({ length: 66 }, (_, index) => ask(10 + index));
    await expect(ask(99)).rejects.toMatchObject({
      code: 'pictures_busy',
      message: 'Many pictures are being made at the moment. Please try again.',
    });
    expect(await Promise.all(taken)).toHaveLength(66);
  });

  it('has no picture of what is no product', async () => {
    const desk = createPictures(book, catalogue);
    expect(await desk.product('made-up', 'png')).toBeNull();
  });
});
