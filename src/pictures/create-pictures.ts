import { RenderCache } from '../app/cache/render-cache.ts';
import type { Picture, PictureFormat, Pictures } from '../app/shared/pictures.ts';
import type { Product } from '../domain/catalogue/product.ts';
import { designText } from '../domain/design/design-text.ts';
import { type DoorDesign, standardAppearance } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { editionOf } from '../drawing/edition.ts';
import type { DrawingKind } from '../drawing/sheet.ts';
import type { DrawPicture } from './jobs.ts';

const drawingWidthPx = 1000;
/** Width of product pictures, which are square, as product feeds and link previews require. */
const productWidthPx = 1200;

/** Part of the ETag. Raise it when the renderer produces other bytes for the same drawing. */
const pngEdition = 4;

/** Cache size: about a hundred PNGs, those of all products and of recently viewed doors. */
const cacheBytes = 16 * 1024 * 1024;

const types: Readonly<Record<PictureFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
};

/** Creates the pictures. Workers render them; they are cached here. */
export function createPictures(book: PriceBook, catalogue: readonly Product[], draw: DrawPicture): Pictures {
  const cache = new RenderCache(cacheBytes);
  const edition = editionOf(book);
  const pictureOf = (
    design: DoorDesign,
    kind: DrawingKind,
    format: PictureFormat,
    widthPx: number,
  ): Picture => {
    const written = format === 'png' ? `${pngEdition} ${widthPx}` : '';
    const name = `${edition} ${format} ${kind} ${written} ${designText(design)}`;
    return {
      type: types[format],
      name,
      kept: () => cache.find(name),
      make: (asker) =>
        cache.get(name, asker, (signal) =>
          draw(format, { design, kind, widthPx }, { client: asker.client, signal }),
        ),
    };
  };

  return {
    edition,
    product(slug, format) {
      const product = catalogue.find((each) => each.slug === slug);
      if (!product) return null;
      const design = { door: product.standardConfiguration, appearance: standardAppearance };
      return pictureOf(design, 'picture', format, productWidthPx);
    },
    drawing: (design, format, widthPx = drawingWidthPx) => pictureOf(design, 'sheet', format, widthPx),
  };
}
