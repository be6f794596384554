import type { VNode } from 'preact';
import type PDFDocument from 'pdfkit';
import {
  type Definitions,
  type Shape,
  definitionFor,
  definitionsOf,
  numberOf,
  shapeOf,
  textOf,
  viewBoxOf,
} from '../../../drawing/shapes.ts';

type Document = InstanceType<typeof PDFDocument>;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws one of our SVGs on a PDF page, as vectors. It supports only the elements that our drawings use and throws
 * on others, so that nothing is left out silently.
 */
export function drawOnPdf(document: Document, drawing: VNode, box: Box, fontName: string): void {
  const svg = shapeOf(drawing);
  const { left, top, width, height } = viewBoxOf(svg);
  const scale = Math.min(box.width / width, box.height / height);
  const definitions = definitionsOf(svg);
  document.markContent('Figure').save();
  document.translate(box.x + (box.width - scale * width) / 2, box.y + (box.height - scale * height) / 2);
  document.scale(scale).translate(-left, -top);
  document.rect(left, top, width, height).clip();
  for (const shape of svg.inside) draw({ document, definitions, fontName }, shape);
  document.restore().endMarkedContent();
}

interface Paper {
  readonly document: Document;
  readonly definitions: Definitions;
  readonly fontName: string;
}

function draw(paper: Paper, shape: Shape): void {
  const { document } = paper;
  const number = (name: string) => numberOf(shape, name);
  switch (shape.name) {
    case 'title':
    case 'desc':
    case 'defs':
      return;
    case 'g':
      for (const each of shape.inside) draw(paper, each);
      return;
    case 'text':
      write(paper, shape);
      return;
    case 'rect':
      paint(paper, shape, () => {
        const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
        if (number('rx') > 0)
          document.roundedRect(x, y, width, height, Math.min(number('rx'), width / 2, height / 2));
        else document.rect(x, y, width, height);
      });
      return;
    case 'circle':
      paint(paper, shape, () => document.circle(number('cx'), number('cy'), number('r')));
      return;
    case 'path':
      paint(paper, shape, () => document.path(textOf(shape, 'd')));
      return;
    default:
      throw new Error(`A drawing has <${shape.name}>, which cannot be put into a PDF`);
  }
}

/** Fills and strokes an outline according to the shape's attributes. */
function paint({ document, definitions }: Paper, shape: Shape, outline: () => void): void {
  const fill = textOf(shape, 'fill') || 'black';
  const stroke = textOf(shape, 'stroke') || 'none';
  const definition = definitionFor(definitions, fill);
  document.save();
  document.lineWidth(numberOf(shape, 'stroke-width', 1));
  document.lineJoin(textOf(shape, 'stroke-linejoin') === 'round' ? 'round' : 'miter').miterLimit(4);
  document.fillOpacity(numberOf(shape, 'fill-opacity', 1));
  const dashes = textOf(shape, 'stroke-dasharray');
  // Written as a raw operator, because pdfkit's types allow only one dash length.
  if (dashes !== '') document.addContent(`[${dashes}] 0 d`);
  if (definition?.name === 'pattern') {
    hatch(document, definition, shape, outline);
  } else {
    outline();
    const ink = definition ? gradientOf(document, definition) : fill;
    if (fill !== 'none' && stroke !== 'none') document.fillAndStroke(ink, stroke);
    else if (stroke !== 'none') document.stroke(stroke);
    else document.fill(ink);
  }
  document.restore();
}

function gradientOf(document: Document, shape: Shape) {
  const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map((name) => numberOf(shape, name));
  const gradient = document.linearGradient(x1 ?? 0, y1 ?? 0, x2 ?? 0, y2 ?? 0);
  for (const stop of shape.inside) gradient.stop(numberOf(stop, 'offset'), textOf(stop, 'stop-color'));
  return gradient;
}

/** Draws a hatching line by line, at half width, because an SVG pattern clips the other half at its tile. */
function hatch(document: Document, pattern: Shape, shape: Shape, outline: () => void): void {
  const step = numberOf(pattern, 'width');
  const [line] = pattern.inside;
  if (!line || textOf(pattern, 'patternTransform') !== 'rotate(45)') throw new Error('An unknown hatching');
  const [x, y] = [numberOf(shape, 'x'), numberOf(shape, 'y')];
  const [right, bottom] = [x + numberOf(shape, 'width'), y + numberOf(shape, 'height')];
  // Coordinates across and along the lines of a hatching at 45°.
  const across = (px: number, py: number) => (px + py) * Math.SQRT1_2;
  const along = (px: number, py: number) => (py - px) * Math.SQRT1_2;
  const [from, to] = [along(right, y), along(x, bottom)];
  const seen = numberOf(line, 'stroke-width') / 2;
  outline();
  document.clip().rotate(45).lineWidth(seen);
  const last = Math.ceil(across(right, bottom) / step);
  for (let count = Math.floor(across(x, y) / step); count <= last; count += 1) {
    const at = count * step + seen / 2;
    document.moveTo(at, from).lineTo(at, to);
  }
  document.stroke(textOf(line, 'stroke'));
}

const anchors: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function write({ document, fontName }: Paper, shape: Shape): void {
  const [x, y] = [numberOf(shape, 'x'), numberOf(shape, 'y')];
  document.save();
  if (textOf(shape, 'transform').startsWith('rotate(-90 ')) document.rotate(-90, { origin: [x, y] });
  document.font(fontName).fontSize(numberOf(shape, 'font-size')).fillColor(textOf(shape, 'fill'));
  const start = x - document.widthOfString(shape.text) * (anchors[textOf(shape, 'text-anchor')] ?? 0);
  document.text(shape.text, start, y, { lineBreak: false, baseline: 'alphabetic' });
  document.restore();
}
