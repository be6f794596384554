import type { Appearance } from '../domain/design/design.ts';
import type { Door } from '../domain/doors/door.ts';
import { rectanglesOf } from '../domain/doors/rectangles.ts';
import type { Finish } from '../domain/extras/finish.ts';
import { pageInk, steelOf } from './colours.ts';
import { type Opening, paneOf } from './elevation.tsx';
import { barLines } from './extras.tsx';
import { type Leaf, leavesOf } from './motion.ts';
import { arrow, path, r } from './sheet.ts';
import { motionLines } from './symbols.tsx';

interface LayoutPictureProps {
  readonly door: Door;
  readonly appearance: Appearance;
  /** The finish of a door without a chosen colour. */
  readonly standard: Finish;
}

/** Room around the opening, in millimetres: for the rail of a sliding door above, and for the floor. */
const above = 160;
const below = 60;
const beside = 260;

const glassId = 'layout-glass';

/** The gradient for the glass of all small pictures; a page must contain it once. */
export const LayoutGlass = () => (
  <linearGradient id={glassId} x2="1" y2="1">
    <stop stop-color={pageInk('glass')} />
    <stop offset="0.3" stop-color={pageInk('glass-bright')} />
    <stop offset="0.45" stop-color={pageInk('glass')} />
    <stop offset="1" stop-color={pageInk('glass-deep')} />
  </linearGradient>
);

/**
 * A small picture of a layout, to the same scale as other layouts of its opening. It has few paths, because a
 * page shows dozens, and needs `LayoutGlass` on the page. It is hidden from screen readers, which read the
 * text beside it.
 */
export function LayoutPicture({ door, appearance, standard }: LayoutPictureProps) {
  const { width, height } = door.opening;
  const opening: Opening = { sheet: door.opening, window: door.model.type === 'FIX_PANEL' };
  const pieces = rectanglesOf(door, appearance.hingeSide);
  const leaves = leavesOf(door, pieces, appearance);
  const steel = steelOf(door.extras.finish ?? standard);
  const panes = pieces.map((piece) => paneOf(opening, piece));
  const joints = pieces.flatMap(({ kind, x, y, height: high }) =>
    kind === 'transom' ? [path('M', 0, high, 'H', width)] : x > 0 ? [path('M', x, y, 'V', y + high)] : [],
  );
  const bars = door.extras.bars ? barLines(opening, pieces, door.extras.bars) : [];
  const motion = motionLines(opening, leaves);
  const sliding = leaves.filter(({ action }) => action === 'slide');
  return (
    <svg
      class="layout-picture"
      viewBox={`${-beside} ${-above} ${width + 2 * beside} ${height + above + below}`}
      aria-hidden="true"
    >
      <path d={path('M', 0, 0, 'H', width, 'V', height, 'H', 0, 'Z')} fill={steel.face} />
      <path class="layout-glass" d={panes.map(boxPath).join('')} fill={`url(#${glassId})`} />
      {joints.length > 0 && <path class="layout-joints" d={joints.join('')} stroke={steel.edge} />}
      {bars.length > 0 && <path d={bars.join('')} stroke={steel.face} stroke-width="22" />}
      {motion.length > 0 && <path class="layout-motion" d={motion.join('')} stroke={pageInk('symbol')} />}
      {sliding.length > 0 && (
        <>
          <path
            d={sliding.map((leaf) => railOf(width, leaf)).join('')}
            stroke={steel.face}
            stroke-width="40"
          />
          <path class="layout-arrow" d={sliding.map(arrowOf).join('')} stroke={pageInk('symbol')} />
        </>
      )}
      <path
        class="layout-floor"
        d={path('M', -beside, height, 'h', width + 2 * beside)}
        stroke={pageInk('floor')}
      />
    </svg>
  );
}

type Box = ReturnType<typeof paneOf>;

const boxPath = ({ left, top, right, bottom }: Box): string =>
  path('M', left, top, 'H', right, 'V', bottom, 'H', left, 'Z');

/** The rail of a sliding leaf, drawn to the edge of the picture. */
const railOf = (width: number, { piece, toward }: Leaf): string =>
  toward === 'left'
    ? path('M', -beside, piece.y - 30, 'H', piece.x + piece.width)
    : path('M', piece.x, piece.y - 30, 'H', width + beside);

function arrowOf({ piece, toward }: Leaf): string {
  const way = toward === 'left' ? -1 : 1;
  const middle = piece.x + piece.width / 2;
  const half = way * Math.min(0.28 * piece.width, 400);
  return arrow(r(middle - half), r(middle + half), piece.y + 0.5 * piece.height, way, 90);
}

/** Share of glass in the area of the opening, computed from the drawn panes. */
export function glassShare(door: Door): number {
  const opening: Opening = { sheet: door.opening, window: door.model.type === 'FIX_PANEL' };
  const glass = rectanglesOf(door)
    .map((piece) => paneOf(opening, piece))
    .reduce((area, { left, top, right, bottom }) => area + (right - left) * (bottom - top), 0);
  return glass / (door.opening.width * door.opening.height);
}
