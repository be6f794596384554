import { LruCache } from '../../app/shared/lru-cache.ts';
import { type Shape, numberOf, textOf } from '../../drawing/shapes.ts';
import type { Matrix } from './matrix.ts';

/** A polyline, x and y alternating, in pixels. */
export interface Line {
  readonly points: number[];
  /** Whether the last point joins the first. */
  closed: boolean;
}

/** The outline of a shape as polylines, or null for an unsupported element. */
export function outlineOfShape(shape: Shape, matrix: Matrix): readonly Line[] | null {
  const number = (name: string) => numberOf(shape, name);
  const drawn = createOutline(matrix);
  switch (shape.name) {
    case 'rect':
      addRect(drawn, shape);
      return drawn.lines;
    case 'circle':
      addEllipse(drawn, number('cx'), number('cy'), number('r'), number('r'));
      return drawn.lines;
    case 'ellipse':
      addEllipse(drawn, number('cx'), number('cy'), number('rx'), number('ry'));
      return drawn.lines;
    case 'path':
      addPath(drawn, textOf(shape, 'd'));
      return drawn.lines;
    default:
      return null;
  }
}

/** Tolerance of curve flattening, in pixels. */
const closeEnough = 0.05;
const stepsForTurn = (angle: number, pixels: number) =>
  Math.ceil(angle / Math.sqrt((8 * closeEnough) / Math.max(pixels, 1)));

/** The number of steps grows with the square root of the curvature. */
const stepsForBend = (pixels: number) => {
  const bent = Math.floor((pixels * 64 + 16) / 32);
  return 2 ** Math.min(Math.max(Math.floor((32 - Math.clz32(bent)) / 2), 1), 6);
};

/** Builds polylines in pixels from lines and curves in drawing units. */
function createOutline({ a, b, c, d, e, f }: Matrix) {
  const lines: Line[] = [];
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  let line: Line = { points: [], closed: false };
  let [x, y, startX, startY] = [0, 0, 0, 0];

  const add = (px: number, py: number) => {
    line.points.push(a * px + c * py + e, b * px + d * py + f);
    [x, y] = [px, py];
  };

  const outline = {
    lines,
    at: () => [x, y] as const,
    move(px: number, py: number) {
      line = { points: [], closed: false };
      lines.push(line);
      [startX, startY] = [px, py];
      add(px, py);
    },
    line: add,
    /** A quadratic Bézier curve. */
    bend(cx: number, cy: number, px: number, py: number) {
      const [fromX, fromY] = [x, y];
      const [away, aside] = [Math.abs(2 * cx - x - px), Math.abs(2 * cy - y - py)];
      const steps = stepsForBend((Math.max(away, aside) + Math.min(away, aside) / 2) * scale);
      for (let step = 1; step <= steps; step += 1) {
        const t = step / steps;
        const [before, bent, after] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
        add(before * fromX + bent * cx + after * px, before * fromY + bent * cy + after * py);
      }
    },
    /** An elliptical arc between two angles. */
    turn(cx: number, cy: number, rx: number, ry: number, from: number, to: number) {
      const steps = stepsForTurn(Math.abs(to - from), Math.max(rx, ry) * scale);
      for (let step = 1; step <= steps; step += 1) {
        const angle = from + ((to - from) * step) / steps;
        add(cx + rx * Math.cos(angle), cy + ry * Math.sin(angle));
      }
    },
    close() {
      line.closed = true;
      [x, y] = [startX, startY];
    },
  };
  return outline;
}

type Outline = ReturnType<typeof createOutline>;

function addRect(outline: Outline, shape: Shape): void {
  const [x, y] = [numberOf(shape, 'x'), numberOf(shape, 'y')];
  const [width, height] = [numberOf(shape, 'width'), numberOf(shape, 'height')];
  const [right, bottom] = [x + width, y + height];
  const round = Math.min(numberOf(shape, 'rx'), width / 2, height / 2);
  const corner = (cx: number, cy: number, from: number) => {
    if (round > 0) outline.turn(cx, cy, round, round, (from * Math.PI) / 2, ((from + 1) * Math.PI) / 2);
  };
  outline.move(x + round, y);
  outline.line(right - round, y);
  corner(right - round, y + round, -1);
  outline.line(right, bottom - round);
  corner(right - round, bottom - round, 0);
  outline.line(x + round, bottom);
  corner(x + round, bottom - round, 1);
  outline.line(x, y + round);
  corner(x + round, y + round, 2);
  outline.close();
}

function addEllipse(outline: Outline, cx: number, cy: number, rx: number, ry: number): void {
  outline.move(cx + rx, cy);
  outline.turn(cx, cy, rx, ry, 0, 2 * Math.PI);
  outline.close();
}

const partOfPath = /[A-Za-z]|-?[\d.]+(?:e-?\d+)?/g;

/** Cache of tokenised paths: commands and numbers. Drawings repeat most of them. */
const partsCache = new LruCache<readonly (string | number)[]>(128 * 1024, ({ length }) => length);
const partsOf = (d: string) =>
  partsCache.find(d) ??
  partsCache.keep(
    d,
    (d.match(partOfPath) ?? []).map((part) => (part >= 'A' ? part : Number(part))),
  );

/** The path commands that our drawings and fonts use. */
function addPath(outline: Outline, d: string): void {
  const parts = partsOf(d);
  let next = 0;
  let step = '';
  const number = () => {
    const part = parts[next++];
    return typeof part === 'number' ? part : NaN;
  };
  while (next < parts.length) {
    const part = parts[next];
    if (typeof part === 'string') {
      step = part;
      next += 1;
    }
    const [x, y] = outline.at();
    if (step === 'M') outline.move(number(), number());
    else if (step === 'L') outline.line(number(), number());
    else if (step === 'Q') outline.bend(number(), number(), number(), number());
    else if (step === 'H') outline.line(number(), y);
    else if (step === 'V') outline.line(x, number());
    else if (step === 'Z') outline.close();
    else if (step === 'm') outline.move(x + number(), y + number());
    else if (step === 'l') outline.line(x + number(), y + number());
    else if (step === 'A')
      addArc(outline, number(), number(), number(), number(), number(), number(), number());
    else throw new Error(`A path has the step "${step}", which cannot be painted`);
  }
}

/** A circular arc of less than 180 degrees, from the current point. */
function addArc(
  outline: Outline,
  radius: number,
  other: number,
  turned: number,
  isLong: number,
  isClockwise: number,
  x: number,
  y: number,
): void {
  if (radius !== other || turned !== 0 || isLong !== 0)
    throw new Error('A path has an arc which cannot be painted');
  const [fromX, fromY] = outline.at();
  const [middleX, middleY] = [(fromX + x) / 2, (fromY + y) / 2];
  const [dx, dy] = [x - fromX, y - fromY];
  const length = Math.hypot(dx, dy);
  const away = Math.sqrt(Math.max(radius * radius - (length * length) / 4, 0)) / length;
  const side = isClockwise === 1 ? 1 : -1;
  const [cx, cy] = [middleX - side * away * dy, middleY + side * away * dx];
  const from = Math.atan2(fromY - cy, fromX - cx);
  let to = Math.atan2(y - cy, x - cx);
  if (side > 0 && to < from) to += 2 * Math.PI;
  if (side < 0 && to > from) to -= 2 * Math.PI;
  outline.turn(cx, cy, radius, radius, from, to);
}
