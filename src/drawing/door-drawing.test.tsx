import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { oddDoor, sensibleDoor } from '../../tests/support/doors.ts';
import { allElements, readXml } from '../../tests/support/xml.ts';
import { type Appearance, type DoorDesign, standardAppearance } from '../domain/design/design.ts';
import { rectanglesOf } from '../domain/doors/rectangles.ts';
import { doorTypeKeys } from '../domain/book/door-types.ts';
import type { WireDoor } from '../domain/doors/fields.ts';
import { assess } from '../domain/pricing/assess.ts';
import { mm } from '../domain/units.ts';
import { fileInk } from './colours.ts';
import { DoorDrawing } from './door-drawing.tsx';
import type { DrawingKind } from './sheet.ts';

const design = (door: WireDoor, appearance: Partial<Appearance> = {}): DoorDesign => ({
  door,
  appearance: { ...standardAppearance, ...appearance },
});

const draw = (of: DoorDesign, kind: DrawingKind = 'sheet', prefix = 'door') =>
  renderToString(<DoorDrawing book={book} design={of} kind={kind} prefix={prefix} ink={fileInk} />);

const appearance: fc.Arbitrary<Appearance> = fc.record({
  frameColor: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  hingeSide: fc.constantFrom('left', 'right'),
  opening: fc.constantFrom('in', 'out'),
  wallHeight: fc.option(fc.integer({ min: 1, max: 99_999 }).map(mm)),
});
const kinds = fc.constantFrom<DrawingKind>('sheet', 'elevation', 'picture');

/** Every coordinate and size of a drawing. */
const figures = (svg: string) =>
  allElements(readXml(svg)).flatMap(({ attributes }) =>
    ['x', 'y', 'width', 'height', 'd', 'viewBox', 'stroke-width', 'font-size', 'cx', 'cy', 'r'].flatMap(
      (name) => attributes[name]?.match(/[^\sA-Za-z]+/g) ?? [],
    ),
  );

const piecesIn = (svg: string) =>
  allElements(readXml(svg))
    .filter(({ attributes }) => attributes['data-kind'] !== undefined)
    .map(({ attributes }) => attributes);

const everyType = doorTypeKeys.map((doorTypeKey) => ({
  doorTypeKey,
  ...(doorTypeKey === 'BIFOLD' && { bifoldConfig: '3L' }),
}));

