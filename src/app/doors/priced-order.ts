import type { EstimatedDoor } from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { BothPrices } from '../../domain/pricing/vat.ts';

/** A door with its price. */
export interface PricedDoor {
  /** The design. While a field cannot be parsed, the last valid one; null if there never was one. */
  readonly design: DoorDesign | null;
  /** Null if the door has no price, for instance while a field cannot be parsed. */
  readonly estimated: EstimatedDoor | null;
  /** Null if the door has no price. */
  readonly prices: BothPrices | null;
}

/** Priced doors with their total. */
export interface PricedOrder<Door extends PricedDoor = PricedDoor> {
  readonly doors: readonly Door[];
  /** The total of the doors that have a price. */
  readonly total: BothPrices;
  readonly leadTimeWeeks: number;
  /** Number of doors that have a price. */
  readonly priced: number;
}
