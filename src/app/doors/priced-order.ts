import type { EstimatedDoor } from '../../contract/doors/estimate.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { readExtras } from '../../domain/extras/extras.ts';
import { type BothPrices, sumOfPrices, timesPieces } from '../../domain/pricing/vat.ts';

/** A door with its price. */
export interface PricedDoor {
  /** The design. While a field is invalid, the last valid design; null if there never was one. */
  readonly design: DoorDesign | null;
  /** The estimate; null if the door has no price, for instance while a field is invalid. */
  readonly estimated: EstimatedDoor | null;
  /** The price of one piece; null if the door has no price. */
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

/** Number of pieces of a door. */
export const piecesOf = ({ design }: Pick<PricedDoor, 'design'>): number =>
  design ? readExtras(design.door).quantity : 1;

/** Number of pieces of all doors together. */
export const piecesInAll = (doors: readonly Pick<PricedDoor, 'design'>[]): number =>
  doors.reduce((sum, door) => sum + piecesOf(door), 0);

/** Number of pieces without a price. */
export const piecesWithoutPrice = (doors: readonly Pick<PricedDoor, 'design' | 'prices'>[]): number =>
  piecesInAll(doors.filter(({ prices }) => !prices));

/** The total of all pieces of the doors that have a price. */
export const totalOf = (doors: readonly Pick<PricedDoor, 'design' | 'prices'>[]): BothPrices =>
  sumOfPrices(doors.flatMap((door) => (door.prices ? timesPieces(door.prices, piecesOf(door)) : [])));
