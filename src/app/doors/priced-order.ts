import type { EstimatedDoor } from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { BothPrices } from '../../domain/pricing/vat.ts';

/** A door with its price. */
export interface PricedDoor {
  /** The last valid design while a field cannot be parsed; null if there never was one. */
  readonly design: DoorDesign | null;
  /** Null without a price, for instance while a field cannot be parsed. */
  readonly estimated: EstimatedDoor | null;
  /** Null without a price. */
  readonly prices: BothPrices | null;
}

/** Priced doors with their total. */
export interface PricedOrder<Door extends PricedDoor = PricedDoor> {
  readonly doors: readonly Door[];
  /** The total of the doors that have a price. */
  readonly total: BothPrices;
  readonly leadTimeWeeks: number;
  /** Number of doors in the total. */
  readonly priced: number;
}
