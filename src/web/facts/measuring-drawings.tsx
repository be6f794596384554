import type { ComponentChildren, VNode } from 'preact';
import type { MeasuringStep } from '../../domain/wording/measuring.ts';

/*
 * Drawings of what to measure: an opening from the front, or from above. Text is 16 units of 320, so that it can be read
 * on a phone of 360 px.
 */

const opening = { left: 70, right: 250, top: 44, bottom: 236 };
const { left, right, top, bottom } = opening;
const middleX = (left + right) / 2;
const middleY = (top + bottom) / 2;
const wall = 'var(--room-wall)';
const ink = 'var(--ink)';

const drawings: Readonly<Record<MeasuringStep['id'], () => VNode>> = {
  width: () => (
    <Front>
      {[
        ['top', top + 36],
        ['middle', middleY + 12],
        ['near the floor', bottom - 16],
      ].map(([where, y]) => (
        <g key={where}>
          <Arrow from={[left, Number(y)]} to={[right, Number(y)]} />
          <text x={middleX} y={Number(y) - 8}>
            {where}
          </text>
        </g>
      ))}
    </Front>
  ),
  height: () => (
    <Front>
      {[left + 26, middleX, right - 26].map((x) => (
        <Arrow key={x} from={[x, top]} to={[x, bottom]} />
      ))}
      <text x={middleX} y={top - 14}>
        lintel
      </text>
      <text x={middleX} y={bottom + 32}>
        finished floor
      </text>
    </Front>
  ),
  corners: () => (
    <Front>
      <Arrow from={[left, top]} to={[right, bottom]} />
      <Arrow from={[left, bottom]} to={[right, top]} />
    </Front>
  ),
  wall: () => (
    <>
      <rect fill={wall} x={0} y={100} width={130} height={44} />
      <rect fill={wall} x={250} y={100} width={70} height={44} />
      <rect fill={ink} x={4} y={150} width={134} height={8} />
      <Arrow from={[0, 182]} to={[130, 182]} />
      <text x={68} y={206}>
        free wall
      </text>
      <Arrow from={[285, 100]} to={[285, 144]} />
      <text x={260} y={86}>
        thickness
      </text>
      <text x={190} y={128}>
        opening
      </text>
      <text x={160} y={30}>
        seen from above
      </text>
    </>
  ),
};

export function MeasuringDrawing({ step: { id, drawing } }: { readonly step: MeasuringStep }) {
  return (
    <svg
      class="measure-drawing"
      viewBox={`0 0 320 ${id === 'wall' ? 224 : 280}`}
      role="img"
      aria-label={drawing}
    >
      <g font-size={16} text-anchor="middle" fill={ink}>
        {drawings[id]()}
      </g>
    </svg>
  );
}

function Front({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <path fill={wall} d={`M0 0H320V${bottom}H${right}V${top}H${left}V${bottom}H0Z`} />
      <path fill="none" stroke={ink} stroke-width={2} d={`M0 ${bottom}H320`} />
      {children}
    </>
  );
}

type Point = readonly [x: number, y: number];

/** A line with a head at each end. */
function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const head = ([x, y]: Point, direction: number) =>
    [-0.4, 0.4]
      .map(
        (turn) =>
          `M${x} ${y}L${rounded(x - 11 * Math.cos(direction + turn))} ${rounded(y - 11 * Math.sin(direction + turn))}`,
      )
      .join('');
  return (
    <path
      fill="none"
      stroke="var(--brass)"
      stroke-width={2}
      stroke-linecap="round"
      d={`M${from.join(' ')}L${to.join(' ')}${head(to, angle)}${head(from, angle + Math.PI)}`}
    />
  );
}

const rounded = (length: number): number => Math.round(length * 10) / 10;
