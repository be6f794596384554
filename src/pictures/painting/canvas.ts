import { channels } from '../../drawing/colours.ts';
import { type PaintRun, wholePixel } from './row.ts';

/** An indexed picture of at most 256 colours. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** Row by row from the top, a byte for each pixel; each row starts with PNG's filter byte, 0. */
  readonly rows: Uint8Array;
  /** RGB. */
  readonly palette: readonly Rgb[];
}

export type Rgb = readonly [number, number, number];

type Point = readonly [number, number];

export interface Stop {
  readonly offset: number;
  readonly colour: Rgb;
}

const mostColours = 256;
/** Channels of antialiased pixels are rounded to a multiple of this: invisible, and fewer colours. */
const edgeStep = 8;

/** Reused between pictures: fresh memory takes as long to get as to fill. */
let room = new Uint8Array(0);

export const rgbOf = (hex: string): Rgb => channels(hex);

/** A white canvas. */
export function createCanvas(width: number, height: number) {
  const size = (width + 1) * height;
  if (room.length < size) room = new Uint8Array(size);
  const rows = room.subarray(0, size).fill(0);
  const palette: Rgb[] = [];
  const known = new Map<number, number>();

  function indexOf(colour: Rgb): number {
    const [red, green, blue] = colour;
    const key = (red << 16) | (green << 8) | blue;
    const found = known.get(key);
    if (found !== undefined) return found;
    const index = palette.length < mostColours ? palette.push(colour) - 1 : nearest(palette, colour);
    known.set(key, index);
    return index;
  }

  /** Blends a colour by opacity or coverage. */
  function mixed(below: number, [red, green, blue]: Rgb, share: number, step: number): number {
    const [r = 0, g = 0, b = 0] = palette[below] ?? [];
    const mix = (from: number, to: number) =>
      Math.min(Math.round((from + (to - from) * share) / step) * step, 255);
    return indexOf([mix(r, red), mix(g, green), mix(b, blue)]);
  }

  const edge = (below: number, above: number, cover: number) =>
    mixed(below, palette[above] ?? [0, 0, 0], cover / wholePixel, edgeStep);

  indexOf([255, 255, 255]);

  return {
    picture: (): Indexed => ({ width, height, rows, palette }),

    /** A plain colour, blended by its opacity. */
    plain(colour: Rgb, opacity: number): PaintRun {
      const own = opacity === 1 ? indexOf(colour) : null;
      const mixes = new Int16Array(mostColours * (wholePixel + 1)).fill(-1);
      return (row, from, to, cover) => {
        const start = row * (width + 1) + 1;
        if (own !== null && cover === wholePixel) {
          rows.fill(own, start + from, start + to);
          return;
        }
        for (let at = start + from; at < start + to; at += 1) {
          const below = rows[at] ?? 0;
          const place = below * (wholePixel + 1) + cover;
          let mix = mixes[place] ?? 0;
          if (mix < 0) {
            mix = mixed(below, colour, (opacity * cover) / wholePixel, cover === wholePixel ? 1 : edgeStep);
            mixes[place] = mix;
          }
          rows[at] = mix;
        }
      };
    },

    /** A linear gradient. */
    gradient([x1, y1]: Point, [x2, y2]: Point, stops: readonly Stop[]): PaintRun {
      const shades = Uint8Array.from(shadesOf(stops).map(indexOf));
      const [dx, dy] = [x2 - x1, y2 - y1];
      // Every row has the same shades, shifted to the left against the row above.
      const shift = dy / dx;
      const placeOf = (x: number) => ((x - x1) * dx - y1 * dy) / (dx * dx + dy * dy);
      const strips = stripsOf(shades, width + Math.ceil(height * shift) + 1, placeOf);
      return (row, from, to, cover) => {
        const start = row * (width + 1) + 1;
        const fine = Math.round((row + 0.5) * shift * stripCount);
        const strip = strips[fine % stripCount] ?? shades;
        const shifted = Math.floor(fine / stripCount);
        if (cover === wholePixel) rows.set(strip.subarray(from + shifted, to + shifted), start + from);
        else
          for (let x = from; x < to; x += 1)
            rows[start + x] = edge(rows[start + x] ?? 0, strip[x + shifted] ?? 0, cover);
      };
    },
  };
}

export type Canvas = ReturnType<typeof createCanvas>;

function nearest(palette: readonly Rgb[], [red, green, blue]: Rgb): number {
  const away = ([r, g, b]: Rgb) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  return palette.reduce((best, colour, index) => {
    const current = palette[best];
    return current && away(colour) < away(current) ? index : best;
  }, 0);
}

/** Finer than visible. */
const shadeCount = 1024;

function shadesOf(stops: readonly Stop[]): readonly Rgb[] {
  return Array.from({ length: shadeCount }, (_, index) => {
    const at = (index + 0.5) / shadeCount;
    const next = Math.max(
      stops.findIndex(({ offset }) => offset >= at),
      1,
    );
    const [before, after] = [stops[next - 1], stops[next]];
    if (!before || !after) return stops.at(-1)?.colour ?? [0, 0, 0];
    const share = (at - before.offset) / (after.offset - before.offset);
    const mix = (channel: 0 | 1 | 2) =>
      Math.round(before.colour[channel] + (after.colour[channel] - before.colour[channel]) * share);
    return [mix(0), mix(1), mix(2)];
  });
}

/** Number of subpixel offsets at which a row's shades may start. */
const stripCount = 4;

/** Precomputed shades of a long row, one strip for each subpixel offset. */
function stripsOf(shades: Uint8Array, length: number, placeOf: (x: number) => number): readonly Uint8Array[] {
  const last = shades.length - 1;
  return Array.from({ length: stripCount }, (_, number) => {
    const strip = new Uint8Array(length);
    for (let x = 0; x < length; x += 1) {
      const place = Math.floor(placeOf(x + 0.5 + number / stripCount) * shades.length);
      strip[x] = shades[Math.min(Math.max(place, 0), last)] ?? 0;
    }
    return strip;
  });
}
