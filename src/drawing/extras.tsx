import type { Rectangle } from '../domain/doors/rectangles.ts';
import { paneOf } from './elevation.tsx';
import type { Leaf } from './motion.ts';
import { type Pen, stroked } from './pen.ts';
import { path, r, rectAt } from './sheet.ts';

interface ExtrasProps {
  readonly pen: Pen;
  readonly pieces: readonly Rectangle[];
  readonly leaves: readonly Leaf[];
}

/** Bars and handles. They are dotted, because they are not in the price. */
export function Extras({ pen, pieces, leaves }: ExtrasProps) {
  const bars = linesOf(pen, pieces);
  return (
    <g class="drawing-extras">
      {bars.length > 0 && <path class="drawing-bars" d={bars.join(' ')} {...dotted(pen)} />}
      <Handles pen={pen} leaves={leaves} />
    </g>
  );
}

/** The legend of the dotted parts; null if there are none. */
export function extrasNote({ pen, pieces, leaves }: ExtrasProps): string | null {
  const names = [
    ...(linesOf(pen, pieces).length > 0 ? ['glazing bars'] : []),
    ...(leaves.some(({ handle }) => handle) ? ['handle'] : []),
  ];
  return names.length === 0 ? null : `Dotted: ${names.join(' and ')}, optional extras`;
}

const dotted = (pen: Pen) => ({
  ...stroked(pen, 'symbol', 'firm'),
  'stroke-dasharray': `${r(0.4 * pen.sheet.u)} ${r(0.7 * pen.sheet.u)}`,
});

const barEvery = 520;
/** Minimum distance of a bar from the end of a transom. */
const leastPane = 54;

function linesOf(pen: Pen, pieces: readonly Rectangle[]): readonly string[] {
  const joints = pieces.filter(({ kind }) => kind !== 'transom').slice(1);
  return pieces.flatMap((piece) => {
    const { left, top, right, bottom } = paneOf(pen, piece);
    if (piece.kind !== 'transom') return barsOf(pen, piece).map((y) => path('M', left, y, 'H', right));
    return joints
      .filter(({ x }) => x > left + leastPane && x < right - leastPane)
      .map(({ x }) => path('M', x, top, 'V', bottom));
  });
}

/** Positions of glazing bars: panes are about half a metre high, and aligned with those of neighbouring pieces. */
function barsOf(pen: Pen, piece: Rectangle): readonly number[] {
  const { top, bottom } = paneOf(pen, { ...piece, kind: 'leaf' });
  const panes = Math.max(1, Math.round((bottom - top) / barEvery));
  return Array.from({ length: panes - 1 }, (_, bar) => top + ((bar + 1) * (bottom - top)) / panes);
}

const leverHeight = 1050;

/** Handles: a lever on leaves that swing or fold, a long pull on leaves that slide or pivot. */
function Handles({ pen, leaves }: { pen: Pen; leaves: readonly Leaf[] }) {
  return <>{leaves.map((leaf) => leaf.handle && <Handle key={leaf.piece.x} pen={pen} leaf={leaf} />)}</>;
}

function Handle({ pen, leaf }: { pen: Pen; leaf: Leaf }) {
  const { piece, action, handle } = leaf;
  const pane = paneOf(pen, piece);
  const onLeft = handle === 'left';
  const stile = onLeft ? pane.left - 17 : pane.right + 17;
  const way = onLeft ? 1 : -1;
  const usual = piece.y + piece.height - Math.min(leverHeight, piece.height * 0.55);
  const onBar =
    action === 'slide' || action === 'pivot'
      ? undefined
      : barsOf(pen, piece).find((bar) => Math.abs(bar - usual) < 90);
  const y = onBar === undefined ? usual : onBar + 110;
  const part = dotted(pen);
  if (action === 'slide' || action === 'pivot') {
    const high = Math.min(action === 'pivot' ? 900 : 500, piece.height * 0.4);
    const near = onLeft ? pane.left : pane.right;
    const mount = (at: number) => (
      <rect {...rectAt(way > 0 ? near - 4 : near - 30, at - 5, 34, 10)} {...part} />
    );
    return (
      <g class="drawing-handle">
        {mount(y - high * 0.38)}
        {mount(y + high * 0.38)}
        <rect {...rectAt(near + way * 36 - 9, y - high / 2, 18, high)} rx={4} {...part} />
      </g>
    );
  }
  const lever = Math.min(130, piece.width * 0.25);
  return (
    <g class="drawing-handle">
      <rect {...rectAt(stile - 14, y - 80, 28, 180)} rx={3} {...part} />
      <rect {...rectAt(way > 0 ? stile - 9 : stile + 9 - lever, y - 9, lever, 18)} rx={5} {...part} />
    </g>
  );
}
