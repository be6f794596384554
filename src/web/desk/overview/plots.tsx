import type { Counted, Overview } from '../../../app/inbox/overview.ts';

/** Lazy: creating an Intl format is slow. */
let dayFormat: Intl.DateTimeFormat | undefined;
const dayText = (day: string) => {
  dayFormat ??= new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
};

const plot = { width: 720, height: 180, left: 64, bottom: 28, top: 12 };

/** The next larger of 1, 2, 5 or 10 times a power of ten. */
function roundUp(most: number): number {
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))));
  return [1, 2, 5, 10].map((step) => step * magnitude).find((top) => top >= most) ?? most;
}

/** A bar chart of enquiries by day, and a table for screen readers. */
export function DayPlot({ byDay }: Pick<Overview, 'byDay'>) {
  const top = roundUp(Math.max(1, ...byDay.map(({ count }) => count)));
  const step = (plot.width - plot.left) / byDay.length;
  const bottom = plot.height - plot.bottom;
  const heightOf = (count: number) => ((bottom - plot.top) * count) / top;
  const labelEvery = Math.ceil(byDay.length / 7);
  return (
    <figure class="desk-plot">
      <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-labelledby="by-day">
        <line class="desk-axis" x1={plot.left} x2={plot.width} y1={bottom} y2={bottom} />
        <line class="desk-grid" x1={plot.left} x2={plot.width} y1={plot.top} y2={plot.top} />
        <text x={plot.left - 8} y={plot.top + 4} text-anchor="end">
          {top.toLocaleString('en-IE')}
        </text>
        <text x={plot.left - 8} y={bottom + 4} text-anchor="end">
          0
        </text>
        {byDay.map(({ day, count }, index) => (
          <g key={day}>
            <rect
              class="desk-bar"
              x={plot.left + index * step + step * 0.15}
              width={step * 0.7}
              y={bottom - heightOf(count)}
              height={heightOf(count)}
            >
              <title>{`${dayText(day)}: ${count.toLocaleString('en-IE')}`}</title>
            </rect>
            {index % labelEvery === 0 && (
              <text x={plot.left + (index + 0.5) * step} y={plot.height - 6} text-anchor="middle">
                {dayText(day)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details>
        <summary>As a table</summary>
        <table class="desk-table">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" class="desk-number">
                Enquiries
              </th>
            </tr>
          </thead>
          <tbody>
            {byDay.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                <td class="desk-number">{count.toLocaleString('en-IE')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

interface ShareTableProps {
  readonly heading: string;
  readonly rows: readonly Counted[];
  readonly nameOf: (name: string) => string;
  readonly empty: string;
}

const barWidth = 160;
const mostRows = 12;

/** A table with a bar in each row. */
export function ShareTable({ heading, rows, nameOf, empty }: ShareTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const rest = rows.slice(mostRows).reduce((sum, { count }) => sum + count, 0);
  const shown = rows.slice(0, mostRows).map(({ name, count }) => ({ name: nameOf(name), count }));
  if (rest > 0) shown.push({ name: 'All others', count: rest });
  return (
    <section class="desk-share">
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table class="desk-table">
          <tbody>
            {shown.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">
                  <bdi>{name}</bdi>
                </th>
                <td class="desk-number">{count.toLocaleString('en-IE')}</td>
                <td class="desk-share-bar" aria-hidden="true">
                  <svg viewBox={`0 0 ${barWidth} 12`} preserveAspectRatio="none">
                    <rect
                      class="desk-bar"
                      width={Math.min(barWidth, (barWidth * count) / most)}
                      height="12"
                    />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
