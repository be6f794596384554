import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorField, WireDoor } from '../doors/fields.ts';
import { readBars } from '../extras/bars.ts';
import { readQuantity, readYesNo } from '../extras/extras.ts';
import { readFinish } from '../extras/finish.ts';
import { given, readBifoldConfig, readDoorTypeKey, readSize } from '../doors/wire.ts';
import { type Millimetres, mm } from '../units.ts';

export const hingeSides = ['left', 'right'] as const;
export type HingeSide = (typeof hingeSides)[number];

/**
 * Whether a type has a hinge side. Two sliding leaves open to both sides, and a fixed panel does not move.
 */
export const choosesSide = (type: DoorTypeKey): boolean => type !== 'DOUBLE_SLIDING' && type !== 'FIX_PANEL';

export const openingDirections = ['in', 'out'] as const;
export type OpeningDirection = (typeof openingDirections)[number];

/** Properties of a door that do not affect its price: how it opens, and the wall around it. */
export interface Appearance {
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

/** The default appearance: hinged on the left, opens into the room. */
export const standardAppearance: Appearance = {
  hingeSide: 'left',
  opening: 'in',
  wallHeight: null,
};

/** Height of the wall drawn above the opening if the height of the wall is not given. */
export const standardWallAbove = mm(300);

const sizes: readonly DoorField[] = ['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm'];

/**
 * Whether every field of a design can be parsed. The engine would ignore an invalid size or key, and price a
 * different door.
 */
export function isSound({ door }: DoorDesign): boolean {
  return (
    sizes.every((field) => given(door[field]) === undefined || readSize(door[field]) !== undefined) &&
    (given(door.doorTypeKey) === undefined || readDoorTypeKey(door.doorTypeKey) !== undefined) &&
    (given(door.bifoldConfig) === undefined || readBifoldConfig(door.bifoldConfig) !== undefined) &&
    areExtrasSound(door)
  );
}

function areExtrasSound({ glazingBars, frameColor, lock, quantity }: WireDoor): boolean {
  const reads = (text: string | undefined, read: (said: string) => unknown) => {
    const said = given(text);
    return said === undefined || read(said) !== undefined;
  };
  return (
    reads(glazingBars, readBars) &&
    reads(frameColor, readFinish) &&
    reads(lock, readYesNo) &&
    reads(quantity, readQuantity)
  );
}
