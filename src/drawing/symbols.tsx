import { barsOf, paneOf } from './elevation.tsx';
import { type Leaf, opposite, pivotAxis } from './motion.ts';
import { edged, seam, stroked, weight, type Pen } from './pen.ts';
import { arrow, path, r, rectAt } from './sheet.ts';

/** How the leaves move, as an architect writes it on an elevation. */
export function Symbols({ pen, leaves }: { pen: Pen; leaves: readonly Leaf[] }) {
  const lines = leaves.flatMap((leaf, index) => symbolOf(pen, leaf, index, leaves.length));
  const axes = leaves.filter(({ action }) => action === 'pivot').map((leaf) => axis(pen, leaf));
  const { u } = pen.sheet;
  const shared = { fill: 'none', stroke: pen.ink('symbol') };
  return (
    <g class="drawing-symbols">
      {lines.length > 0 && (
        <path
          class="drawing-motion"
          d={lines.join(' ')}
          stroke-width={r(weight.thin * u)}
          stroke-dasharray={`${r(1.6 * u)} ${r(1.1 * u)}`}
          {...shared}
        />
      )}
      {axes.length > 0 && (
        <path
          class="drawing-axis"
          d={axes.join(' ')}
          stroke-width={r(weight.thin * u)}
          stroke-dasharray={`${r(3.4 * u)} ${r(0.9 * u)} ${r(0.5 * u)} ${r(0.9 * u)}`}
          {...shared}
        />
      )}
      {leaves
        .filter(({ action }) => action === 'slide')
        .map((leaf) => (
          <SlideArrow key={leaf.piece.x} pen={pen} leaf={leaf} />
        ))}
    </g>
  );
}

/** The apex of the triangle is at the hinges; folding leaves point one way and the other in turn. */
function symbolOf(pen: Pen, leaf: Leaf, index: number, count: number): readonly string[] {
  const { left, top, right, bottom } = paneOf(pen, leaf.piece);
  const triangle = (apex: number, base: number) =>
    path('M', base, top, 'L', apex, (top + bottom) / 2, 'L', base, bottom);
  switch (leaf.action) {
    case 'swing':
      return [leaf.toward === 'left' ? triangle(left, right) : triangle(right, left)];
    case 'pivot':
      return [triangle(pivotAxis(leaf), leaf.toward === 'left' ? right : left)];
    case 'fold': {
      const fromHinge = leaf.toward === 'left' ? index : count - 1 - index;
      const toward = fromHinge % 2 === 0 ? leaf.toward : opposite(leaf.toward);
      return [toward === 'left' ? triangle(left, right) : triangle(right, left)];
    }
    default:
      return [];
  }
}

function axis(pen: Pen, leaf: Leaf): string {
  const x = pivotAxis(leaf);
  const { y, height } = leaf.piece;
  return path('M', x, y - 1.5 * pen.sheet.u, 'V', y + height + 1.5 * pen.sheet.u);
}

function SlideArrow({ pen, leaf }: { pen: Pen; leaf: Leaf }) {
  const { u } = pen.sheet;
  const { left, right, top, bottom } = paneOf(pen, leaf.piece);
  const y = top + (bottom - top) * 0.44;
  const length = Math.min((right - left) * 0.55, 16 * u);
  const middle = (left + right) / 2;
  const way = leaf.toward === 'left' ? -1 : 1;
  const tip = middle + (way * length) / 2;
  const head = Math.min(1.5 * u, length / 4);
  return (
    <path
      class="drawing-arrow"
      d={arrow(tip - way * length, tip, y, way, head)}
      {...stroked(pen, 'symbol', 'firm')}
    />
  );
}

interface TracksProps {
  readonly pen: Pen;
  readonly leaves: readonly Leaf[];
  readonly hidden: boolean;
  /** How much of the rail beside the opening is shown, as a share of the leaf's width. */
  readonly reach: number;
}

/** The rail a sliding leaf hangs from: before the wall where it slides inside, hidden where it slides outside. */
export function Tracks({ pen, leaves, hidden, reach }: TracksProps) {
  const sliding = leaves.filter(({ action }) => action === 'slide');
  const { u } = pen.sheet;
  return (
    <>
      {sliding.map(({ piece, toward }) => {
        const x = toward === 'left' ? piece.x - piece.width * reach : piece.x;
        return (
          <rect
            key={piece.x}
            class="drawing-track"
            {...rectAt(x, piece.y - 46, piece.width * (1 + reach), 34)}
            fill={hidden ? 'none' : pen.steel.face}
            stroke={hidden ? pen.ink('line') : pen.steel.edge}
            stroke-width={r(hidden ? weight.thin * u : seam(pen))}
            {...(hidden && { 'stroke-dasharray': `${r(1.2 * u)} ${r(0.9 * u)}` })}
          />
        );
      })}
    </>
  );
}

const leverHeight = 1050;

/** A lever on what swings and folds, a long pull on what slides or pivots. */
export function Handles({ pen, leaves }: { pen: Pen; leaves: readonly Leaf[] }) {
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
  const part = { fill: pen.steel.face, ...edged(pen) };
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
