import { decimal } from '../fields.ts';

/** A price in a response: net and with VAT. */
export const estimatedPrices = {
  estimatedPrice: decimal('Price in EUR without VAT, supply only; 0 when it has none.'),
  estimatedPriceInclVat: decimal(
    'Price in EUR with VAT, supply only, in whole euro: what a consumer pays; 0 when it has none.',
  ),
};

export const vatRatePercent = decimal(
  'Rate of VAT in the figures named InclVat, in per cent. It is that of doors supplied only; for fitted work the rate is settled in the offer.',
);
