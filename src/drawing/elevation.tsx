import type { Rectangle } from '../domain/doors/rectangles.ts';
import { edged, stroked, type Pen } from './pen.ts';
import { acrossAll, path, rectAt, r, type Sheet } from './sheet.ts';

/** Visible width of the steel, in millimetres: outer frame, leaf profile, glazing bead. */
const frameThickness = 30;
const profile = 34;
const fixed = 26;
/** Height of the bottom rail of a leaf, which is higher than the other profiles. */
const kick = 90;

export function Wall({ pen }: { pen: Pen }) {
  const { box, height } = pen.sheet;
  const { left, right } = acrossAll(pen.sheet);
  return (
    <rect
      class="drawing-wall"
      {...rectAt(left, box.top, right - left, height - box.top)}
      fill={pen.ink('wall')}
    />
  );
}

/** Line of the ceiling; none if the wall is higher than shown. */
export function Ceiling({ pen }: { pen: Pen }) {
  const { box, u, wallGoesOn } = pen.sheet;
  return wallGoesOn ? null : <Level pen={pen} y={box.top + 0.2 * u} />;
}

/** The torn upper edge of a wall that is higher than drawn. */
export function WallBreak({ pen }: { pen: Pen }) {
  const { box, u } = pen.sheet;
  if (!pen.sheet.wallGoesOn) return null;
  const { left, right } = acrossAll(pen.sheet);
  const middle = (left + right) / 2;
  const y = box.top + 1.6 * u;
  const line = path('M', left, y, 'H', middle - 2 * u, 'l', u, -1.2 * u, 2 * u, 2.4 * u, u, -1.2 * u);
  return <path d={`${line} H ${r(right)}`} {...stroked(pen, 'line', 'thin')} />;
}

export function Floor({ pen }: { pen: Pen }) {
  return <Level class="drawing-floor" pen={pen} y={pen.sheet.height} />;
}

/** A horizontal line across the sheet. */
function Level({ pen, y, class: name }: { pen: Pen; y: number; class?: string }) {
  const { u } = pen.sheet;
  const { left, right } = acrossAll(pen.sheet);
  const d = path('M', left, y, 'H', right);
  return <path class={name} d={d} stroke={pen.ink('floor')} stroke-width={r(0.4 * u)} />;
}

/** Definition of the gradient that spans all panes of a door. */
export function GlassDefinition({ pen }: { pen: Pen }) {
  const { width, height } = pen.sheet;
  const stop = (offset: number, ink: 'glass-bright' | 'glass' | 'glass-deep') => (
    <stop offset={offset} stop-color={pen.ink(ink)} />
  );
  return (
    <linearGradient
      id={pen.id('glass')}
      gradientUnits="userSpaceOnUse"
      x1="0"
      y1="0"
      x2={r(Math.min(width, height) * 0.75 + width * 0.25)}
      y2={r(height)}
    >
      {stop(0, 'glass')}
      {stop(0.22, 'glass-bright')}
      {stop(0.36, 'glass')}
      {stop(0.58, 'glass')}
      {stop(0.66, 'glass-bright')}
      {stop(0.8, 'glass')}
      {stop(1, 'glass-deep')}
    </linearGradient>
  );
}

/** The pieces of the door, each drawn as steel with a pane. */
export function Pieces({ pen, pieces }: { pen: Pen; pieces: readonly Rectangle[] }) {
  return (
    <g class="drawing-pieces">
      {pieces.map(({ kind, x, y, width, height }) => (
        <rect
          key={`${x},${y}`}
          class={`drawing-piece drawing-${kind}`}
          data-kind={kind}
          data-x={x}
          data-y={y}
          data-width={width}
          data-height={height}
          {...rectAt(x, y, width, height)}
          fill={pen.steel.face}
        />
      ))}
      {pieces.map((piece) => (
        <Glass key={`${piece.x},${piece.y}`} pen={pen} piece={piece} />
      ))}
      <Joints pen={pen} pieces={pieces} />
    </g>
  );
}

function Glass({ pen, piece }: { pen: Pen; piece: Rectangle }) {
  const { left, top, right, bottom } = paneOf(pen, piece);
  return (
    <rect
      class="drawing-glass"
      {...rectAt(left, top, right - left, bottom - top)}
      fill={`url(#${pen.id('glass')})`}
      {...edged(pen)}
    />
  );
}

/** The properties of the opening that determine the size of a pane. */
export interface Opening extends Pick<Pen, 'window'> {
  readonly sheet: Pick<Sheet, 'width' | 'height'>;
}

/** Rectangle of the pane in a piece. Only edges at the wall have the outer frame. */
export function paneOf({ sheet, window }: Opening, { x, y, width, height, kind }: Rectangle) {
  const moves = !window && (kind === 'leaf' || kind === 'passive-leaf');
  const inset = (atEdge: boolean) =>
    (moves ? profile : atEdge ? fixed - 8 : fixed) + (atEdge ? frameThickness : 0);
  const atFloor = y + height >= sheet.height;
  const foot = atFloor && !window ? kick : inset(atFloor);
  const slim = Math.min(1, width / 240, height / 240);
  return {
    left: x + inset(x <= 0) * slim,
    top: y + inset(y <= 0) * slim,
    right: x + width - inset(x + width >= sheet.width) * slim,
    bottom: y + height - foot * slim,
  };
}

/** Joints between pieces, and the frame around them. */
function Joints({ pen, pieces }: { pen: Pen; pieces: readonly Rectangle[] }) {
  const { width, height } = pen.sheet;
  const frame = Math.min(frameThickness, width / 8, height / 8);
  const lines = pieces.flatMap(({ kind, x, y, height: high }) =>
    kind === 'transom'
      ? [path('M', frame, y + high, 'H', width - frame)]
      : x > 0
        ? [path('M', x, Math.max(y, frame), 'V', y + high)]
        : [],
  );
  const foot = pen.window ? height - frame : height;
  const inner = path('M', frame, foot, 'V', frame, 'H', width - frame, 'V', foot, pen.window ? 'Z' : '');
  return (
    <>
      <path d={[inner, ...lines].join(' ')} fill="none" {...edged(pen)} />
      <path d={path('M', 0, height, 'V', 0, 'H', width, 'V', height)} fill="none" {...edged(pen)} />
    </>
  );
}
