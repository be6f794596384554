import type { OpeningDirection } from '../domain/design/design.ts';
import type { Rectangle } from '../domain/doors/rectangles.ts';
import type { Leaf } from './motion.ts';
import { Leaves } from './plan-leaves.tsx';
import { Closed, Steel } from './plan-marks.tsx';
import { type Pen, stroked, weight } from './pen.ts';
import { acrossAll, path, r, rectAt } from './sheet.ts';

interface PlanProps {
  readonly pen: Pen;
  readonly pieces: readonly Rectangle[];
  readonly leaves: readonly Leaf[];
  readonly opening: OpeningDirection;
}

/** Width of the fixed steel in plan, in millimetres. */
const jamb = 50;

/** Plan view. The room that the door opens into is below the wall. */
export function Plan({ pen, pieces, leaves, opening }: PlanProps) {
  const way = opening === 'in' ? 1 : -1;
  return (
    <g class="drawing-plan">
      <Walls pen={pen} />
      {pieces
        .filter(({ kind }) => kind === 'side-panel')
        .map((piece) => (
          <Closed key={piece.x} pen={pen} x={piece.x} width={piece.width} />
        ))}
      <Jambs pen={pen} pieces={pieces} />
      <Leaves pen={pen} leaves={leaves} way={way} />
    </g>
  );
}

/** Definition of the hatching for cut masonry. */
export function HatchDefinition({ pen }: { pen: Pen }) {
  const step = r(1.5 * pen.sheet.u);
  return (
    <pattern
      id={pen.id('hatch')}
      patternUnits="userSpaceOnUse"
      width={step}
      height={step}
      patternTransform="rotate(45)"
    >
      <path d={`M 0 0 V ${step}`} stroke={pen.ink('hatch')} stroke-width={r(weight.firm * pen.sheet.u)} />
    </pattern>
  );
}

function Walls({ pen }: { pen: Pen }) {
  const { width, planAxis, wallThickness } = pen.sheet;
  const { left, right } = acrossAll(pen.sheet);
  const top = planAxis - wallThickness / 2;
  const bottom = planAxis + wallThickness / 2;
  const stretches = [
    { near: 0, far: left },
    { near: width, far: right },
  ];
  return (
    <>
      {stretches.map(({ near, far }) => (
        <g key={near}>
          <rect
            class="drawing-section"
            {...rectAt(Math.min(near, far), top, Math.abs(far - near), wallThickness)}
            fill={`url(#${pen.id('hatch')})`}
          />
          <path
            d={path('M', far, top, 'H', near, 'V', bottom, 'H', far)}
            {...stroked(pen, 'floor', 'firm')}
          />
        </g>
      ))}
    </>
  );
}

/** The fixed steel in plan, where a piece meets the wall or the next fixed piece. */
function Jambs({ pen, pieces }: { pen: Pen; pieces: readonly Rectangle[] }) {
  const { planAxis, width } = pen.sheet;
  const row = pieces.filter(({ kind }) => kind !== 'transom');
  const edges = row
    .slice(1)
    .filter((piece, index) => piece.kind === 'side-panel' || row[index]?.kind === 'side-panel')
    .map(({ x }) => x - jamb / 2);
  return (
    <>
      {[0, ...edges, width - jamb].map((x) => (
        <Steel key={x} pen={pen} class="drawing-jamb" at={rectAt(x, planAxis - jamb / 2, jamb, jamb)} />
      ))}
    </>
  );
}
