import { Resvg } from '@resvg/resvg-js';
import { renderToString } from 'preact-render-to-string';
import type { DoorDesign } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { fileInk } from '../drawing/colours.ts';
import { DoorDrawing } from '../drawing/door-drawing.tsx';
import type { DrawingKind } from '../drawing/sheet.ts';
import { outlineOf } from '../lettering/outline.ts';

/** A drawing as a stand-alone SVG file. */
export function svgFile(book: PriceBook, design: DoorDesign, kind: DrawingKind = 'sheet'): string {
  const drawing = renderToString(<DoorDrawing book={book} design={design} kind={kind} ink={fileInk} />);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}\n`;
}

/** A drawing as PNG, on white. */
export function pngFile(
  book: PriceBook,
  design: DoorDesign,
  widthPx: number,
  kind: DrawingKind = 'sheet',
): Buffer {
  // Text is drawn as outlines, so that no system fonts are needed.
  const drawing = renderToString(
    <DoorDrawing book={book} design={design} kind={kind} ink={fileInk} outlineOf={outlineOf} />,
  );
  const renderer = new Resvg(drawing, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: widthPx },
    background: '#ffffff',
  });
  return renderer.render().asPng();
}
