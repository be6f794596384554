import type { PriceView } from '../../domain/wording/price.ts';

/** Query parameter of the price view; without it prices with VAT come first. */
export const priceViewName = 'prices';

export function priceViewOf(query: unknown): PriceView {
  const asked: unknown = (query as Readonly<Record<string, unknown>> | undefined)?.[priceViewName];
  // The last of repeated parameters wins, as in posted forms.
  return [asked].flat().at(-1) === 'net' ? 'net' : 'with-vat';
}

/** Adds the price view to an address. */
export function addressIn(view: PriceView, address: string): string {
  if (view !== 'net') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${priceViewName}=net`;
}

export const otherView = (view: PriceView): PriceView => (view === 'net' ? 'with-vat' : 'net');
