import type { Option } from '../contract/doors/recommend.ts';
import { designOfSent, type SentDoor } from '../domain/design/sent-door.ts';
import { readExtras } from '../domain/extras/extras.ts';
import { pricesOfEuros } from '../domain/pricing/vat.ts';
import { priceLine } from '../domain/wording/price.ts';

/** Both prices: first with VAT, then net. */
export const prices = (withVat: number, net: number) => priceLine(pricesOfEuros(net, withVat), 'with-vat');

export interface EachPrice {
  readonly estimatedPrice: number;
  readonly estimatedPriceInclVat: number;
}

/** Both prices of one piece. */
export const priceOfOne = ({ estimatedPrice, estimatedPriceInclVat }: EachPrice): string =>
  prices(estimatedPriceInclVat, estimatedPrice);

/** The prices of a door, and of all its pieces. */
export function pricesText(price: EachPrice, quantity: number): string {
  const each = priceOfOne(price);
  if (quantity === 1) return each;
  const { estimatedPrice, estimatedPriceInclVat } = price;
  return `${each} each, × ${quantity} = ${prices(quantity * estimatedPriceInclVat, quantity * estimatedPrice)}`;
}

export const quantityOf = (door: SentDoor): number => readExtras(designOfSent(door).door).quantity;

/** The type of a door in a response, without words of the caller. */
export const typeName = ({ doorType, doorTypeKey }: { doorType: string; doorTypeKey: string }) =>
  doorTypeKey === '' ? 'Door of an unknown type' : doorType;

type NotPriced = Pick<Option, 'validationMessage' | 'missing' | 'completion'>;

/** Why a door has no price: it cannot be made, or details are missing; then with a completed door, if any. */
export function withoutPrice(
  { validationMessage, missing = [], completion }: NotPriced,
  isUnknown = false,
): string {
  if (missing.length === 0)
    return `${isUnknown ? 'no price yet' : 'cannot be made'}. ${validationMessage ?? ''}`;
  const offer = completion ? `${completion.message} ` : '';
  return `${offer}${missing.length === 1 ? 'A detail is' : 'Details are'} missing. ${validationMessage ?? ''}`;
}

/** The page with all doors; what follows the question mark in its address is their order text. */
export const orderLine = (order: string, first: { readonly configuratorUrl: string } | undefined): string =>
  `See and change them: ${(first?.configuratorUrl ?? '').replace(/\?.*$/s, '')}?${order}`;
