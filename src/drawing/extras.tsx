import type { Rectangle } from '../domain/doors/rectangles.ts';
import type { Extras as ChosenExtras } from '../domain/extras/extras.ts';
import { type Opening, paneOf } from './elevation.tsx';
import { Handle } from './handles.tsx';
import type { Leaf } from './motion.ts';
import { type Pen, edged, seam } from './pen.ts';
import { path, r } from './sheet.ts';
import { GlassTexture } from './textures.tsx';

interface ExtrasProps {
  readonly pen: Pen;
  readonly pieces: readonly Rectangle[];
  readonly leaves: readonly Leaf[];
  readonly extras: ChosenExtras;
}

/** The extras that the customer has chosen: glass, bars, handles and lock. */
export function Extras({ pen, pieces, leaves, extras }: ExtrasProps) {
  return (
    <g class="drawing-extras">
      {extras.glass !== null && (
        <GlassTexture pen={pen} panes={pieces.map((piece) => paneOf(pen, piece))} glass={extras.glass} />
      )}
      {extras.bars && <Bars pen={pen} lines={barLines(pen, pieces, extras.bars)} />}
      {leaves
        .filter(({ handle }) => handle)
        .map((leaf, index) => (
          <Handle
            key={leaf.piece.x}
            pen={pen}
            leaf={leaf}
            handle={extras.handle}
            lock={extras.lock && index === 0}
          />
        ))}
    </g>
  );
}

const barWidth = 18;

/** Steel bars with the same outline as other steel, so that light bars are visible on the glass. */
function Bars({ pen, lines }: { pen: Pen; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const d = lines.join(' ');
  return (
    <>
      <path d={d} fill="none" stroke={edged(pen).stroke} stroke-width={r(barWidth + 2 * seam(pen))} />
      <path class="drawing-bars" d={d} fill="none" stroke={pen.steel.face} stroke-width={barWidth} />
    </>
  );
}

type Grid = NonNullable<ChosenExtras['bars']>;

export function barLines(
  pen: Opening,
  pieces: readonly Rectangle[],
  { columns, rows }: Grid,
): readonly string[] {
  const row = pieces.filter(({ kind }) => kind !== 'transom');
  return pieces.flatMap((piece) => {
    const { left, top, right, bottom } = paneOf(pen, piece);
    if (piece.kind === 'transom') {
      return inTransom(row, columns).map((x) => path('M', x, top, 'V', bottom));
    }
    return [
      ...between(left, right, columns).map((x) => path('M', x, top, 'V', bottom)),
      ...between(top, bottom, rows).map((y) => path('M', left, y, 'H', right)),
    ];
  });
}

/** Bars of a transom continue the joints and bars below it. */
const inTransom = (row: readonly Rectangle[], columns: number): readonly number[] =>
  row.flatMap(({ x, width }, index) => [...(index > 0 ? [x] : []), ...between(x, x + width, columns)]);

/** The positions that divide a stretch into the given number of equal parts. */
const between = (from: number, to: number, parts: number): readonly number[] =>
  Array.from({ length: parts - 1 }, (_, index) => from + ((index + 1) * (to - from)) / parts);
