import type { DoorDesign } from '../domain/design/design.ts';
import { rectanglesOf, type Rectangle } from '../domain/doors/rectangles.ts';
import { standardFinish } from '../domain/extras/offer.ts';
import { assess } from '../domain/pricing/assess.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { pageInk, steelOf } from './colours.ts';
import { GlassDefinition, paneOf, Pieces } from './elevation.tsx';
import { Extras } from './extras.tsx';
import { leavesOf } from './motion.ts';
import { Paper } from './paper.tsx';
import type { Pen } from './pen.ts';
import { personPath } from './person.tsx';
import { path, r, rectAt, type Sheet } from './sheet.ts';
import { designWords } from './words.ts';

interface RoomProps {
  readonly book: PriceBook;
  /** A door that can be made. */
  readonly design: DoorDesign;
  readonly class?: string;
}

/** Size of the wall around the opening and of the floor in front of it, in millimetres. */
const around = { left: 620, above: 400, right: 1280, floor: 470 };
const skirting = 110;
const eyeLevel = 1550;

/** A door to scale in the wall of a room, with a person beside it. Its colours are in the style sheet. */
export function RoomDrawing({ book, design, class: name }: RoomProps) {
  const assessment = assess(book, design.door);
  if (assessment.outcome !== 'priced') return null;
  const { door } = assessment;
  const words = designWords(book, design);
  const pieces = rectanglesOf(door, design.appearance.hingeSide);
  const pen: Pen = {
    ink: pageInk,
    steel: steelOf(door.extras.finish ?? standardFinish(book.extras)),
    id: (part) => `room-${part}`,
    sheet: sheetAround(door.opening),
    window: false,
    onPage: false,
  };
  const { box, width, height, right } = pen.sheet;
  return (
    <Paper
      pen={pen}
      class={name}
      title={`${words.title}, in a room`}
      description={`${words.sentence} A person 1.70 m tall stands beside it, to the same scale.`}
      defs={<Definitions pen={pen} />}
    >
      <rect class="room-wall" {...rectAt(box.left, box.top, box.width, box.height)} />
      <rect {...rectAt(box.left, box.top, box.width, height - box.top)} fill={`url(#${pen.id('wash')})`} />
      <path
        class="room-skirting"
        d={path(
          ...['M', box.left, height - skirting, 'H', -22, 'V', height, 'H', box.left, 'Z'],
          ...['M', right, height - skirting, 'H', width + 22, 'V', height, 'H', right, 'Z'],
        )}
      />
      <svg
        {...rectAt(box.left, height, box.width, around.floor)}
        viewBox={[box.left, height, box.width, around.floor].map(r).join(' ')}
      >
        <rect class="room-floor" {...rectAt(box.left, height, box.width, around.floor)} />
        <Boards pen={pen} />
        <Light pen={pen} pieces={pieces} />
      </svg>
      <rect class="room-reveal" {...rectAt(-22, -22, width + 44, height + 22)} />
      <Pieces pen={pen} pieces={pieces} />
      <Extras
        pen={pen}
        pieces={pieces}
        leaves={leavesOf(door, pieces, design.appearance)}
        extras={door.extras}
      />
      <g class="room-person" transform={`translate(${r(width + 560)} ${r(height + 60)})`} aria-hidden="true">
        <ellipse class="room-shade" cx="30" cy="2" rx="300" ry="26" />
        <path d={personPath} />
      </g>
    </Paper>
  );
}

function sheetAround({ width, height }: { readonly width: number; readonly height: number }): Sheet {
  const { left, above, right, floor } = around;
  const box = { left: -left, top: -above, width: left + width + right, height: above + height + floor };
  return {
    ...{ box, u: box.width / 100, width, height, above, wallGoesOn: false, planAxis: 0, wallThickness: 0 },
    right: width + right,
    bottom: height + floor,
  };
}

function Definitions({ pen }: { readonly pen: Pen }) {
  const { height, bottom } = pen.sheet;
  return (
    <>
      <GlassDefinition pen={pen} />
      <radialGradient id={pen.id('wash')} cx="0.3" cy="0.1" r="0.95">
        <stop class="room-lit" offset="0" />
        <stop class="room-unlit" offset="1" />
      </radialGradient>
      <linearGradient
        id={pen.id('light')}
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1={r(height)}
        x2="0"
        y2={r(bottom)}
      >
        <stop class="room-lit" offset="0" />
        <stop class="room-unlit" offset="1" />
      </linearGradient>
    </>
  );
}

/**
 * One-point perspective: the x at which a floor line from `x` at the foot of the wall reaches the front edge
 * of the floor. The viewer's eyes are at eye level in front of the door.
 */
function atFront({ width, height, bottom }: Sheet, x: number): number {
  const nearer = (bottom - (height - eyeLevel)) / eyeLevel;
  return width / 2 + (x - width / 2) * nearer;
}

/** Floorboards, towards the vanishing point. */
function Boards({ pen: { sheet } }: { readonly pen: Pen }) {
  const { box, height, right, bottom } = sheet;
  const every = 260;
  const count = Math.floor((right - box.left) / every);
  const lines = Array.from({ length: count }, (_, index) => {
    const x = box.left + (index + 0.5) * every;
    return path('M', x, height, 'L', atFront(sheet, x), bottom);
  });
  return <path class="room-boards" d={lines.join(' ')} />;
}

/** Light that falls through the glass onto the floor. */
function Light({ pen, pieces }: { readonly pen: Pen; readonly pieces: readonly Rectangle[] }) {
  const { sheet } = pen;
  const { height, bottom } = sheet;
  const patches = pieces
    .filter((piece) => piece.y + piece.height >= height)
    .map((piece) => {
      const { left, right } = paneOf(pen, piece);
      const front = [atFront(sheet, right), bottom, 'L', atFront(sheet, left), bottom] as const;
      return path('M', left, height, 'H', right, 'L', ...front, 'Z');
    });
  return <path d={patches.join(' ')} fill={`url(#${pen.id('light')})`} />;
}
