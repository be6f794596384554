import type { Counted } from '../../../app/inbox/overview-sums.ts';

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
