import { describe, expect, it } from 'vitest';
import type { Picture, Pictures } from '../app/shared/pictures.ts';
import { Refusal } from '../app/shared/refusal.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { drawingOf } from './drawing.ts';

const design = {
  door: { doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2100' },
  appearance: standardAppearance,
};

const client = '192.0.2.1';

const picturesThat = (make: Picture['make'], drawing: unknown[] = []): Pictures => ({
  edition: '',
  product: () => null,
  drawing: (...asked) => {
    drawing.push(...asked);
    return { type: 'image/png', name: '', kept: () => null, make };
  },
});

const png = (length: number) => Buffer.alloc(length);

describe('the drawing beside an answer', () => {
  it('is a small PNG of the door, rendered for the caller', async () => {
    const asked: unknown[] = [];
    const clients: string[] = [];
    const pictures = picturesThat((asker) => {
      clients.push(asker.client);
      return Promise.resolve(png(3));
    }, asked);
    expect(await drawingOf(pictures, design, client)).toEqual([
      { type: 'image', mimeType: 'image/png', data: 'AAAA' },
    ]);
    expect([asked, clients]).toEqual([[design, 'png', 440], [client]]);
  });

  it('is aborted by its timeout', async () => {
    const { promise: left, resolve } = Promise.withResolvers<unknown>();
    const pictures = picturesThat(({ signal }) => {
      signal?.addEventListener('abort', resolve);
      return new Promise(() => undefined);
    });
    expect(await drawingOf(pictures, design, client, 1)).toEqual([]);
    await left;
  });

  it.each<[string, Picture['make']]>([
    ['are busy', () => Promise.reject(new Refusal('pictures_busy', 'Busy.'))],
    ['are broken', () => Promise.reject(new Error('no renderer'))],
    ['are too large', () => Promise.resolve(png(300_000))],
    ['take too long', () => new Promise(() => undefined)],
  ])('is omitted when pictures %s', async (_, make) => {
    expect(await drawingOf(picturesThat(make), design, client, 1)).toEqual([]);
  });

  it('is omitted if it is larger than a quarter of a megabyte', async () => {
    const most = 256 * 1024;
    const lengths = async (length: number) =>
      (
        await drawingOf(
          picturesThat(() => Promise.resolve(png(length))),
          design,
          client,
        )
      ).map(({ data }) => Buffer.from(data, 'base64').length);
    expect([await lengths(most), await lengths(most + 1)]).toEqual([[most], []]);
  });

  it('is omitted if the answer has no door', async () => {
    expect(
      await drawingOf(
        picturesThat(() => Promise.resolve(png(3))),
        undefined,
        client,
      ),
    ).toEqual([]);
  });
});
