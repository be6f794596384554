import type { PriceView } from '../../domain/wording/price.ts';
import { addressIn, otherView } from './price-view.ts';

const said: Readonly<Record<PriceView, string>> = {
  'with-vat': 'Prices with VAT come first.',
  net: 'Prices without VAT come first.',
};

const offered: Readonly<Record<PriceView, string>> = {
  'with-vat': 'Show prices with VAT first',
  net: 'Trade customer? Show prices without VAT first',
};

interface PriceSwitchProps {
  readonly view: PriceView;
  /** The page's address in the view with VAT. */
  readonly address: string;
  /** Value of a submit button. Without it the switch is a link, which within a form would lose what was typed. */
  readonly action?: string;
}

/** Says which price is shown first, and switches to the other. The choice is kept only in the address. */
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
