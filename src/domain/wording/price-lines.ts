/** Labels of price lines. */
export const priceLineNames = {
  door: 'Door',
  base: 'Basic charge of this type',
  side_panels: 'Side panels',
  transom: 'Transom',
  rounding: 'Rounding',
  glazing_bars: 'Glazing bars',
  glass: 'Glass',
  finish: 'Finish',
  handle: 'Handle',
  lock: 'Lock',
} as const;

export type PriceLine = keyof typeof priceLineNames;
