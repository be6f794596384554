import { cents } from '../../../domain/units.ts';
import { inEuro } from '../../../domain/wording/format.ts';
import { shownText } from '../../../domain/wording/shown-text.ts';
import { DeskTable } from '../table.tsx';
import { type Column, type OverviewTable, type Row, shortened } from './tables.ts';

/** Lazy: creating an Intl format is slow. */
let dayFormat: Intl.DateTimeFormat | undefined;
const dayText = (day: string) => {
  dayFormat ??= new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
};

const written = (value: number, { isMoney }: Column): string =>
  isMoney ? inEuro(cents(value)) : value.toLocaleString('en-IE');

interface FigureProps {
  readonly table: OverviewTable;
  /** Address of the CSV file. */
  readonly csv: string;
}

/** A plot with the table of its figures, which is also there as a CSV file. */
export function Figure({ table, csv }: FigureProps) {
  const { id, title, of, columns, plot } = table;
  const isDays = plot === 'days';
  const rows = isDays ? table.rows : shortened(table.rows);
  return (
    <section class={isDays ? 'desk-figure desk-figure-wide' : 'desk-figure'}>
      <h2 id={id}>{title}</h2>
      <figure class="desk-plot">
        {isDays ? <DayPlot {...table} /> : <BarPlot {...table} rows={rows} />}
        <details>
          <summary>
            As a table<span class="visually-hidden">: {title}</span>
          </summary>
          <DeskTable
            label={title}
            columns={[of, ...columns.map(({ name }) => name)]}
            numbers={columns.map(({ name }) => name)}
          >
            {rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{isDays ? dayText(name) : shownText(name)}</bdi>
                </th>
                {columns.map((column, index) => (
                  <td key={column.name} class="desk-number" data-label={column.name}>
                    {written(values[index] ?? 0, column)}
                  </td>
                ))}
              </tr>
            ))}
          </DeskTable>
        </details>
        <p>
          <a href={csv} download>
            CSV<span class="visually-hidden"> of: {title}</span>
          </a>
        </p>
      </figure>
    </section>
  );
}

/** Short, as there is little room: "€20k". */
function onAxis(value: number, column: Column): string {
  const euro = value / 100;
  return column.isMoney && euro >= 1000
    ? `€${(euro / 1000).toLocaleString('en-IE')}k`
    : written(value, column);
}

const days = { width: 720, height: 180, left: 64, bottom: 28, top: 12 };

/** The next larger of 1, 2, 5 or 10 times a power of ten. */
function roundUp(most: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))));
  return [1, 2, 5, 10].map((step) => step * magnitude).find((top) => top >= most) ?? most;
}

type Plotted = Pick<OverviewTable, 'id' | 'rows' | 'columns' | 'plotted'>;

/** A bar for each day. */
function DayPlot({ id, rows, columns, plotted: [index = 0] }: Plotted) {
  const column = columns[index] ?? { name: '', isMoney: false };
  const valueOf = ({ values }: Row) => values[index] ?? 0;
  const top = roundUp(Math.max(1, ...rows.map(valueOf)));
  const step = (days.width - days.left) / rows.length;
  const bottom = days.height - days.bottom;
  const heightOf = (value: number) => ((bottom - days.top) * value) / top;
  const labelEvery = Math.ceil(rows.length / 7);
  return (
    <svg viewBox={`0 0 ${days.width} ${days.height}`} role="img" aria-labelledby={id}>
      <line class="desk-axis" x1={days.left} x2={days.width} y1={bottom} y2={bottom} />
      <line class="desk-grid" x1={days.left} x2={days.width} y1={days.top} y2={days.top} />
      <text x={days.left - 8} y={days.top + 4} text-anchor="end">
        {onAxis(top, column)}
      </text>
      <text x={days.left - 8} y={bottom + 4} text-anchor="end">
        {onAxis(0, column)}
      </text>
      {rows.map((row, at) => (
        <g key={row.name}>
          <rect
            class="desk-bar"
            x={days.left + at * step + step * 0.15}
            width={step * 0.7}
            y={bottom - heightOf(valueOf(row))}
            height={heightOf(valueOf(row))}
          >
            <title>{`${dayText(row.name)}: ${written(valueOf(row), column)}`}</title>
          </rect>
          {at % labelEvery === 0 && (
            <text x={days.left + (at + 0.5) * step} y={days.height - 6} text-anchor="middle">
              {dayText(row.name)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const bars = { width: 400, label: 20, bar: 9, gap: 14 };
const longestName = 32;

/** A line of text for each row, and under it a bar for each column. */
function BarPlot({ id, rows, columns, plotted }: Plotted) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => plotted.map((index) => values[index] ?? 0)));
  const step = bars.label + plotted.length * bars.bar + bars.gap;
  return (
    <svg
      class="desk-bars"
      viewBox={`0 0 ${bars.width} ${Math.max(1, rows.length) * step}`}
      role="img"
      aria-labelledby={id}
    >
      {rows.length === 0 && <text y={14}>Nothing came in this time.</text>}
      {rows.map(({ name, values }, at) => (
        <g key={name}>
          <text y={at * step + 14}>{shortName(name)}</text>
          <text x={bars.width} y={at * step + 14} text-anchor="end">
            {plotted.map((index) => saidOf(columns[index], values[index] ?? 0, plotted.length)).join(', ')}
          </text>
          {plotted.map((index, bar) => (
            <rect
              key={index}
              class={bar === 0 ? 'desk-bar' : 'desk-bar desk-bar-second'}
              y={at * step + bars.label + bar * bars.bar}
              width={(bars.width * (values[index] ?? 0)) / most}
              height={bars.bar - 2}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** "€2,460 open" where a plot has several columns. */
const saidOf = (column: Column | undefined, value: number, of: number): string =>
  column ? `${written(value, column)}${of > 1 ? ` ${column.name.toLowerCase()}` : ''}` : '';

function shortName(name: string): string {
  const characters = Array.from(shownText(name));
  return characters.length <= longestName
    ? characters.join('')
    : `${characters.slice(0, longestName - 1).join('')}…`;
}
