import type { PriceView } from '../../domain/wording/price.ts';

/** The name under which an address says which price stands first; without it, it is the one with VAT. */
export const priceViewName = 'prices';

/** Which price the query of an address asks to see first. */
export function priceViewOf(query: unknown): PriceView {
  const asked: unknown = (query as Readonly<Record<string, unknown>> | undefined)?.[priceViewName];
  // Of one that comes twice the last counts, as in forms.
  return [asked].flat().at(-1) === 'net' ? 'net' : 'with-vat';
}

/** An address of ours that goes on showing prices in the same way. */
export function addressIn(view: PriceView, address: string): string {
  if (view !== 'net') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${priceViewName}=net`;
}

export const otherView = (view: PriceView): PriceView => (view === 'net' ? 'with-vat' : 'net');
