import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorField, WireDoor } from '../doors/fields.ts';
import { given, readBifoldConfig, readDoorTypeKey, readSize } from '../doors/wire.ts';
import { type Millimetres, mm } from '../units.ts';

export const hingeSides = ['left', 'right'] as const;
export type HingeSide = (typeof hingeSides)[number];

/** Whether a type has a hinge side. Two sliding leaves part to both sides, and a fixed panel does not move. */
export const choosesSide = (type: DoorTypeKey): boolean => type !== 'DOUBLE_SLIDING' && type !== 'FIX_PANEL';

export const openingDirections = ['in', 'out'] as const;
export type OpeningDirection = (typeof openingDirections)[number];

/** Appearance and opening direction, which do not affect the price. */
export interface Appearance {
  /** `#rrggbb`, in lower case. */
  readonly frameColor: string;
  readonly hingeSide: HingeSide;
  readonly opening: OpeningDirection;
  /** Height of the wall around the opening; null if not given. */
  readonly wallHeight: Millimetres | null;
}

/** A door with its appearance. */
export interface DoorDesign {
  readonly door: WireDoor;
  readonly appearance: Appearance;
}

/** Jet black, which most customers order; hinged on the left, opening into the room. */
export const standardAppearance: Appearance = {
  frameColor: '#1c1c1e',
  hingeSide: 'left',
  opening: 'in',
  wallHeight: null,
};

/** Whether the finish is included in the price; other finishes are priced in the offer. */
export const isStandardFinish = ({ frameColor }: Pick<Appearance, 'frameColor'>): boolean =>
  frameColor === standardAppearance.frameColor;

/** Wall drawn above the opening if its height is not given. */
export const standardWallAbove = mm(300);

const sizes: readonly DoorField[] = ['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm'];

/**
 * Whether the engine can parse every field of a design. An invalid size or key would be ignored, and another door
 * priced than requested.
 */
export function isSound({ door }: DoorDesign): boolean {
  return (
    sizes.every((field) => given(door[field]) === undefined || readSize(door[field]) !== undefined) &&
    (given(door.doorTypeKey) === undefined || readDoorTypeKey(door.doorTypeKey) !== undefined) &&
    (given(door.bifoldConfig) === undefined || readBifoldConfig(door.bifoldConfig) !== undefined)
  );
}
