import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { allElements, readXml } from '../../tests/support/xml.ts';
import { standardAppearance } from '../domain/design/design.ts';
import { doorTypeKeys } from '../domain/book/door-types.ts';
import { assess } from '../domain/pricing/assess.ts';
import { DoorDrawing } from './door-drawing.tsx';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Doors of every type, wide and narrow, with panels and low transoms; not all can be made. */
const door = fc
  .record({
    doorTypeKey: fc.constantFrom(...doorTypeKeys),
    bifoldConfig: fc.constantFrom('2L', '3L', '4L'),
    opWidth: fc.integer({ min: 700, max: 6000 }).map(String),
    doorHeightMm: fc.integer({ min: 1900, max: 2400 }).map(String),
    transom: fc.constantFrom(0, 200, 230, 300, 800),
    doorLeafWidth: fc.integer({ min: 500, max: 1200 }).map(String),
    leftPanels: fc.integer({ min: 0, max: 3 }).map(String),
    rightPanels: fc.integer({ min: 0, max: 3 }).map(String),
  })
  .map(({ transom, ...wire }) => ({ ...wire, opHeight: String(Number(wire.doorHeightMm) + transom) }))
  .filter((wire) => assess(book, wire).outcome === 'priced');

/** Bounding box of a text, slightly shrunk: texts that barely touch are still readable. */
function boxOf({ text, attributes }: ReturnType<typeof readXml>): Box {
  const size = Number(attributes['font-size']);
  const drop = Number.parseFloat(attributes['dy'] ?? '0') * size;
  const [x, y] = [Number(attributes['x']), Number(attributes['y']) + drop];
  const long = 0.6 * size * text.length;
  const before = { start: 0, middle: long / 2, end: long }[attributes['text-anchor'] ?? 'start'] ?? 0;
  const high = 0.7 * size;
  return attributes['transform']
    ? { left: x - high, right: x, top: y + before - long, bottom: y + before }
    : { left: x - before, right: x - before + long, top: y - high, bottom: y };
}

/**
 * Horizontal and vertical lines of a path of `M x y L x y`, as boxes, without the short slanted ticks at
 * their ends.
 */
function segmentsOf(d: string): readonly Box[] {
  const boxes = [...d.matchAll(/M (\S+) (\S+) L (\S+) (\S+)/g)].map((match) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = match.slice(1).map(Number);
    return {
      left: Math.min(x, toX),
      right: Math.max(x, toX),
      top: Math.min(y, toY),
      bottom: Math.max(y, toY),
    };
  });
  return boxes.filter(({ left, right, top, bottom }) => left === right || top === bottom);
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe('the dimensions of a drawing', () => {
  it('stay on the paper, and overlap no line and no other text', () => {
    fc.assert(
      fc.property(door, fc.constantFrom('sheet', 'elevation'), (wire, kind) => {
        const design = { door: wire, appearance: standardAppearance };
        const svg = readXml(renderToString(<DoorDrawing book={book} design={design} kind={kind} />));
        const [left = 0, top = 0, width = 0, height = 0] = (svg.attributes['viewBox'] ?? '')
          .split(' ')
          .map(Number);
        const elements = allElements(svg);
        const texts = elements.filter(({ name }) => name === 'text');
        const lines = elements
          .filter(({ attributes }) => attributes['class'] === 'drawing-dimension')
          .flatMap((group) => allElements(group))
          .flatMap(({ attributes }) => segmentsOf(attributes['d'] ?? ''));
        expect(lines.length).toBeGreaterThan(5);
        for (const text of texts) {
          const box = boxOf(text);
          const said = `${text.text} of ${JSON.stringify(wire)}`;
          expect([said, box.left > left, box.right < left + width]).toEqual([said, true, true]);
          expect([said, box.top > top, box.bottom < top + height]).toEqual([said, true, true]);
          expect([said, lines.filter((line) => meet(line, box))]).toEqual([said, []]);
          const others = texts.filter((other) => other !== text && meet(boxOf(other), box));
          expect([said, others.map((other) => other.text)]).toEqual([said, []]);
        }
      }),
      { numRuns: 400, seed: 1 },
    );
  });
});
