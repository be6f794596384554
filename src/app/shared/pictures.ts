import type { DoorDesign } from '../../domain/design/design.ts';

export type PictureFormat = 'svg' | 'png';

export interface Picture {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Makes the pictures of doors. May refuse with `pictures_busy`. */
export interface Pictures {
  /** Changes whenever the same design would be drawn differently. */
  readonly edition: string;
  /** Null where there is no such product. */
  product(slug: string, format: PictureFormat): Promise<Picture | null>;
  /** The drawing of a design. The width is that of a PNG. */
  drawing(design: DoorDesign, format: PictureFormat, widthPx?: number): Promise<Picture>;
}
