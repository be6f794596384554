import type { Asker } from '../app/shared/jobs.ts';
import type { PictureFormat } from '../app/shared/pictures.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import type { DoorDesign } from '../domain/design/design.ts';
import type { DrawingKind } from '../drawing/sheet.ts';
import { pngFile, svgFile } from './files.tsx';

interface Drawn {
  readonly design: DoorDesign;
  readonly kind: DrawingKind;
  /** Width in pixels, for PNG only. */
  readonly widthPx: number;
}

/** The jobs of a render worker that draw pictures. */
export function createPictureJobs(book: PriceBook) {
  return {
    svg: ({ design, kind }: Drawn): Uint8Array => Buffer.from(svgFile(book, design, kind)),
    png: ({ design, kind, widthPx }: Drawn): Uint8Array => pngFile(book, design, widthPx, kind),
  };
}

/** Draws a picture in a worker. */
export type DrawPicture = (name: PictureFormat, input: Drawn, asker: Asker) => Promise<Uint8Array>;

export type PictureJobs = ReturnType<typeof createPictureJobs>;
