import { paneOf } from './elevation.tsx';
import type { Leaf } from './motion.ts';
import { type Pen, seam } from './pen.ts';
import { r, rectAt } from './sheet.ts';

interface HandleProps {
  readonly pen: Pen;
  readonly leaf: Leaf;
  /** Key of the price book; null without a handle. */
  readonly handle: string | null;
  readonly lock: boolean;
}

const handleHeight = 1050;
const brass = '#b5a642';

/** Handle and lock of a leaf, on its stile. */
export function Handle({ pen, leaf, handle, lock }: HandleProps) {
  if (handle === null && !lock) return null;
  const { piece } = leaf;
  const pane = paneOf(pen, piece);
  const onLeft = leaf.handle === 'left';
  const way = onLeft ? 1 : -1;
  const stile = onLeft ? pane.left - 17 : pane.right + 17;
  const y = piece.y + piece.height - Math.min(handleHeight, piece.height * 0.55);
  const outline = Math.max(3, seam(pen));
  const at = { stile, y, way, width: piece.width, height: piece.height } as const;
  return (
    <g class="drawing-handle">
      {handle !== null && <HandleShape handle={handle} at={at} outline={outline} />}
      {lock && (
        <circle class="drawing-lock" cx={r(stile)} cy={r(y + 150)} r={13} {...partOf(steel, outline)} />
      )}
    </g>
  );
}

interface ShapeProps {
  /** Key of the price book. */
  readonly handle: string;
  readonly at: Omit<Fitting, 'part'>;
  readonly outline: number;
}

/** The handle of the given kind; a lever if the kind is unknown. */
export function HandleShape({ handle, at, outline }: ShapeProps) {
  const isKnurled = handle === 'KNURLED';
  const fitting = { ...at, part: partOf(isKnurled ? brass : steel, outline) };
  if (handle === 'PULL') return <Pull {...fitting} />;
  if (handle === 'FLUSH') return <Flush {...fitting} />;
  return <Lever {...fitting} isKnurled={isKnurled} />;
}

const steel = '#c9c5bd';

/** Bright metal with a dark outline: legible on steel of any colour and on glass. */
const partOf = (fill: string, outline: number) => ({
  fill,
  stroke: '#33312e',
  'stroke-width': r(outline),
});

interface Fitting {
  readonly stile: number;
  readonly y: number;
  /** Direction of the glass, seen from the handle: 1 is right, -1 is left. */
  readonly way: 1 | -1;
  readonly width: number;
  readonly height: number;
  readonly part: ReturnType<typeof partOf>;
}

function Lever({ stile, y, way, width, part, isKnurled }: Fitting & { readonly isKnurled: boolean }) {
  const length = Math.min(130, width * 0.25);
  const grip = (from: number, to: number) =>
    rectAt(way > 0 ? stile + from : stile - to, y - 10, to - from, 20);
  return (
    <>
      <rect {...rectAt(stile - 14, y - 80, 28, 180)} rx={3} {...part} />
      <rect {...grip(-9, length - 9)} rx={5} {...part} />
      {isKnurled && <rect {...grip(length * 0.35, length - 18)} {...part} />}
    </>
  );
}

function Pull({ stile, y, way, height, part }: Fitting) {
  const high = Math.min(700, height * 0.4);
  const bar = stile + way * 46;
  const mount = (at: number) => <rect {...rectAt(Math.min(stile, bar), at - 6, 46, 12)} {...part} />;
  return (
    <>
      {mount(y - high * 0.38)}
      {mount(y + high * 0.38)}
      <rect {...rectAt(bar - 11, y - high / 2, 22, high)} rx={4} {...part} />
    </>
  );
}

function Flush({ stile, y, part }: Fitting) {
  return (
    <>
      <rect {...rectAt(stile - 15, y - 75, 30, 150)} rx={15} {...part} />
      <rect {...rectAt(stile - 7, y - 58, 14, 116)} rx={7} {...part} fill="#6f6b64" />
    </>
  );
}
