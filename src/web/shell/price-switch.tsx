import type { PriceView } from '../../domain/wording/price.ts';
import { addressIn, otherView } from './price-view.ts';

const said: Readonly<Record<PriceView, string>> = {
  'with-vat': 'Prices include VAT.',
  net: 'Prices are without VAT.',
};

const offered: Readonly<Record<PriceView, string>> = {
  'with-vat': 'Show prices with VAT',
  net: 'Trade customer? Show prices without VAT',
};

interface PriceSwitchProps {
  readonly view: PriceView;
  /** Address of the page in the view with VAT. */
  readonly address: string;
  /** Makes the switch a submit button with this value. Otherwise it is a link, which loses typed fields. */
  readonly action?: string;
}

/**
 * Tells whether prices include VAT, and switches between both views. The view is stored only in the address.
 */
export function PriceSwitch({ view, address, action }: PriceSwitchProps) {
  const other = otherView(view);
  const target = addressIn(other, address);
  return (
    <p class="price-switch no-print">
      <span>{said[view]}</span>{' '}
      {action === undefined ? (
        <a class="switch" href={target} rel="nofollow">
          {offered[other]}
        </a>
      ) : (
        <button
          type="submit"
          class="switch"
          name="action"
          value={action}
          formAction={target}
          formNoValidate
          id="price-switch"
        >
          {offered[other]}
        </button>
      )}
    </p>
  );
}
