import type { EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { doorFields } from '../../src/domain/doors/fields.ts';
import { extraFields } from '../../src/domain/extras/extras.ts';

const figures = [...doorFields.slice(1), ...extraFields, 'estimatedPrice'] as const;

export type Priced = Pick<EstimatedDoor, (typeof figures)[number]>;

/** The figures of a door that must be equal everywhere: type, sizes, extras and price, without the preset. */
export const answeredFigures = (door: Priced | undefined) => door && figures.map((field) => door[field]);
