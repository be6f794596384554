import type { DoorTypeKey } from '../book/door-types.ts';
import type { DoorField, WireDoor } from '../doors/fields.ts';
import { readBars } from '../extras/bars.ts';
import { readQuantity, readYesNo } from '../extras/extras.ts';
import { readFinish } from '../extras/finish.ts';
import { given, readBifoldConfig, readDoorTypeKey, readSize } from '../doors/wire.ts';
import { type Millimetres, mm } from '../units.ts';

export const hingeSides = ['left', 'right'] as const;
export type HingeSide = (typeof hingeSides)[number];

/** Whether a type has a hinge side. Two sliding leaves part to both sides, and a fixed panel does not move. */
export const choosesSide = (type: DoorTypeKey): boolean => type !== 'DOUBLE_SLIDING' && type !== 'FIX_PANEL';

export const openingDirections = ['in', 'out'] as const;
export type OpeningDirection = (typeof openingDirections)[number];

/** How a door opens, and the wall around it, which do not affect the price. */
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

/** Hinged on the left, opening into the room. */
export const standardAppearance: Appearance = {
  hingeSide: 'left',
  opening: 'in',
  wallHeight: null,
};

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
