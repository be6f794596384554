import { type Shape, numberOf, textOf } from '../../drawing/shapes.ts';
import type { Bounds } from './areas.ts';
import { type Matrix, transformed } from './matrix.ts';
import type { Line } from './outlines.ts';

/** The lines of a hatching. A line at the edge of its tile is clipped to half. */
export function hatchingOf(pattern: Shape, shape: Shape, matrix: Matrix, sheet: Bounds) {
  const turn = textOf(pattern, 'patternTransform');
  const [line] = pattern.inside;
  if (!line || turn !== 'rotate(45)') throw new Error('An unknown hatching');
  const { a, d, e, f } = matrix;
  const bounds = {
    left: Math.max(a * numberOf(shape, 'x') + e, sheet.left),
    top: Math.max(d * numberOf(shape, 'y') + f, sheet.top),
    right: Math.min(a * (numberOf(shape, 'x') + numberOf(shape, 'width')) + e, sheet.right),
    bottom: Math.min(d * (numberOf(shape, 'y') + numberOf(shape, 'height')) + f, sheet.bottom),
  };
  const step = numberOf(pattern, 'width');
  const seen = numberOf(line, 'stroke-width') / 2;
  // The visible part in pattern units, along and across the lines, which are rotated by 45 degrees.
  const [left, right] = [(bounds.left - e) / a, (bounds.right - e) / a];
  const [top, bottom] = [(bounds.top - f) / d, (bounds.bottom - f) / d];
  const across = (x: number, y: number) => (x + y) * Math.SQRT1_2;
  const along = (x: number, y: number) => (y - x) * Math.SQRT1_2;
  const [from, to] = [along(right, top), along(left, bottom)];
  const turned = transformed(matrix, turn);
  const place = (x: number, y: number) => [
    turned.a * x + turned.c * y + turned.e,
    turned.b * x + turned.d * y + turned.f,
  ];
  const lines: Line[] = [];
  const last = Math.ceil(across(right, bottom) / step);
  for (let count = Math.floor(across(left, top) / step); count <= last; count += 1) {
    const at = count * step;
    const points = [place(at, from), place(at + seen, from), place(at + seen, to), place(at, to)].flat();
    lines.push({ points, closed: true });
  }
  return { lines, colour: textOf(line, 'stroke'), bounds };
}
