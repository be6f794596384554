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
  /** The address of the page, as it is with VAT. */
  readonly address: string;
  /** What the button of a form says; without it, it is a link. In a form a link would lose what was typed. */
  readonly action?: string;
}

/** Which price stands first, and the way to the other; nothing but the address remembers it. */
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
