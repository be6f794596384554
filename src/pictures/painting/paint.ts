import type { VNode } from 'preact';
import {
  type Definitions,
  type Shape,
  definitionFor,
  definitionsOf,
  numberOf,
  shapeOf,
  textOf,
  viewBoxOf,
} from '../../drawing/shapes.ts';
import { type Bounds, createAreaFinder } from './areas.ts';
import { type Canvas, type Indexed, createCanvas, rgbOf } from './canvas.ts';
import { hatchingOf } from './hatching.ts';
import { type Matrix, transformed } from './matrix.ts';
import { outlineOfShape } from './outlines.ts';
import type { PaintRun } from './row.ts';
import { areasOfStroke } from './strokes.ts';

interface Painting {
  readonly canvas: Canvas;
  readonly find: ReturnType<typeof createAreaFinder>;
  readonly definitions: Definitions;
  /** Cache of gradients and plain colours. */
  readonly brushes: Map<Shape | string, PaintRun>;
  /** Drawing millimetres to pixels. */
  readonly matrix: Matrix;
  readonly sheet: Bounds;
}

/**
 * Rasterises one of our drawings on white, at this width. It supports the elements our drawings use and
 * throws on others, so that nothing is left out silently. Text has to be outlines.
 */
export function paint(drawing: VNode, widthPx: number): Indexed {
  const svg = shapeOf(drawing);
  const { left, top, width, height } = viewBoxOf(svg);
  const heightPx = Math.round((widthPx * height) / width);
  const [a, d] = [widthPx / width, heightPx / height];
  const canvas = createCanvas(widthPx, heightPx);
  const painting: Painting = {
    canvas,
    find: createAreaFinder(widthPx, heightPx),
    definitions: definitionsOf(svg),
    brushes: new Map(),
    matrix: { a, b: 0, c: 0, d, e: -left * a, f: -top * d },
    sheet: { left: 0, top: 0, right: widthPx, bottom: heightPx },
  };
  for (const shape of svg.inside) paintShape(painting, shape);
  return canvas.picture();
}

function paintShape(painting: Painting, shape: Shape): void {
  const { find, definitions, sheet } = painting;
  if (shape.name === 'title' || shape.name === 'desc' || shape.name === 'defs') return;
  if (shape.name === 'g') {
    for (const each of shape.inside) paintShape(painting, each);
    return;
  }
  const matrix = transformed(painting.matrix, textOf(shape, 'transform'));
  const outline = outlineOfShape(shape, matrix);
  if (!outline) throw new Error(`A drawing has <${shape.name}>, which cannot be painted`);
  const fill = textOf(shape, 'fill') || '#000000';
  const definition = definitionFor(definitions, fill);
  if (definition?.name === 'pattern') {
    const { lines, colour, bounds } = hatchingOf(definition, shape, matrix, sheet);
    find(lines, bounds, plainFor(painting, colour));
  } else if (fill !== 'none') {
    const opacity = numberOf(shape, 'fill-opacity', 1);
    const brush = definition ? gradientFor(painting, definition) : plainFor(painting, fill, opacity);
    find(outline, sheet, brush);
  }
  const stroke = textOf(shape, 'stroke') || 'none';
  if (stroke !== 'none') find(strokeOf(shape, outline, matrix), sheet, plainFor(painting, stroke));
}

function strokeOf(shape: Shape, outline: Parameters<typeof areasOfStroke>[0], { a }: Matrix) {
  const dashes = textOf(shape, 'stroke-dasharray');
  return areasOfStroke(outline, {
    width: a * numberOf(shape, 'stroke-width', 1),
    dashes: dashes === '' ? [] : dashes.split(' ').map((length) => a * Number(length)),
    isRound: textOf(shape, 'stroke-linejoin') === 'round',
  });
}

function plainFor({ canvas, brushes }: Painting, colour: string, opacity = 1): PaintRun {
  const name = `${colour} ${opacity}`;
  const brush = brushes.get(name) ?? canvas.plain(rgbOf(colour), opacity);
  brushes.set(name, brush);
  return brush;
}

function gradientFor({ canvas, brushes, matrix }: Painting, shape: Shape): PaintRun {
  const { a, d, e, f } = matrix;
  const number = (name: string) => numberOf(shape, name);
  const make = () =>
    canvas.gradient(
      [a * number('x1') + e, d * number('y1') + f],
      [a * number('x2') + e, d * number('y2') + f],
      shape.inside.map((stop) => ({
        offset: numberOf(stop, 'offset'),
        colour: rgbOf(textOf(stop, 'stop-color')),
      })),
    );
  const brush = brushes.get(shape) ?? make();
  brushes.set(shape, brush);
  return brush;
}
