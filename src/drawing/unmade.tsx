import type { DoorDesign } from '../domain/design/design.ts';
import type { Door } from '../domain/doors/door.ts';
import { mm } from '../domain/units.ts';
import { Lettering, OpeningSizes } from './dimensions.tsx';
import { Floor, Wall, WallBreak } from './elevation.tsx';
import { Paper, type PaperProps } from './paper.tsx';
import { type Pen, stroked, weight } from './pen.ts';
import { layOut, path, r, rectAt } from './sheet.ts';

interface UnmadeProps extends Omit<PaperProps, 'pen' | 'children'> {
  readonly design: DoorDesign;
  /** Null if too many details are missing to know its sizes. */
  readonly door: Door | null;
  /** The reason why no door can be drawn. */
  readonly sentence: string;
  readonly tools: Omit<Pen, 'sheet' | 'window'>;
}

const lineLength = 44;
/** Maximum ratio of an opening's sides; longer openings are drawn shortened. */
const mostDrawnOut = 3.2;
const quietOpening = { width: 900, height: 2100 };

/** A door that cannot be made: its opening with the requested sizes, and the reason. */
export function Unmade({ design, door, sentence, tools, ...labels }: UnmadeProps) {
  const asked = door?.opening ?? quietOpening;
  const width = Math.max(asked.width, asked.height / mostDrawnOut);
  const height = Math.max(asked.height, asked.width / mostDrawnOut);
  const shortened = width !== asked.width || height !== asked.height;
  const note = shortened ? `${sentence} Not drawn to scale.` : sentence;
  const lines = wrapped(note);
  const wallHeight = shortened ? mm(Math.round(1.1 * height)) : design.appearance.wallHeight;
  const sheet = layOut({ width, height, wallHeight, kind: 'elevation', lines: lines.length + 1 });
  const pen: Pen = { ...tools, sheet, window: false };
  const { u } = sheet;
  const foot = height + (door ? 14.5 : 6.5) * u;
  return (
    <Paper {...labels} pen={pen}>
      <Wall pen={pen} />
      <WallBreak pen={pen} />
      <Void pen={pen} crossed={door !== null} />
      <Floor pen={pen} />
      {door && <OpeningSizes pen={pen} opening={asked} />}
      <g class="drawing-note">
        {lines.map((line, index) => (
          <Lettering
            key={line}
            pen={pen}
            x={(sheet.box.left + sheet.right) / 2}
            y={foot + index * 4.6 * u}
            anchor="middle"
            text={line}
            quiet
          />
        ))}
      </g>
    </Paper>
  );
}

/** The opening with a dashed outline, and crossed out like a void in an architect's drawing. */
function Void({ pen, crossed }: { pen: Pen; crossed: boolean }) {
  const { width, height, u } = pen.sheet;
  const cross = path('M', 0, 0, 'L', width, height, 'M', width, 0, 'L', 0, height);
  return (
    <g class="drawing-void">
      <rect
        {...rectAt(0, 0, width, height)}
        fill={pen.ink('glass-bright')}
        fill-opacity="0.5"
        stroke={pen.ink('line')}
        stroke-width={r(weight.firm * u)}
        stroke-dasharray={`${r(2 * u)} ${r(1.3 * u)}`}
      />
      {crossed && <path d={cross} {...stroked(pen, 'line', 'hair')} />}
    </g>
  );
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
