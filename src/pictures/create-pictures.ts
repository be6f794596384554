import type { Picture, PictureFormat, Pictures } from '../app/shared/pictures.ts';
import type { Product } from '../domain/catalogue/product.ts';
import { designText } from '../domain/design/design-text.ts';
import { type DoorDesign, standardAppearance } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { editionOf } from '../drawing/edition.ts';
import type { DrawingKind } from '../drawing/sheet.ts';
import { pngFile, svgFile } from './files.tsx';
import { RenderQueue } from './render-queue.ts';

const drawingWidthPx = 1000;
/** As product feeds and link previews want it: a square. */
const productWidthPx = 1200;

const limits = { simultaneous: 2, waiting: 64, keptBytes: 24 * 1024 * 1024 };

export function createPictures(book: PriceBook, catalogue: readonly Product[]): Pictures {
  const queue = new RenderQueue(limits);
  const make = async (
    design: DoorDesign,
    kind: DrawingKind,
    format: PictureFormat,
    widthPx: number,
  ): Promise<Picture> => {
    if (format === 'svg') {
      return { type: 'image/svg+xml; charset=utf-8', bytes: Buffer.from(svgFile(book, design, kind)) };
    }
    const key = `${kind} ${widthPx} ${designText(design)}`;
    const bytes = await queue.picture(key, () => pngFile(book, design, widthPx, kind));
    return { type: 'image/png', bytes };
  };

  return {
    edition: editionOf(book),
    async product(slug, format) {
      const product = catalogue.find((each) => each.slug === slug);
      if (!product) return null;
      const design = { door: product.standardConfiguration, appearance: standardAppearance };
      return make(design, 'picture', format, productWidthPx);
    },
    drawing: (design, format, widthPx = drawingWidthPx) => make(design, 'sheet', format, widthPx),
  };
}
