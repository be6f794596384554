import type { Line } from './outlines.ts';

export interface Stroke {
  readonly width: number;
  /** Alternating dash and gap lengths; empty for a solid line. */
  readonly dashes: readonly number[];
  readonly isRound: boolean;
}

/** SVG's default miter limit. */
const longestMitre = 4;

/**
 * Polygons of a stroked line: a rectangle for each segment and a join at each corner. All have one
 * direction, so that overlaps merge.
 */
export function areasOfStroke(lines: readonly Line[], { width, dashes, isRound }: Stroke): readonly Line[] {
  const areas: Line[] = [];
  const half = width / 2;
  for (const line of lines)
    for (const piece of dashes.length === 0 ? [line] : dashed(line, dashes))
      addStroke(areas, piece, half, isRound);
  return areas;
}

/** Points x and y alternating; reversed if it runs against the others. */
function area(points: number[]): Line {
  let doubled = 0;
  let [beforeX = 0, beforeY = 0] = points.slice(-2);
  for (let i = 0; i < points.length; i += 2) {
    const [x = 0, y = 0] = [points[i], points[i + 1]];
    doubled += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  if (doubled >= 0) return { points, closed: true };
  const turned: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) turned.push(points[i] ?? 0, points[i + 1] ?? 0);
  return { points: turned, closed: true };
}

function addStroke(areas: Line[], { points, closed }: Line, half: number, isRound: boolean): void {
  const parts = straightParts(points, closed);
  parts.forEach(({ x, y, toX, toY, acrossX, acrossY }, index) => {
    const [dx, dy] = [acrossX * half, acrossY * half];
    areas.push(area([x + dx, y + dy, toX + dx, toY + dy, toX - dx, toY - dy, x - dx, y - dy]));
    const next = parts[index + 1] ?? (closed ? parts[0] : undefined);
    if (next) addCorner(areas, toX, toY, { acrossX, acrossY }, next, half, isRound);
  });
}

/** Unit normal of a segment. */
interface Across {
  readonly acrossX: number;
  readonly acrossY: number;
}

function straightParts(points: readonly number[], closed: boolean) {
  const parts = [];
  const count = points.length;
  for (let i = 0; i < (closed ? count : count - 2); i += 2) {
    const [x = 0, y = 0, toX = 0, toY = 0] = [
      points[i],
      points[i + 1],
      points[(i + 2) % count],
      points[(i + 3) % count],
    ];
    const length = Math.hypot(toX - x, toY - y);
    if (length > 0) parts.push({ x, y, toX, toY, acrossX: (y - toY) / length, acrossY: (toX - x) / length });
  }
  return parts;
}

function addCorner(
  areas: Line[],
  x: number,
  y: number,
  one: Across,
  two: Across,
  half: number,
  isRound: boolean,
): void {
  const turn = one.acrossX * two.acrossY - one.acrossY * two.acrossX;
  const along = one.acrossX * two.acrossX + one.acrossY * two.acrossY;
  if (Math.abs(turn) < 1e-6 && along > 0) return;
  if (isRound) {
    areas.push(disc(x, y, half));
    return;
  }
  // The join is on the outer side of the turn.
  const side = turn > 0 ? -half : half;
  const [oneX, oneY] = [x + side * one.acrossX, y + side * one.acrossY];
  const [twoX, twoY] = [x + side * two.acrossX, y + side * two.acrossY];
  // The mitre's length is 1 / cos of half the turn; squared, that is 2 / (1 + along).
  const isCutOff = 2 / (1 + along) > longestMitre * longestMitre;
  const reach = side / (1 + along);
  const tip = isCutOff
    ? []
    : [x + reach * (one.acrossX + two.acrossX), y + reach * (one.acrossY + two.acrossY)];
  areas.push(area([x, y, oneX, oneY, ...tip, twoX, twoY]));
}

const discCorners = 24;

function disc(x: number, y: number, radius: number): Line {
  const points = Array.from({ length: discCorners }, (_, corner) => (corner / discCorners) * 2 * Math.PI);
  return area(points.flatMap((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]));
}

/** The dashes of a line. */
function dashed({ points, closed }: Line, dashes: readonly number[]): readonly Line[] {
  const pieces: Line[] = [];
  let index = 0;
  let left = dashes[0] ?? 0;
  let piece: number[] | null = null;
  for (const { x, y, toX, toY } of straightParts(points, closed)) {
    const length = Math.hypot(toX - x, toY - y);
    piece ??= index % 2 === 0 ? [x, y] : null;
    let done = 0;
    while (length - done > left) {
      done += left;
      const [atX, atY] = [x + ((toX - x) * done) / length, y + ((toY - y) * done) / length];
      if (piece) {
        piece.push(atX, atY);
        pieces.push({ points: piece, closed: false });
      }
      index += 1;
      left = dashes[index % dashes.length] ?? 0;
      piece = index % 2 === 0 ? [atX, atY] : null;
    }
    left -= length - done;
    piece?.push(toX, toY);
  }
  if (piece) pieces.push({ points: piece, closed: false });
  return pieces;
}
