import type { DoorDesign } from '../domain/design/design.ts';
import type { Door } from '../domain/doors/door.ts';
import { rectanglesOf, type Rectangle } from '../domain/doors/rectangles.ts';
import { assess, doorOf } from '../domain/pricing/assess.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { standardFinish } from '../domain/extras/offer.ts';
import { type Ink, pageInk, steelOf } from './colours.ts';
import { Heights, Lettering, OpeningSizes, type Stretch } from './dimensions.tsx';
import { Extras } from './extras.tsx';
import { Ceiling, Floor, GlassDefinition, Pieces, Wall, WallBreak } from './elevation.tsx';
import { type Leaf, leavesOf } from './motion.ts';
import { Paper } from './paper.tsx';
import type { OutlineOf, Pen } from './pen.ts';
import { Person } from './person.tsx';
import { reachOf } from './plan-leaves.tsx';
import { HatchDefinition, Plan } from './plan.tsx';
import { type DrawingKind, layOut, pictureRail } from './sheet.ts';
import { Symbols, Tracks } from './symbols.tsx';
import { Unmade } from './unmade.tsx';
import { designWords } from './words.ts';

export interface DoorDrawingProps {
  readonly book: PriceBook;
  readonly design: DoorDesign;
  /** Kind of drawing; default: `sheet`, with plan and dimensions. */
  readonly kind?: DrawingKind;
  /** Prefix of ids, needed if a page has several drawings. */
  readonly prefix?: string;
  readonly ink?: Ink;
  /** Converts text to outlines, for renderers without fonts. */
  readonly outlineOf?: OutlineOf;
  /** Whether it includes a person for scale, hidden until the visitor asks for it. */
  readonly person?: boolean;
  /** Class of the root element. */
  readonly class?: string;
}

/** A door to scale, in millimetres: elevation in its wall, plan and dimensions. */
export function DoorDrawing(props: DoorDrawingProps) {
  const { book, design, kind = 'sheet', prefix = 'door', ink = pageInk } = props;
  const assessment = assess(book, design.door);
  const words = designWords(book, design);
  const tools = {
    ink,
    steel: steelOf(assessment.resolution.asked.extras.finish ?? standardFinish(book.extras)),
    onPage: ink === pageInk && kind !== 'picture',
    id: (name: string) => `${prefix}-${name}`,
    outlineOf: props.outlineOf,
  };
  const labels = { title: words.title, description: words.sentence, class: props.class };
  if (assessment.outcome !== 'priced') {
    return (
      <Unmade
        {...labels}
        design={design}
        door={doorOf(assessment)}
        sentence={words.issue ?? ''}
        tools={tools}
      />
    );
  }
  const { door } = assessment;
  const pieces = rectanglesOf(door, design.appearance.hingeSide);
  const leaves = leavesOf(door, pieces, design.appearance);
  const pen: Pen = {
    ...tools,
    sheet: sheetFor(door, leaves, design, kind),
    window: door.model.type === 'FIX_PANEL',
  };
  const { opening } = design.appearance;
  return (
    <Paper {...labels} pen={pen} defs={<Definitions pen={pen} kind={kind} />}>
      {kind === 'picture' ? <Shadow pen={pen} /> : <Wall pen={pen} />}
      {kind !== 'picture' && design.appearance.wallHeight !== null && <Ceiling pen={pen} />}
      <WallBreak pen={pen} />
      <Pieces pen={pen} pieces={pieces} />
      {(kind !== 'picture' || opening === 'in') && (
        <Tracks
          pen={pen}
          leaves={leaves}
          hidden={opening === 'out'}
          reach={kind === 'picture' ? pictureRail : 1}
        />
      )}
      <Extras pen={pen} pieces={pieces} leaves={leaves} extras={door.extras} />
      {kind !== 'picture' && <Symbols pen={pen} leaves={leaves} />}
      <Floor pen={pen} />
      {props.person && <Person pen={pen} />}
      {kind !== 'picture' && <Sizes pen={pen} door={door} pieces={pieces} />}
      {kind !== 'picture' && <WallSize pen={pen} wallHeight={design.appearance.wallHeight} />}
      {kind === 'sheet' && <Plan pen={pen} pieces={pieces} leaves={leaves} opening={opening} />}
      {kind === 'sheet' && <PlanCaption pen={pen} text={words.direction} />}
    </Paper>
  );
}

