import type { BothPrices, VatTerms } from '../../../domain/pricing/vat.ts';
import { type Cents, cents, toDecimal } from '../../../domain/units.ts';
import type { Breakdown } from '../../../contract/doors/estimate.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { priceLineNames } from '../../../domain/wording/price-lines.ts';
import { exactEuro } from '../../shell/money.ts';

interface BreakdownProps {
  readonly book: VatTerms;
  readonly breakdown: Breakdown;
  readonly prices: BothPrices;
  readonly number: number;
}

/** A table of price lines. They add up to the net price; VAT is added below. */
export function BreakdownTable({ book, breakdown, prices, number }: BreakdownProps) {
  const sums: readonly (readonly [string, Cents])[] = [
    ['Price without VAT', prices.net],
    [`VAT at ${book.vatRatePercent}%, to the whole euro`, cents(prices.withVat - prices.net)],
    ['Price with VAT', prices.withVat],
  ];
  return (
    <details class="breakdown">
      <summary>How the price comes about</summary>
      <table>
        <caption class="visually-hidden">Price of door {number}</caption>
        <tbody>
          {breakdown.lines.map(({ item, quantity, areaM2, amount }) => (
            <tr key={item}>
              <th scope="row">
                {priceLineNames[item]}
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
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{exactEuro(toDecimal(amount))}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p class="hint">By itself this door takes about {weeks(breakdown.leadTimeWeeks)}.</p>
    </details>
  );
}
