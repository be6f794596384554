import { describe, expect, it } from 'vitest';
import { book, bookWith } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { pixelsOf } from '../../tests/support/png.ts';
import { readXml } from '../../tests/support/xml.ts';
import type { Picture } from '../app/shared/pictures.ts';
import { type DoorDesign, standardAppearance } from '../domain/design/design.ts';
import { createPictures } from './create-pictures.ts';
import { svgFile } from './files.tsx';
import { createPictureJobs } from './jobs.ts';

const pivot: DoorDesign = {
  door: { doorTypeKey: 'PIVOT', opWidth: '900', opHeight: '2000' },
  appearance: standardAppearance,
};

const asker = { client: '192.0.2.1' };
const jobs = createPictureJobs(book);
/** Pictures that are rendered in this thread. */
const desk = () =>
  createPictures(book, catalogue, (name, input) => Promise.resolve().then(() => jobs[name](input)));

const made = async (picture: Picture | null) => (await picture?.make(asker)) ?? Buffer.alloc(0);
const sizeOf = async (picture: Picture | null) => {
  const bytes = await made(picture);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

describe('the picture service', () => {
  it('renders each width separately, whatever the order of requests', async () => {
    const pictures = desk();
    const asked = [600, 1000, 600, 320, 1000];
    const widths = [];
    for (const width of asked) widths.push((await sizeOf(pictures.drawing(pivot, 'png', width)))[0]);
    expect(widths).toEqual(asked);
    const together = await Promise.all(asked.map((width) => sizeOf(pictures.drawing(pivot, 'png', width))));
    expect(together.map(([width]) => width)).toEqual(asked);
  });

  it('renders a drawing 1000 wide by default', async () => {
    expect((await sizeOf(desk().drawing(pivot, 'png')))[0]).toBe(1000);
  });

  it("distinguishes a product's picture from a drawing of the same door and width", async () => {
    const pictures = desk();
    const [width, height] = await sizeOf(pictures.drawing(pivot, 'png', 1200));
    expect(width).toBe(1200);
    expect(height).not.toBe(1200);
    expect(await sizeOf(pictures.product('pivot-steel-door', 'png'))).toEqual([1200, 1200]);
  });

  it('renders a drawing as SVG, with its content type', async () => {
    const picture = desk().drawing(pivot, 'svg');
    expect(picture.type).toBe('image/svg+xml; charset=utf-8');
    const [title] = readXml((await made(picture)).toString()).children.filter(({ name }) => name === 'title');
    expect(title?.text).toBe('Pivot door, 900 × 2000 mm');
  });

  it("renders a product's SVG as a picture, and a drawing's SVG as a sheet", async () => {
    const product = catalogue.find(({ slug }) => slug === 'pivot-steel-door');
    const design = { door: product?.standardConfiguration ?? {}, appearance: standardAppearance };
    const pictures = desk();
    const picture = (await made(pictures.product('pivot-steel-door', 'svg'))).toString();
    expect(picture).toBe(svgFile(book, design, 'picture'));
    const sheet = (await made(pictures.drawing(design, 'svg'))).toString();
    expect(sheet).toBe(svgFile(book, design, 'sheet'));
    expect(sheet).not.toBe(picture);
  });

  it("passes the caller's client and abort signal to the renderer", () => {
    const asked: { client: string; aborted: boolean | undefined }[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    const pictures = createPictures(book, catalogue, (_name, _input, { client, signal }) => {
      asked.push({ client, aborted: signal?.aborted });
      signals.push(signal);
      return new Promise(() => undefined);
    });
    const disconnect = new AbortController();
    void pictures.drawing(pivot, 'png').make({ client: '192.0.2.7', signal: disconnect.signal });
    expect(asked).toEqual([{ client: '192.0.2.7', aborted: false }]);
    disconnect.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  it('names pictures differently if a size in the price book changes', () => {
    const other = bookWith((file) => {
      file.maxOpeningWidthMm += 100;
    });
    const [before, after] = [book, other].map((each) => {
      const pictures = createPictures(each, catalogue, () => Promise.reject(new Error('not drawn')));
      return [
        pictures.edition,
        pictures.drawing(pivot, 'svg').name,
        pictures.product('pivot-steel-door', 'png')?.name,
      ];
    });
    expect(after?.filter((name) => before?.includes(name))).toEqual([]);
    expect(after).toHaveLength(3);
  });

  it('renders PNGs with a white background', async () => {
    const bytes = await made(desk().product('pivot-steel-door', 'png'));
    // The first pixel as RGBA.
    expect([...pixelsOf(bytes).subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  });

  it('returns null for an unknown product', () => {
    expect(desk().product('made-up', 'png')).toBeNull();
  });

  it('names pictures by everything they depend on, and returns cached pictures', async () => {
    const pictures = desk();
    const small = pictures.drawing(pivot, 'png', 40);
    expect(small.kept()).toBeNull();
    const bytes = await made(small);
    expect(pictures.drawing(pivot, 'png', 40).kept()).toBe(bytes);
    const others = [
      pictures.drawing(pivot, 'png', 41),
      pictures.drawing(pivot, 'svg', 40),
      pictures.drawing({ ...pivot, door: { ...pivot.door, opWidth: '901' } }, 'png', 40),
    ];
    expect(others.map((each) => each.kept())).toEqual([null, null, null]);
    expect(new Set([small, ...others].map(({ name }) => name)).size).toBe(4);
  });
});
