import { describe, expect, it } from 'vitest';
import type { Picture, Pictures } from '../app/shared/pictures.ts';
import { Refusal } from '../app/shared/refusal.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { drawingOf } from './drawing.ts';

const design = {
  door: { doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2100' },
  appearance: standardAppearance,
};

const picturesThat = (drawing: Pictures['drawing']): Pictures => ({
  edition: '',
  product: () => Promise.resolve(null),
  drawing,
});

const png = (length: number): Picture => ({ type: 'image/png', bytes: Buffer.alloc(length) });

describe('the drawing beside an answer', () => {
  it('is a small PNG of the door', async () => {
    const asked: unknown[] = [];
    const pictures = picturesThat((...all) => {
      asked.push(...all);
      return Promise.resolve(png(3));
    });
    expect(await drawingOf(pictures, design)).toEqual([
      { type: 'image', mimeType: 'image/png', data: 'AAAA' },
    ]);
    expect(asked).toEqual([design, 'png', 600]);
  });

  it.each<[string, Pictures['drawing']]>([
    ['are busy', () => Promise.reject(new Refusal('pictures_busy', 'Busy.'))],
    ['are broken', () => Promise.reject(new Error('no renderer'))],
    ['are too large', () => Promise.resolve(png(300_000))],
    ['take too long', () => new Promise(() => undefined)],
  ])('is left out when pictures %s', async (_, drawing) => {
    expect(await drawingOf(picturesThat(drawing), design, 1)).toEqual([]);
  });

  it('is left out where there is no door', async () => {
    expect(
      await drawingOf(
        picturesThat(() => Promise.resolve(png(3))),
        undefined,
      ),
    ).toEqual([]);
  });
});
