import type { Breakdown } from '../../../contract/doors/estimate.ts';
import type { BothPrices } from '../../../domain/pricing/vat.ts';
import { toDecimal } from '../../../domain/units.ts';
import { type PriceLine, priceLineNames } from '../../../domain/wording/price-lines.ts';
import { exactEuro } from '../../shell/money.ts';

interface Priced {
  readonly prices: BothPrices | null;
  readonly breakdown: Breakdown | null;
}

interface PriceTableProps {
  readonly number: number;
  readonly then: Priced;
  readonly today: Priced;
}

/** The price of a door line by line: on the day of the enquiry, and today. */
export function PriceTable({ number, then, today }: PriceTableProps) {
  if (!then.prices && !today.prices) return null;
  const items = (Object.keys(priceLineNames) as PriceLine[]).filter((item) =>
    [then, today].some((priced) => amountOf(priced, item) !== null),
  );
  return (
    <table class="desk-prices">
      <caption class="visually-hidden">Price of door {number}, on its day and today</caption>
      <thead>
        <tr>
          <th scope="col">Supply only</th>
          <th scope="col">That day</th>
          <th scope="col">Today</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item}>
            <th scope="row">{priceLineNames[item]}</th>
            <td>{written(amountOf(then, item))}</td>
            <td>{written(amountOf(today, item))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {(['net', 'withVat'] as const).map((sum) => (
          <tr key={sum}>
            <th scope="row">{sum === 'net' ? 'Without VAT' : 'With VAT'}</th>
            <td>{written(then.prices && toDecimal(then.prices[sum]))}</td>
            <td>{written(today.prices && toDecimal(today.prices[sum]))}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

const amountOf = ({ breakdown }: Priced, item: PriceLine): number | null =>
  breakdown?.lines.find((line) => line.item === item)?.amount ?? null;

const written = (amount: number | null): string => (amount === null ? '–' : exactEuro(amount));
