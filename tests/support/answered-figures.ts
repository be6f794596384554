import type { EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { doorFields } from '../../src/domain/doors/fields.ts';
import { extraFields } from '../../src/domain/extras/extras.ts';

const figures = [...doorFields.slice(1), ...extraFields, 'estimatedPrice'] as const;

export type Priced = Pick<EstimatedDoor, (typeof figures)[number]>;

/**
 * The fields of a priced door on which all surfaces must agree: type, sizes, extras and price, but not the
 * preset.
 */
export const answeredFigures = (door: Priced | undefined) => door && figures.map((field) => door[field]);
