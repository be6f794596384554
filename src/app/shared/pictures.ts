import type { DoorDesign } from '../../domain/design/design.ts';
import type { Asker } from './jobs.ts';

export type PictureFormat = 'svg' | 'png';

/** A picture that may not have been rendered yet. */
export interface Picture {
  readonly type: string;
  /** Cache key: pictures with the same name have the same bytes. */
  readonly name: string;
  /** The cached bytes; null on a cache miss. */
  readonly kept: () => Buffer | null;
  /** Renders the picture, unless cached. May refuse with `pictures_busy` or `rate_limited`. */
  readonly make: (asker: Asker) => Promise<Buffer>;
}

export interface Pictures {
  /** Changes whenever a design would be drawn differently; part of ETags. */
  readonly edition: string;
  /** The picture of a product; null if there is no such product. */
  product(slug: string, format: PictureFormat): Picture | null;
  /** The drawing of a design. The width applies to PNG only. */
  drawing(design: DoorDesign, format: PictureFormat, widthPx?: number): Picture;
}
