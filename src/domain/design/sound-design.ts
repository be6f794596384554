import type { DoorField } from '../doors/fields.ts';
import { given, readBifoldConfig, readDoorTypeKey, readSize } from '../doors/wire.ts';
import type { DoorDesign } from './design.ts';

const sizes: readonly DoorField[] = ['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm'];

/**
 * Whether the engine would read every field of a design as it stands. Where a size is no size or a key no key, it would
 * leave that field out and price another door than the one that was asked for.
 */
export function isSound({ door }: DoorDesign): boolean {
  return (
    sizes.every((field) => given(door[field]) === undefined || readSize(door[field]) !== undefined) &&
    (given(door.doorTypeKey) === undefined || readDoorTypeKey(door.doorTypeKey) !== undefined) &&
    (given(door.bifoldConfig) === undefined || readBifoldConfig(door.bifoldConfig) !== undefined)
  );
}
