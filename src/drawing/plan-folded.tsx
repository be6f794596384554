import type { Leaf } from './motion.ts';
import { type Pen, seam, weight } from './pen.ts';
import { leafThickness, Trace } from './plan-marks.tsx';
import { path, r } from './sheet.ts';

/** How far apart folding leaves stand when they are drawn half folded. */
export const foldAngle = (62 * Math.PI) / 180;

/** Folding leaves, half folded towards the side they stack on. */
export function Folded({ pen, leaves, way }: { pen: Pen; leaves: readonly Leaf[]; way: 1 | -1 }) {
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
        stroke={pen.ink('line')}
        stroke-width={r(leafThickness + 1.6 * seam(pen))}
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
