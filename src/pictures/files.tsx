import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import { renderToString } from 'preact-render-to-string';
import type { DoorDesign } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { fileInk } from '../drawing/colours.ts';
import { DoorDrawing } from '../drawing/door-drawing.tsx';
import type { DrawingKind } from '../drawing/sheet.ts';

/** The only font there is: a fresh machine has none of its own. */
const require = createRequire(import.meta.url);
const fontFile = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** A drawing that stands alone. */
export function svgFile(book: PriceBook, design: DoorDesign, kind: DrawingKind = 'sheet'): string {
  const drawing = renderToString(<DoorDrawing book={book} design={design} kind={kind} ink={fileInk} />);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`;
}

/** A drawing on white, rendered beside the event loop. */
export async function pngFile(
  book: PriceBook,
  design: DoorDesign,
  widthPx: number,
  kind: DrawingKind = 'sheet',
): Promise<Buffer> {
  const image = await renderAsync(svgFile(book, design, kind), {
    font: { loadSystemFonts: false, fontFiles: [fontFile], defaultFontFamily: 'DejaVu Sans' },
    fitTo: { mode: 'width', value: widthPx },
    background: '#ffffff',
  });
  return image.asPng();
}
