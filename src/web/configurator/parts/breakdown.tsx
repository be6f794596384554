import type { Breakdown } from '../../../contract/doors/estimate.ts';
import { exactEuro, weeks } from '../../shell/money.ts';

const names: Readonly<Record<Breakdown['lines'][number]['item'], string>> = {
  door: 'Door',
  base: 'Basic charge of this type',
  side_panels: 'Side panels',
  transom: 'Transom',
  rounding: 'Rounding',
};

/** How the price of a door comes about. */
export function BreakdownTable({ breakdown, number }: { breakdown: Breakdown; number: number }) {
  return (
    <details class="breakdown">
      <summary>How the price comes about</summary>
      <table>
        <caption class="visually-hidden">Price of door {number}</caption>
        <tbody>
          {breakdown.lines.map(({ item, quantity, areaM2, amount }) => (
            <tr key={item}>
              <th scope="row">
                {names[item]}
                {areaM2 > 0 && (
                  <span class="hint">
                    {quantity > 1 ? ` ${quantity} × ` : ' '}
                    {areaM2.toFixed(2)} m²
                  </span>
                )}
              </th>
              <td>{exactEuro(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">By itself this door takes about {weeks(breakdown.leadTimeWeeks)}.</p>
    </details>
  );
}
