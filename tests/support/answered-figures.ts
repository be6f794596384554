import type { EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { doorFields } from '../../src/domain/doors/fields.ts';

export type Priced = Pick<EstimatedDoor, (typeof doorFields)[number] | 'estimatedPrice'>;

/** The figures of a door that must be equal everywhere: type, sizes and price, without the preset. */
export const answeredFigures = (door: Priced | undefined) =>
  door && [...doorFields.slice(1), 'estimatedPrice' as const].map((field) => door[field]);
