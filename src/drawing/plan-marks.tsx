import { type Pen, seam, weight } from './pen.ts';
import { r } from './sheet.ts';

/** A leaf in section, in millimetres. */
export const leafThickness = 44;

/** Glass that stays where it is. */
export function Closed({ pen, x, width }: { pen: Pen; x: number; width: number }) {
  const { planAxis, u } = pen.sheet;
  return (
    <rect
      x={r(x)}
      y={r(planAxis - leafThickness / 4)}
      width={r(width)}
      height={leafThickness / 2}
      fill={pen.ink('glass')}
      stroke={pen.steel.edge}
      stroke-width={r(weight.thin * u)}
    />
  );
}

/** A leaf seen from above. */
export function Bar({ pen, ...size }: { pen: Pen; x: number; y: number; width: number; height: number }) {
  return (
    <rect
      class="drawing-open-leaf"
      x={r(size.x)}
      y={r(size.y)}
      width={r(size.width)}
      height={r(size.height)}
      fill={pen.steel.face}
      stroke={pen.ink('line')}
      stroke-width={r(seam(pen))}
    />
  );
}

/** Where a leaf passes. */
export function Trace({ pen, d }: { pen: Pen; d: string }) {
  const { u } = pen.sheet;
  return (
    <path
      class="drawing-trace"
      d={d}
      fill="none"
      stroke={pen.ink('line')}
      stroke-width={r(weight.thin * u)}
      stroke-dasharray={`${r(1.5 * u)} ${r(u)}`}
    />
  );
}
