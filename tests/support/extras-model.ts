import bookFile from '../../src/figures/price-book.json' with { type: 'json' };
import type { EstimatedDoor } from '../../src/contract/doors/estimate.ts';

/*
 * An independent model of the prices of extras, written from the rules and the price book's file, without the
 * engine. It needs the sizes of an answered door, and the price of that door without extras.
 */

export interface SomeExtras {
  readonly glazingBars?: string;
  readonly glass?: string;
  readonly frameColor?: string;
  readonly handle?: string;
  readonly lock?: string;
}

const { extras } = bookFile;
const leavesOf: Readonly<Record<string, number>> = {
  SINGLE_HINGED: 1,
  DOUBLE_HINGED: 2,
  DOUBLE_HINGED_ACTIVE_PASSIVE: 2,
  SLIDING: 1,
  DOUBLE_SLIDING: 2,
  PIVOT: 1,
  FIX_PANEL: 1,
};
const twoHandles = new Set(['DOUBLE_HINGED', 'DOUBLE_SLIDING']);
const standardColours = new Set(['', 'RAL 9005', 'black', '#0e0e10', '#1c1c1e']);

/** Rounds half up to a whole euro, from cents that floating point may have blurred. */
const wholeEuro = (euro: number) => Math.floor(Math.round(euro * 1000) / 1000 + 0.5);

/** A price with VAT, to the whole euro. */
export const inclVat = (net: number): number => Math.floor((net * 123 + 50) / 100);

/** The weeks that an order of this many pieces adds to the lead time of its slowest door. */
export function weeksForPieces(pieces: number): number {
  if (pieces > 20) return 4;
  return [3, 8, 14].filter((most) => pieces > most).length;
}

/** The charges and the extra weeks of a door, from its answer without extras. */
export function expectedExtras(plain: EstimatedDoor, chosen: SomeExtras) {
  const charges: Record<string, number> = {};
  const weeks = [0];
  const add = (item: string, euro: number, week: number) => {
    if (wholeEuro(euro) > 0) charges[item] = wholeEuro(euro);
    weeks.push(week);
  };
  const type = plain.doorTypeKey;
  const isFixed = type === 'FIX_PANEL';
  const panels = Number(plain.leftPanels) + Number(plain.rightPanels);
  const leaves = type === 'BIFOLD' ? Number(plain.bifoldConfig.charAt(0)) : (leavesOf[type] ?? 1);
  const doorHeight = Number(plain.doorHeightMm);
  const transom = plain.topPanel === 'yes' ? Number(plain.opHeight) - doorHeight : 0;

  const [columns = 1, rows = 1] = (chosen.glazingBars ?? '1x1').split('x').map(Number);
  if (columns > 1 || rows > 1) {
    let millimetres = (columns - 1) * (leaves + panels) * doorHeight + (rows - 1) * Number(plain.opWidth);
    if (transom > 0) millimetres += (columns * (leaves + panels) - 1) * transom;
    add('glazing_bars', (Math.ceil(millimetres / 100) / 10) * extras.glazingBars.perMetre, 0);
  }
  const glass = extras.glass[(chosen.glass ?? '') as keyof typeof extras.glass] as
    (typeof extras.glass)['SATIN'] | undefined;
  if (glass) add('glass', (plain.breakdown?.chargeableAreaM2 ?? 0) * glass.rate, glass.weeks);
  if (!standardColours.has(chosen.frameColor ?? '')) {
    const share = (plain.estimatedPrice * extras.finish.percent) / 100;
    add('finish', Math.max(extras.finish.least, share), extras.finish.weeks);
  }
  const handle = extras.handles[(chosen.handle ?? '') as keyof typeof extras.handles] as
    (typeof extras.handles)['PULL'] | undefined;
  if (handle && !isFixed) add('handle', handle.each * (twoHandles.has(type) ? 2 : 1), handle.weeks);
  if (chosen.lock === 'yes' && !isFixed) add('lock', extras.lock.each, extras.lock.weeks);

  const price = Object.values(charges).reduce((sum, charge) => sum + charge, plain.estimatedPrice);
  return { charges, price, weeks: (plain.breakdown?.leadTimeWeeks ?? 0) + Math.max(...weeks) };
}
