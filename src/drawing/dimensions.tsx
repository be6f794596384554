import { font, letter, lettersWidth, type Pen, stroked } from './pen.ts';
import { path, r } from './sheet.ts';

/** A measured segment of a dimension line. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

interface LineProps {
  readonly pen: Pen;
  /** Position of the line: y of a horizontal line, x of a vertical line. */
  readonly at: number;
  /** Where the extension lines start. */
  readonly object: number;
  readonly stretches: readonly Stretch[];
}

interface OpeningSizesProps {
  readonly pen: Pen;
  /** The requested size. The drawing of an extreme opening is shortened. */
  readonly opening: { readonly width: number; readonly height: number };
  readonly widths?: readonly Stretch[];
  readonly heights?: readonly Stretch[];
}

/** Additional space between dimension lines on a page, where letters do not shrink with the drawing. */
const roomOnPage = 1.4;

/**
 * Dimension lines of an opening and of its parts. The extension lines of the whole opening start below the texts of
 * the parts, so that none crosses a text.
 */
export function OpeningSizes({ pen, opening, widths = [], heights = [] }: OpeningSizesProps) {
  const { u, width, height } = pen.sheet;
  const more = pen.onPage ? roomOnPage : 0;
  const lines = (Line: typeof Widths, edge: number, whole: Stretch, parts: readonly Stretch[]) => {
    const split = parts.length > 0;
    // Leaves room for an upright text between two rows of heights.
    const between = (Line === Heights ? 3 : 1) * more;
    return (
      <>
        {split && <Line pen={pen} at={edge + (6 + more) * u} object={edge + 1.4 * u} stretches={parts} />}
        <Line
          pen={pen}
          at={edge + (split ? 14 + between : 6.5 + more) * u}
          object={edge + (split ? (Line === Heights ? 13.4 : 11.2) + more : 1.4) * u}
          stretches={[whole]}
        />
      </>
    );
  };
  return (
    <>
      {lines(Widths, height, { from: 0, to: width, label: String(opening.width) }, widths)}
      {lines(Heights, width, { from: 0, to: height, label: String(opening.height) }, heights)}
    </>
  );
}

/** Horizontal dimensions, read from below. */
function Widths({ pen, at, object, stretches }: LineProps) {
  const { u } = pen.sheet;
  return (
    <g class="drawing-dimension">
      <path
        d={lineOf(stretches, at, object, u, (along, across) => [along, across])}
        {...stroked(pen, 'line', 'hair')}
      />
      {stretches.map((stretch, index) => {
        const { along, anchor, below } = placed(pen, stretch, index, stretches.length);
        const place = below ? { y: at + 0.5 * u, drop: 1 } : { y: at - 1.1 * u };
        return (
          <Lettering key={stretch.from} pen={pen} x={along} {...place} anchor={anchor} text={stretch.label} />
        );
      })}
    </g>
  );
}

/** Vertical dimensions, read from the right. */
export function Heights({ pen, at, object, stretches }: LineProps) {
  const { u } = pen.sheet;
  return (
    <g class="drawing-dimension">
      <path
        d={lineOf(stretches, at, object, u, (along, across) => [across, along])}
        {...stroked(pen, 'line', 'hair')}
      />
      {stretches.map((stretch) => {
        const middle = (stretch.from + stretch.to) / 2;
        const shared = { pen, text: stretch.label };
        // A text that is longer than its segment is written upright, on the other side of the line.
        return stretches.length > 1 && !roomFor(pen, stretch) ? (
          <Lettering key={stretch.from} {...shared} x={at + 1.4 * u} y={middle} drop={0.36} />
        ) : (
          <Lettering key={stretch.from} {...shared} x={at - 1.1 * u} y={middle} anchor="middle" turned />
        );
      })}
    </g>
  );
}

const roomFor = (pen: Pen, { from, to, label }: Stretch): boolean =>
  lettersWidth(pen, label) + 1.4 * pen.sheet.u <= to - from;

/**
 * Position of the text of a width. If the text is longer than its segment, the first and last texts of the
 * line move outwards; others, or texts at the edge of the paper, move to the other side of the line.
 */
function placed(pen: Pen, stretch: Stretch, index: number, count: number) {
  const { u, box, right } = pen.sheet;
  const { from, to } = stretch;
  const middle = (from + to) / 2;
  const outside = lettersWidth(pen, stretch.label) + 1.3 * u;
  if (count === 1 || roomFor(pen, stretch)) return { along: middle, anchor: 'middle', below: false } as const;
  if (index === 0 && outside <= from - box.left)
    return { along: from - 1.3 * u, anchor: 'end', below: false } as const;
  if (index === count - 1 && outside <= right - to)
    return { along: to + 1.3 * u, anchor: 'start', below: false } as const;
  // On the side away from the neighbouring segment.
  if (index === 0) return { along: to - u, anchor: 'end', below: true } as const;
  if (index === count - 1) return { along: from + u, anchor: 'start', below: true } as const;
  return { along: middle, anchor: 'middle', below: true } as const;
}

type Turn = (along: number, across: number) => readonly [number, number];

function lineOf(stretches: readonly Stretch[], at: number, object: number, u: number, turn: Turn): string {
  const first = stretches[0];
  const last = stretches.at(-1);
  if (!first || !last) return '';
  const ends = [first.from, ...stretches.map(({ to }) => to)];
  const over = 1.2 * u;
  const steps = [
    path('M', ...turn(first.from - over, at), 'L', ...turn(last.to + over, at)),
    ...ends.flatMap((end) => [
      path('M', ...turn(end, object), 'L', ...turn(end, at + over)),
      path('M', ...turn(end - 0.7 * u, at + 0.7 * u), 'L', ...turn(end + 0.7 * u, at - 0.7 * u)),
    ]),
  ];
  return steps.join(' ');
}

interface LetteringProps {
  readonly pen: Pen;
  readonly x: number;
  readonly y: number;
  /** How far the baseline is below y, in letter sizes. */
  readonly drop?: number;
  readonly text: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turned?: boolean;
  /** Class of the text on a page. */
  readonly class?: string;
  readonly quiet?: boolean;
}

export function Lettering(props: LetteringProps) {
  const { pen, x, y: top, drop = 0, text, anchor = 'start', turned, quiet } = props;
  const fill = pen.ink(quiet ? 'quiet' : 'text');
  const size = r(letter * pen.sheet.u);
  const y = pen.onPage ? top : top + drop * letter * pen.sheet.u;
  if (pen.outlineOf) {
    const { d, width, unitsPerEm } = pen.outlineOf(text);
    const scale = size / unitsPerEm;
    const place = `translate(${r(x)} ${r(y)})${turned ? ' rotate(-90)' : ''}`;
    const start = -width * before[anchor];
    return <path d={d} fill={fill} transform={`${place} scale(${scale} ${-scale}) translate(${start} 0)`} />;
  }
  return (
    <text
      {...(pen.onPage && { class: props.class })}
      x={r(x)}
      y={r(y)}
      fill={fill}
      font-family={font}
      font-size={size}
      text-anchor={anchor}
      {...(pen.onPage && drop > 0 && { dy: `${drop}em` })}
      {...(turned && { transform: `rotate(-90 ${r(x)} ${r(y)})` })}
    >
      {text}
    </text>
  );
}

/** Share of a text's width to the left of its anchor. */
const before = { start: 0, middle: 0.5, end: 1 } as const;
