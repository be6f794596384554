import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { renderToString } from 'preact-render-to-string';
import { Refusal } from '../app/shared/refusal.ts';
import type { DoorDesign } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { fileInk } from '../drawing/colours.ts';
import { DoorDrawing } from '../drawing/door-drawing.tsx';
import { font } from '../drawing/pen.ts';
import type { DrawingKind } from '../drawing/sheet.ts';
import { pngOf } from './png.ts';

/** The only font there is: a fresh machine has none of its own. */
const require = createRequire(import.meta.url);
const ownFont = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** A drawing that stands alone. */
export function svgFile(book: PriceBook, design: DoorDesign, kind: DrawingKind = 'sheet'): string {
  const drawing = renderToString(<DoorDrawing book={book} design={design} kind={kind} ink={fileInk} />);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`;
}

/** A letter far outside of every sheet: it is never seen, but it is measured if there is a font to set it in. */
const farLeft = -1_000_000;
const probe = renderToString(
  <text x={farLeft} y={0} font-family={font} font-size={100}>
    8
  </text>,
);

/**
 * A drawing on white. The renderer opens the font anew for each picture and goes on without letters where it cannot, as when
 * the process has no descriptor left; a drawing without its figures is none, so that is looked at and refused.
 */
export function pngFile(
  book: PriceBook,
  design: DoorDesign,
  widthPx: number,
  kind: DrawingKind = 'sheet',
  fontFile = ownFont,
): Buffer {
  const image = new Resvg(svgFile(book, design, kind).replace('</svg>', `${probe}</svg>`), {
    font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'DejaVu Sans' },
    fitTo: { mode: 'width', value: widthPx },
    background: '#ffffff',
  });
  if ((image.getBBox()?.x ?? 0) > farLeft / 2) {
    throw new Refusal('pictures_busy', 'The lettering could not be drawn. Please try again.');
  }
  return pngOf(image.render());
}
