import type { EstimatedDoor } from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { BothPrices } from '../../domain/pricing/vat.ts';

/** A door with what it costs. */
export interface PricedDoor {
  /** Where a field cannot be read, the door as it was before; null where it never could be. */
  readonly design: DoorDesign | null;
  /** Null where nothing can be said of its price, as while a field cannot be read. */
  readonly estimated: EstimatedDoor | null;
  /** Null while it has none. */
  readonly prices: BothPrices | null;
}

/** Doors with the sum of what they cost. */
export interface PricedOrder<Door extends PricedDoor = PricedDoor> {
  readonly doors: readonly Door[];
  /** The sum of the doors that have a price. */
  readonly total: BothPrices;
  readonly leadTimeWeeks: number;
  /** How many doors are in the total. */
  readonly priced: number;
}
