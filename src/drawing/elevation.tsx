import type { Rectangle } from '../domain/doors/rectangles.ts';
import type { Pen } from './pen.ts';
import { seam, weight } from './pen.ts';
import { path, r } from './sheet.ts';

/** Faces of the steel, in millimetres: the outer frame, a leaf's own profile in it, and what holds fixed glass. */
const frameThickness = 30;
const profile = 34;
const fixed = 26;
const barThickness = 18;
/** The rail at the foot of a leaf is higher than its other profiles. */
const kick = 90;
const barEvery = 520;

export function Wall({ pen }: { pen: Pen }) {
  const { box, height, right } = pen.sheet;
  return (
    <rect
      class="drawing-wall"
      x={r(box.left)}
      y={r(box.top)}
      width={r(right - box.left)}
      height={r(height - box.top)}
      fill={pen.ink('wall')}
    />
  );
}

/** The ceiling, where somebody said how high it is. */
export function Ceiling({ pen }: { pen: Pen }) {
  const { box, right, u, wallGoesOn } = pen.sheet;
  if (wallGoesOn) return null;
  return (
    <path
      d={path('M', box.left, box.top + 0.2 * u, 'H', right)}
      stroke={pen.ink('floor')}
      stroke-width={r(0.4 * u)}
    />
  );
}

/** Where the wall is higher than there is room for, its upper edge is torn. */
export function WallBreak({ pen }: { pen: Pen }) {
  const { box, right, u } = pen.sheet;
  if (!pen.sheet.wallGoesOn) return null;
  const middle = (box.left + right) / 2;
  const y = box.top + 1.6 * u;
  const line = path('M', box.left, y, 'H', middle - 2 * u, 'l', u, -1.2 * u, 2 * u, 2.4 * u, u, -1.2 * u);
  return (
    <path
      d={`${line} H ${r(right)}`}
      fill="none"
      stroke={pen.ink('line')}
      stroke-width={r(weight.thin * u)}
    />
  );
}

export function Floor({ pen }: { pen: Pen }) {
  const { box, height, right, u } = pen.sheet;
  return (
    <path
      class="drawing-floor"
      d={path('M', box.left, height, 'H', right)}
      stroke={pen.ink('floor')}
      stroke-width={r(0.4 * u)}
    />
  );
}

/** One sheet of light over all the glass of a door. */
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

/** The engine's own pieces, each a piece of steel with its glass let in. */
export function Pieces({ pen, pieces }: { pen: Pen; pieces: readonly Rectangle[] }) {
  const joints = pieces.filter(({ kind }) => kind !== 'transom').slice(1);
  return (
    <g class="drawing-pieces">
      {pieces.map((piece) => (
        <rect
          key={`${piece.x},${piece.y}`}
          class={`drawing-piece drawing-${piece.kind}`}
          data-kind={piece.kind}
          data-x={piece.x}
          data-y={piece.y}
          data-width={piece.width}
          data-height={piece.height}
          x={piece.x}
          y={piece.y}
          width={piece.width}
          height={piece.height}
          fill={pen.steel.face}
        />
      ))}
      {pieces.map((piece) => (
        <Glazing
          key={`${piece.x},${piece.y}`}
          pen={pen}
          piece={piece}
          divisions={piece.kind === 'transom' ? joints.map(({ x }) => x) : []}
        />
      ))}
      <Joints pen={pen} pieces={pieces} />
    </g>
  );
}

interface Pane {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function Glazing({ pen, piece, divisions }: { pen: Pen; piece: Rectangle; divisions: readonly number[] }) {
  const pane = paneOf(pen, piece);
  const { left, top, right, bottom } = pane;
  const bars = piece.kind === 'transom' ? [] : barsOf(pen, piece);
  const uprights = divisions.filter((x) => x > left + 3 * barThickness && x < right - 3 * barThickness);
  return (
    <g>
      <rect
        class="drawing-glass"
        x={r(left)}
        y={r(top)}
        width={r(right - left)}
        height={r(bottom - top)}
        fill={`url(#${pen.id('glass')})`}
        stroke={pen.steel.edge}
        stroke-width={r(seam(pen))}
      />
      {bars.map((y) => (
        <Bar key={y} pen={pen} x={left} y={y - barThickness / 2} width={right - left} height={barThickness} />
      ))}
      {uprights.map((x) => (
        <Bar key={x} pen={pen} x={x - barThickness / 2} y={top} width={barThickness} height={bottom - top} />
      ))}
    </g>
  );
}

function Bar({ pen, ...size }: { pen: Pen; x: number; y: number; width: number; height: number }) {
  return (
    <rect
      class="drawing-bar"
      x={r(size.x)}
      y={r(size.y)}
      width={r(size.width)}
      height={r(size.height)}
      fill={pen.steel.face}
      stroke={pen.steel.edge}
      stroke-width={r(seam(pen))}
    />
  );
}

/** The glass of a piece: the outer frame counts only where the piece meets the wall. */
export function paneOf({ sheet, window }: Pen, piece: Rectangle): Pane {
  const { x, y, width, height, kind } = piece;
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

/** Heights of the glazing bars: the panes between them are about half a metre high, and in line with their neighbours'. */
export function barsOf(pen: Pen, piece: Rectangle): readonly number[] {
  const { top, bottom } = paneOf(pen, { ...piece, kind: 'leaf' });
  const panes = Math.max(1, Math.round((bottom - top) / barEvery));
  return Array.from({ length: panes - 1 }, (_, bar) => top + ((bar + 1) * (bottom - top)) / panes);
}

/** Where piece meets piece, and the frame around them. */
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
      <path d={[inner, ...lines].join(' ')} fill="none" stroke={pen.steel.edge} stroke-width={r(seam(pen))} />
      <path
        d={path('M', 0, height, 'V', 0, 'H', width, 'V', height)}
        fill="none"
        stroke={pen.steel.edge}
        stroke-width={r(seam(pen))}
      />
    </>
  );
}