describe('a drawing', () => {
  it('shows the pieces of the door at the positions of the engine', () => {
    fc.assert(
      fc.property(sensibleDoor, appearance, kinds, (wire, looks, kind) => {
        const assessment = assess(book, wire);
        fc.pre(assessment.outcome === 'priced');
        const expected = rectanglesOf(assessment.door, looks.hingeSide).map(({ kind: piece, ...place }) => ({
          'data-kind': piece,
          ...Object.fromEntries(
            Object.entries(place).flatMap(([name, size]) => [
              [name, String(size)],
              [`data-${name}`, String(size)],
            ]),
          ),
          fill: '#27352a',
        }));
        expect(
          piecesIn(draw({ door: { ...wire, frameColor: 'RAL 6009' }, appearance: looks }, kind)),
        ).toMatchObject(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('is well-formed for any door, and deterministic', () => {
    fc.assert(
      fc.property(fc.oneof(sensibleDoor, oddDoor), appearance, kinds, (door, looks, kind) => {
        const svg = draw({ door, appearance: looks }, kind);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object|style/);
        expect(figures(svg).length).toBeGreaterThan(20);
        expect(figures(svg).filter((figure) => !/^-?\d+(\.\d+)?$/.test(figure))).toEqual([]);
        const { name, attributes } = readXml(svg);
        expect(name).toBe('svg');
        expect(attributes).toMatchObject({ role: 'img', xmlns: 'http://www.w3.org/2000/svg' });
        expect(draw({ door, appearance: looks }, kind)).toBe(svg);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['1', '99999'],
    ['99999', '1'],
    ['1', '1'],
    ['99999', '99999'],
  ])('keeps its proportions for an opening of %s × %s mm', (opWidth, opHeight) => {
    for (const wallHeight of [null, mm(1), mm(99_999)]) {
      const svg = draw(design({ opWidth, opHeight }, { wallHeight }));
      const [, , width = 0, height = 0] = (readXml(svg).attributes['viewBox'] ?? '').split(' ').map(Number);
      expect(width / height).toBeGreaterThan(0.5);
      expect(width / height).toBeLessThan(4);
      expect(piecesIn(svg)).toEqual([]);
      expect(svg).toContain(`>${opWidth}<`);
      expect(svg).toContain(`>${opHeight}<`);
    }
  });

  it.each(everyType)('the drawing of a $doorTypeKey shows its sizes, movement and extras', (door) => {
    const assessment = assess(book, door);
    if (assessment.outcome !== 'priced') throw new Error('the door cannot be made');
    const { width, height } = assessment.door.opening;
    const svg = draw(design(door));
    expect(svg).toContain(`>${width}</text>`);
    expect(svg).toContain(`>${height}</text>`);
    expect(svg).toContain(`${width} × ${height} mm</title>`);
    const moves = door.doorTypeKey !== 'FIX_PANEL';
    expect(svg.includes('drawing-handle')).toBe(false);
    const fitted = draw(
      design({ ...door, handle: 'LEVER', lock: 'yes', glazingBars: '2x3', glass: 'REEDED' }),
    );
    expect(fitted.includes('drawing-handle')).toBe(moves);
    expect(fitted.includes('drawing-lock')).toBe(moves);
    expect(fitted).toContain('drawing-bars');
    expect(fitted).toContain('drawing-texture');
    expect(/drawing-(motion|arrow)/.test(svg)).toBe(moves);
    expect(svg !== draw(design(door, { opening: 'out' }))).toBe(moves);
  });

  it.each<[what: string, door: WireDoor, wallHeight: number | null, sizes: string[]]>([
    ['a door without panels or transom', { opWidth: '911', opHeight: '2111' }, null, ['911', '2111']],
    [
      'each leaf, panel and transom, and of the whole opening',
      {
        doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
        opWidth: '2101',
        opHeight: '2500',
        doorHeightMm: '2100',
        doorLeafWidth: '801',
        leftPanels: '1',
        rightPanels: '1',
      },
      null,
      ['449', '801', '401', '450', '2101', '400', '2100', '2500'],
    ],
    [
      'adjacent pieces of one kind as a group, also if they differ by a millimetre',
      { opWidth: '2201', opHeight: '2100', doorLeafWidth: '900', leftPanels: '2', rightPanels: '1' },
      null,
      ['2 × 433/434', '900', '434', '2201', '2100'],
    ],
    [
      'the height of the wall if it is given',
      { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1800', opHeight: '2100' },
      2700,
      ['2 × 900', '1800', '2100', '2700'],
    ],
  ])('has the dimensions of %s', (_, door, wallHeight, sizes) => {
    const svg = draw(design(door, { wallHeight: wallHeight === null ? null : mm(wallHeight) }), 'elevation');
    const texts = allElements(readXml(svg)).filter(({ name, text }) => name === 'text' && /^\d/.test(text));
    expect(texts.map(({ text }) => text)).toEqual(sizes);
  });

  it('centres each dimension on its segment', () => {
    const door = { opWidth: '2100', opHeight: '2500', doorHeightMm: '2100', doorLeafWidth: '900' };
    const svg = draw(design({ ...door, leftPanels: '1', rightPanels: '1' }), 'elevation');
    const place = (label: string, along: 'x' | 'y') =>
      allElements(readXml(svg))
        .filter(({ name, text }) => name === 'text' && text === label)
        .map(({ attributes }) => Number(attributes[along]));
    expect(place('600', 'x')).toEqual([300, 1800]);
    expect(place('900', 'x')).toEqual([1050]);
    expect(place('2100', 'x')[0]).toBe(1050);
    expect(place('400', 'y')).toEqual([200]);
    expect(place('2100', 'y')[1]).toBe(400 + 1050);
    expect(place('2500', 'y')).toEqual([1250]);
  });

  it.each<[type: string, width: string, left: string, right: string]>([
    ['SINGLE_HINGED', '1903', '2', '2'],
    ['SINGLE_HINGED', '2501', '3', '2'],
    ['DOUBLE_HINGED', '4001', '3', '2'],
    ['SLIDING', '2501', '2', '3'],
    ['FIX_PANEL', '1903', '2', '2'],
  ])(
    'the drawing of a %s in an opening of %s mm with %s panels on the left and %s on the right has all widths on the paper',
    (...door) => {
      const [doorTypeKey, opWidth, leftPanels, rightPanels] = door;
      const wire = { doorTypeKey, opWidth, opHeight: '2100', doorLeafWidth: '800', leftPanels, rightPanels };
      const svg = readXml(draw(design(wire)));
      const [paper = 0, , across = 0] = (svg.attributes['viewBox'] ?? '').split(' ').map(Number);
      const widths = allElements(svg).filter(({ name, text }) => name === 'text' && /^\d × /.test(text));
      const ends = widths.map(({ text, attributes }) => {
        const length = 0.56 * text.length * Number(attributes['font-size']);
        const before = { start: 0, middle: length / 2, end: length }[attributes['text-anchor'] ?? ''] ?? NaN;
        return [Number(attributes['x']) - before, Number(attributes['x']) - before + length];
      });
      expect(widths.map(({ text }) => text.slice(0, 3))).toEqual(
        expect.arrayContaining([`${leftPanels} ×`, `${rightPanels} ×`]),
      );
      expect(Math.min(...ends.flat())).toBeGreaterThan(paper);
      expect(Math.max(...ends.flat())).toBeLessThan(paper + across);
    },
  );

  it('is mirrored if the hinges are on the right', () => {
    const places = (hingeSide: 'left' | 'right') => {
      const elements = allElements(
        readXml(draw(design({ opWidth: '900', opHeight: '2100' }, { hingeSide }))),
      );
      const motion = elements.find(({ attributes }) => attributes['class'] === 'drawing-motion');
      const leaf = elements.find(({ attributes }) => attributes['class'] === 'drawing-open-leaf');
      const along = (motion?.attributes['d'] ?? '').match(/[ML] [\d.]+/g) ?? [];
      return {
        motion: along.map((step) => Number(step.slice(2))),
        leaf: Number(leaf?.attributes['x']),
        leafWidth: Number(leaf?.attributes['width']),
      };
    };
    const left = places('left');
    const right = places('right');
    expect(left.motion).toHaveLength(3);
    expect(right.motion).toEqual(left.motion.map((x) => 900 - x));
    expect(right.leaf).toBe(900 - left.leaf - left.leafWidth);
    const [base = 0, apex = 0] = left.motion;
    expect(apex).toBeLessThan(base);
  });

  it('shows in the plan to which side the leaf opens, without changing the size of the sheet', () => {
    const plan = (opening: 'in' | 'out') => {
      const svg = readXml(draw(design({ opWidth: '900', opHeight: '2100' }, { opening })));
      const find = (kind: string) =>
        allElements(svg).find(({ attributes }) => attributes['class'] === kind)?.attributes ?? {};
      const [leaf, jamb] = [find('drawing-open-leaf'), find('drawing-jamb')];
      const wall = Number(jamb['y']) + Number(jamb['height']) / 2;
      return {
        viewBox: svg.attributes['viewBox'],
        from: Number(leaf['y']) - wall,
        to: Number(leaf['y']) + Number(leaf['height']) - wall,
      };
    };
    const [inward, outward] = [plan('in'), plan('out')];
    expect(inward.viewBox).toBe(outward.viewBox);
    expect(inward.to - inward.from).toBe(900);
    // The room is below the wall.
    expect(inward.from).toBe(0);
    expect(outward.to).toBe(0);
  });

  it('uses the given frame colour, or the standard colour if it is invalid', () => {
    expect(draw(design({ frameColor: '#27352a' }))).toContain('fill="#27352a"');
    expect(draw(design({ frameColor: '"><script>' }))).toContain('fill="#1c1c1e"');
  });

  it('shows the reason instead of a door that cannot be made', () => {
    const wide = draw(design({ opWidth: '2400', opHeight: '2100' }));
    expect(wide).toContain('drawing-note');
    expect(wide).toContain('so side panels are needed.</desc>');
    expect(piecesIn(wide)).toEqual([]);
    expect(draw(design({ doorTypeKey: 'BIFOLD' }))).toContain('Please choose whether the bi-fold door has');
  });

  it.each([
    ['far too high', '300', '9000', true],
    ['far too wide', '9000', '300', true],
    ['only a little too wide', '2400', '2100', false],
  ])('says "not to scale" only if its opening is shortened: %s', (_, opWidth, opHeight, shortened) => {
    const lines = allElements(readXml(draw(design({ opWidth, opHeight })))).filter(
      ({ name }) => name === 'text',
    );
    const note = lines.map(({ text }) => text).join(' ');
    expect(note).toContain('The opening is');
    expect(note.endsWith(' Not drawn to scale.')).toBe(shortened);
  });

  it('takes its colours from CSS variables of the page, and its id prefix from its props', () => {
    const onPage = renderToString(<DoorDrawing book={book} design={design({})} prefix="second" />);
    expect(onPage).toContain('stroke="var(--drawing-line, #7b7872)"');
    const ids = [...onPage.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) expect(id).toMatch(/^second-/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same byte for byte; after a change, raise drawingEdition and update this digest', () => {
    const drawings = everyType.map((door) => draw(design({ ...door, opHeight: '2100' })));
    const digest = createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 16);
    expect(digest).toBe('59be132d9bd4d6da');
  });
});
