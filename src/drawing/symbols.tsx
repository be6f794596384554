import { type Opening, paneOf } from './elevation.tsx';
import { type Leaf, opposite, pivotAxis } from './motion.ts';
import { seam, stroked, weight, type Pen } from './pen.ts';
import { arrow, path, r, rectAt } from './sheet.ts';

/** Opening symbols of an architect's elevation. */
export function Symbols({ pen, leaves }: { pen: Pen; leaves: readonly Leaf[] }) {
  const lines = motionLines(pen, leaves);
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

/** The triangles of all leaves that turn on hinges. */
export const motionLines = (pen: Opening, leaves: readonly Leaf[]): readonly string[] =>
  leaves.flatMap((leaf, index) => symbolOf(pen, leaf, index, leaves.length));

/** Symbol of a leaf: a triangle with its apex at the hinges. The apexes of folding leaves alternate. */
function symbolOf(pen: Opening, leaf: Leaf, index: number, count: number): readonly string[] {
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
  /** Length of the visible rail beside the opening, as a share of the leaf's width. */
  readonly reach: number;
}

/**
 * The rail of a sliding leaf. The rail is in front of the wall if the leaf slides inside, and dashed if outside.
 */
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
