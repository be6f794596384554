import { type Leaf, pivotAxis } from './motion.ts';
import { type Pen, stroked, weight } from './pen.ts';
import { Closed, leafThickness, Steel, Trace } from './plan-marks.tsx';
import { arrow, path, r, rectAt } from './sheet.ts';

/** Angle of folding leaves, drawn half folded. */
const foldAngle = (62 * Math.PI) / 180;

/** How far leaves reach from the wall: on the side to which they open, and on the other side. */
export function reachOf(leaves: readonly Leaf[]): { readonly to: number; readonly other: number } {
  const each = leaves.map((leaf) => {
    const { width } = leaf.piece;
    switch (leaf.action) {
      case 'swing':
        return { to: width, other: 0 };
      case 'pivot':
        return { to: (width * 5) / 6, other: width / 6 };
      case 'fold':
        return { to: width * Math.sin(foldAngle), other: 0 };
      case 'slide':
        return { to: 110, other: 0 };
      case 'fixed':
        return { to: 0, other: 0 };
    }
  });
  return {
    to: Math.max(0, ...each.map(({ to }) => to)),
    other: Math.max(0, ...each.map(({ other }) => other)),
  };
}

/** The leaves in plan, drawn open according to their movement. */
export function Leaves({ pen, leaves, way }: { pen: Pen; leaves: readonly Leaf[]; way: 1 | -1 }) {
  if (leaves[0]?.action === 'fold') return <Folded pen={pen} leaves={leaves} way={way} />;
  return (
    <>
      {leaves.map((leaf) => {
        const key = leaf.piece.x;
        switch (leaf.action) {
          case 'swing':
            return <Swung key={key} pen={pen} leaf={leaf} way={way} />;
          case 'pivot':
            return <Pivoted key={key} pen={pen} leaf={leaf} way={way} />;
          case 'slide':
            return <Slid key={key} pen={pen} leaf={leaf} way={way} />;
          default:
            return <Closed key={key} pen={pen} x={leaf.piece.x} width={leaf.piece.width} />;
        }
      })}
    </>
  );
}

interface MovedProps {
  readonly pen: Pen;
  readonly leaf: Leaf;
  /**
   * 1 if the leaf opens into the room, which is at the bottom of the sheet; −1 if it opens out of the room.
   */
  readonly way: 1 | -1;
}

function Swung({ pen, leaf: { piece, toward }, way }: MovedProps) {
  const { planAxis } = pen.sheet;
  const hinge = toward === 'left' ? piece.x : piece.x + piece.width;
  const edge = toward === 'left' ? hinge : hinge - leafThickness;
  const lock = toward === 'left' ? piece.x + piece.width : piece.x;
  const end = planAxis + way * piece.width;
  const sweep = (toward === 'left') === (way === 1) ? 0 : 1;
  return (
    <g>
      <Trace
        pen={pen}
        d={path('M', hinge, end, 'A', piece.width, piece.width, 0, 0, sweep, lock, planAxis)}
      />
      <Steel
        pen={pen}
        class="drawing-open-leaf"
        at={rectAt(edge, Math.min(planAxis, end), leafThickness, piece.width)}
      />
    </g>
  );
}

function Pivoted({ pen, leaf, way }: MovedProps) {
  const { planAxis, u } = pen.sheet;
  const { piece, toward } = leaf;
  const axis = pivotAxis(leaf);
  const short = piece.width / 6;
  const long = piece.width - short;
  const side = toward === 'left' ? 1 : -1;
  const sweep = (toward === 'left') === (way === 1) ? 0 : 1;
  const longEnd = planAxis + way * long;
  const shortEnd = planAxis - way * short;
  return (
    <g>
      <Trace
        pen={pen}
        d={[
          path('M', axis, longEnd, 'A', long, long, 0, 0, sweep, axis + side * long, planAxis),
          path('M', axis, shortEnd, 'A', short, short, 0, 0, sweep, axis - side * short, planAxis),
        ].join(' ')}
      />
      <Steel
        pen={pen}
        class="drawing-open-leaf"
        at={rectAt(axis - leafThickness / 2, Math.min(longEnd, shortEnd), leafThickness, piece.width)}
      />
      <circle
        cx={r(axis)}
        cy={r(planAxis)}
        r={r(Math.max(26, 0.9 * u))}
        fill={pen.ink('wall')}
        stroke={pen.steel.edge}
        stroke-width={r(weight.firm * u)}
      />
    </g>
  );
}

/** A sliding leaf, drawn open beside the wall; its path is dashed. */
function Slid({ pen, leaf: { piece, toward }, way }: MovedProps) {
  const { planAxis, wallThickness, u } = pen.sheet;
  const offset = way * (wallThickness / 2 + 40);
  const along = toward === 'left' ? -1 : 1;
  const y = planAxis + offset;
  const from = toward === 'left' ? piece.x : piece.x + piece.width;
  const to = from + along * piece.width;
  const start = from - along * piece.width * 0.3;
  const tip = from + along * piece.width * 0.4;
  return (
    <g>
      <Trace
        pen={pen}
        d={path('M', from, y - leafThickness / 2, 'H', to, 'V', y + leafThickness / 2, 'H', from)}
      />
      <Steel
        pen={pen}
        class="drawing-open-leaf"
        at={rectAt(piece.x, y - leafThickness / 2, piece.width, leafThickness)}
      />
      <path d={arrow(start, tip, y + way * 2.6 * u, along, 1.3 * u)} {...stroked(pen, 'line', 'thin')} />
    </g>
  );
}

/** Folding leaves, half folded towards the side they stack on. */
function Folded({ pen, leaves, way }: { pen: Pen; leaves: readonly Leaf[]; way: 1 | -1 }) {
  const { planAxis, u } = pen.sheet;
  const first = leaves[0]?.piece;
  const last = leaves.at(-1)?.piece;
  if (!first || !last) return null;
  const left = leaves[0]?.toward === 'left';
  const start = left ? first.x : last.x + last.width;
  const end = left ? last.x + last.width : first.x;
  const along = left ? 1 : -1;
  let x = start;
  let out = false;
  const points = (left ? leaves : leaves.toReversed()).map(({ piece }) => {
    x += along * piece.width * Math.cos(foldAngle);
    out = !out;
    return [x, planAxis + (out ? way * piece.width * Math.sin(foldAngle) : 0)] as const;
  });
  const d = path('M', start, planAxis, ...points.flatMap(([px, py]) => ['L', px, py]));
  return (
    <g>
      <Trace pen={pen} d={path('M', start, planAxis, 'H', end)} />
      <path
        d={d}
        fill="none"
        stroke={pen.ink('symbol')}
        stroke-width={r(leafThickness + 2 * weight.thin * u)}
        stroke-linejoin="round"
      />
      <path d={d} fill="none" stroke={pen.steel.face} stroke-width={leafThickness} stroke-linejoin="round" />
      {points.slice(0, -1).map(([px, py]) => (
        <circle
          key={px}
          cx={r(px)}
          cy={r(py)}
          r={r(Math.max(22, 0.7 * u))}
          fill={pen.ink('wall')}
          stroke={pen.ink('line')}
          stroke-width={r(weight.thin * u)}
        />
      ))}
    </g>
  );
}
