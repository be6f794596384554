import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorField, WireDoor } from '../doors/fields.ts';
import { given, readBifoldConfig, readDoorTypeKey, readSize } from '../doors/wire.ts';
import { type Millimetres, mm } from '../units.ts';

export const hingeSides = ['left', 'right'] as const;
export type HingeSide = (typeof hingeSides)[number];

/** Whether a type has a hinge side: two sliding leaves part to both, and a fixed panel does not move. */
export const choosesSide = (type: DoorTypeKey): boolean => type !== 'DOUBLE_SLIDING' && type !== 'FIX_PANEL';

export const openingDirections = ['in', 'out'] as const;
export type OpeningDirection = (typeof openingDirections)[number];

/** Appearance and opening direction; no effect on the price. */
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

/** Jet black, as most are ordered; hinged on the left, opening into the room. */
export const standardAppearance: Appearance = {
  frameColor: '#1c1c1e',
  hingeSide: 'left',
  opening: 'in',
  wallHeight: null,
};

/** Whether the finish is included in the price; others are priced in the offer. */
export const isStandardFinish = ({ frameColor }: Pick<Appearance, 'frameColor'>): boolean =>
  frameColor === standardAppearance.frameColor;

/** Wall drawn above the opening if its height is not given. */
export const standardWallAbove = mm(300);

const sizes: readonly DoorField[] = ['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm'];

/**
 * Whether the engine reads every field of a design. It would ignore an invalid size or key, and price
 * another door than requested.
 */
export function isSound({ door }: DoorDesign): boolean {
  return (
    sizes.every((field) => given(door[field]) === undefined || readSize(door[field]) !== undefined) &&
    (given(door.doorTypeKey) === undefined || readDoorTypeKey(door.doorTypeKey) !== undefined) &&
    (given(door.bifoldConfig) === undefined || readBifoldConfig(door.bifoldConfig) !== undefined)
  );
}