function sheetFor(door: Door, leaves: readonly Leaf[], { appearance }: DoorDesign, kind: DrawingKind) {
  const { to, other } = reachOf(leaves);
  const sliding = leaves.filter(({ action }) => action === 'slide');
  const besideLeft = Math.max(
    0,
    ...sliding.map(({ piece, toward }) => (toward === 'left' ? piece.width - piece.x : 0)),
  );
  const besideRight = Math.max(
    0,
    ...sliding.map(({ piece, toward }) =>
      toward === 'right' ? piece.x + 2 * piece.width - door.opening.width : 0,
    ),
  );
  return layOut({
    ...door.opening,
    wallHeight: appearance.wallHeight,
    kind,
    besideLeft,
    besideRight,
    reach:
      kind !== 'sheet'
        ? null
        : appearance.opening === 'in'
          ? { inward: to, outward: other }
          : { inward: other, outward: to },
  });
}

function Definitions({ pen, kind }: { pen: Pen; kind: DrawingKind }) {
  return (
    <>
      <GlassDefinition pen={pen} />
      {kind === 'sheet' && <HatchDefinition pen={pen} />}
    </>
  );
}

/** A soft shadow below the door, in a picture without a wall. */
function Shadow({ pen }: { pen: Pen }) {
  const { width, height, u } = pen.sheet;
  return (
    <ellipse
      cx={width / 2}
      cy={height}
      rx={width / 2 + 5 * u}
      ry={1.1 * u}
      fill={pen.ink('floor')}
      fill-opacity="0.22"
    />
  );
}

function Sizes({ pen, door, pieces }: { pen: Pen; door: Door; pieces: readonly Rectangle[] }) {
  const { height } = pen.sheet;
  const row = pieces.filter(({ kind }) => kind !== 'transom');
  const transom = pieces.find(({ kind }) => kind === 'transom');
  const heights: Stretch[] = transom
    ? [
        { from: 0, to: transom.height, label: String(transom.height) },
        { from: transom.height, to: height, label: String(door.doorHeight) },
      ]
    : [];
  const widths = row.length > 1 ? grouped(row) : [];
  return (
    <g class="drawing-sizes">
      <OpeningSizes pen={pen} opening={door.opening} widths={widths} heights={heights} />
    </g>
  );
}

/** Dimension line of the wall's height, if the height is given and fully shown. */
function WallSize({ pen, wallHeight }: { pen: Pen; wallHeight: number | null }) {
  const { box, height, u, above } = pen.sheet;
  if (wallHeight === null || Math.abs(above + height - wallHeight) > 1) return null;
  const stretch: Stretch = { from: -above, to: height, label: String(wallHeight) };
  return <Heights pen={pen} at={box.left + 7 * u} object={box.left + 7 * u} stretches={[stretch]} />;
}

/** Segments of a row: adjacent pieces of the same kind share a dimension. */
function grouped(row: readonly Rectangle[]): readonly Stretch[] {
  const groups: Rectangle[][] = [];
  for (const piece of row) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === piece.kind && last.length > 0) last.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => {
    const from = group[0]?.x ?? 0;
    const to = group.reduce((end, { x, width }) => Math.max(end, x + width), from);
    const widths = group.map(({ width }) => width);
    const least = Math.min(...widths);
    const most = Math.max(...widths);
    const each = least === most ? String(least) : `${least}/${most}`;
    return { from, to, label: group.length === 1 ? each : `${group.length} × ${each}` };
  });
}

/**
 * Caption of the plan. The room is at the bottom of the plan, because left and right are as seen from the
 * room.
 */
function PlanCaption({ pen, text }: { pen: Pen; text: string | null }) {
  const { bottom, box, u } = pen.sheet;
  const caption = text === null ? 'From above, the room in front' : `From above, the room in front: ${text}`;
  const middle = box.left + box.width / 2;
  return (
    <Lettering
      pen={pen}
      class="drawing-caption"
      x={middle}
      y={bottom - 2 * u}
      text={caption}
      anchor="middle"
      quiet
    />
  );
}
