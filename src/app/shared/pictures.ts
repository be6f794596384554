import type { DoorDesign } from '../../domain/design/design.ts';
import type { Asker } from './jobs.ts';

export type PictureFormat = 'svg' | 'png';

/** A picture that can be had; it need not have been made yet. */
export interface Picture {
  readonly type: string;
  /** All it depends on: pictures of the same name have the same bytes. */
  readonly name: string;
  /** Its bytes where they are at hand, or null. */
  readonly kept: () => Buffer | null;
  /** Makes it unless it is at hand. May refuse with `pictures_busy` or `rate_limited`. */
  readonly make: (asker: Asker) => Promise<Buffer>;
}

/** The pictures of doors. */
export interface Pictures {
  /** Changes whenever the same design would be drawn differently. */
  readonly edition: string;
  /** Null where there is no such product. */
  product(slug: string, format: PictureFormat): Picture | null;
  /** The drawing of a design. The width is that of a PNG. */
  drawing(design: DoorDesign, format: PictureFormat, widthPx?: number): Picture;
}
