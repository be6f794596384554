import type { EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { doorFields } from '../../src/domain/doors/fields.ts';

export type Priced = Pick<EstimatedDoor, (typeof doorFields)[number] | 'estimatedPrice'>;

/** What must be the same wherever a door goes: type, sizes and price. The preset is a note of who sent it. */
export const answeredFigures = (door: Priced | undefined) =>
  door && [...doorFields.slice(1), 'estimatedPrice' as const].map((field) => door[field]);
