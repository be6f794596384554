import { type Pen, stroked, weight } from './pen.ts';
import { r, rectAt } from './sheet.ts';

/** Thickness of a leaf in plan, in millimetres. */
export const leafThickness = 44;

/** Fixed glass in plan. */
export function Closed({ pen, x, width }: { pen: Pen; x: number; width: number }) {
  const { planAxis, u } = pen.sheet;
  return (
    <rect
      {...rectAt(x, planAxis - leafThickness / 4, width, leafThickness / 2)}
      fill={pen.ink('glass')}
      stroke={pen.steel.edge}
      stroke-width={r(weight.thin * u)}
    />
  );
}

/** Steel in plan. The outline separates black steel from a dark page. */
export function Steel({ pen, class: name, at }: { pen: Pen; class: string; at: ReturnType<typeof rectAt> }) {
  const { ink, steel, sheet } = pen;
  return (
    <rect
      class={name}
      {...at}
      fill={steel.face}
      stroke={ink('symbol')}
      stroke-width={r(weight.thin * sheet.u)}
    />
  );
}

/** The path of a leaf, as a thin line. */
export function Trace({ pen, d }: { pen: Pen; d: string }) {
  const { u } = pen.sheet;
  return (
    <path
      class="drawing-trace"
      d={d}
      {...stroked(pen, 'line', 'thin')}
      stroke-dasharray={`${r(1.5 * u)} ${r(u)}`}
    />
  );
}
