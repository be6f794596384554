import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { catalogue } from '../../tests/support/catalogue.ts';
import { readXml } from '../../tests/support/xml.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { createPictures } from './create-pictures.ts';
import { pngFile, svgFile } from './files.tsx';
import { RenderQueue } from './render-queue.ts';

const design = { door: { opWidth: '900', opHeight: '2100' }, appearance: standardAppearance };

const png = (bytes: Buffer) => ({
  signature: bytes.subarray(0, 8).toString('latin1'),
  width: bytes.readUInt32BE(16),
  height: bytes.readUInt32BE(20),
});

describe('a picture file', () => {
  it('stands alone as SVG', () => {
    const svg = svgFile(book, design);
    expect(
      svg.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"'),
    ).toBe(true);
    expect(readXml(svg).name).toBe('svg');
    expect(svg).not.toContain('var(');
  });

  it('is a PNG as wide as it was asked for, the same every time', async () => {
    const bytes = await pngFile(book, design, 640);
    expect(png(bytes)).toMatchObject({ signature: '\x89PNG\r\n\x1a\n', width: 640 });
    expect((await pngFile(book, design, 640)).equals(bytes)).toBe(true);
  });

  it('has its lettering on a machine without fonts', async () => {
    const svg = svgFile(book, design, 'elevation');
    const withoutFonts = async (of: string) =>
      (
        await renderAsync(of, {
          font: { loadSystemFonts: false },
          fitTo: { mode: 'width', value: 400 },
          background: '#ffffff',
        })
      ).asPng();
    const unlettered = await withoutFonts(svg.replace(/<text[\s\S]*?<\/text>/g, ''));
    expect((await withoutFonts(svg)).equals(unlettered)).toBe(true);
    expect((await pngFile(book, design, 400, 'elevation')).equals(unlettered)).toBe(false);
  });

  it('of every product is a square of 1200', async () => {
    const desk = createPictures(book, catalogue);
    expect(catalogue).toHaveLength(14);
    for (const { slug } of catalogue) {
      const picture = await desk.product(slug, 'png');
      expect(picture && png(picture.bytes)).toMatchObject({ width: 1200, height: 1200 });
    }
    expect(await desk.product('nothing', 'svg')).toBeNull();
  });

  it('is as wide as it was asked for, also where another width of it was made before', async () => {
    const desk = createPictures(book, catalogue);
    for (const asked of [600, 1000, 600]) {
      const picture = await desk.drawing(design, 'png', asked);
      expect(png(picture.bytes).width).toBe(asked);
    }
  });
});

describe('the queue of renders', () => {
  const limits = { simultaneous: 2, waiting: 1, keptBytes: 10 };
  const held = () => {
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    return { render: () => promise, resolve };
  };

  it('refuses whoever would wait too long, and takes them again later', async () => {
    const queue = new RenderQueue(limits);
    const slow = held();
    const taken = ['a', 'b', 'c'].map((key) => queue.picture(key, slow.render));
    await expect(queue.picture('d', slow.render)).rejects.toMatchObject({ code: 'pictures_busy' });
    slow.resolve(Buffer.from('x'));
    await Promise.all(taken);
    await expect(queue.picture('d', slow.render)).resolves.toEqual(Buffer.from('x'));
  });

  it('makes a picture once for all who want it at the same time', async () => {
    const queue = new RenderQueue(limits);
    const slow = held();
    let renders = 0;
    const render = () => {
      renders += 1;
      return slow.render();
    };
    const both = [queue.picture('a', render), queue.picture('a', render)];
    slow.resolve(Buffer.from('x'));
    await Promise.all(both);
    await queue.picture('a', render);
    expect(renders).toBe(1);
  });

  it('forgets what was used longest ago when it has too much', async () => {
    const queue = new RenderQueue(limits);
    const made: string[] = [];
    const ask = (key: string) =>
      queue.picture(key, () => {
        made.push(key);
        return Promise.resolve(Buffer.alloc(5));
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('goes on after a render that failed', async () => {
    const queue = new RenderQueue({ ...limits, simultaneous: 1 });
    await expect(queue.picture('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.picture('a', () => Promise.resolve(Buffer.from('x')))).resolves.toEqual(
      Buffer.from('x'),
    );
  });
});
