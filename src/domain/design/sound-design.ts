import type { DoorField } from '../doors/fields.ts';
import { given, readBifoldConfig, readDoorTypeKey, readSize } from '../doors/wire.ts';
import type { DoorDesign } from './design.ts';
import { readDesignText } from './design-text.ts';

const sizes: readonly DoorField[] = ['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm'];

/**
 * A design whose every field the engine would read as it stands: null where a size is no size or a key no key, since
 * the engine would leave those out and price another door than the text says.
 */
export function readSoundDesign(text: string): DoorDesign | null {
  const design = readDesignText(text);
  if (!design) return null;
  const { door } = design;
  const readable =
    sizes.every((field) => given(door[field]) === undefined || readSize(door[field]) !== undefined) &&
    (given(door.doorTypeKey) === undefined || readDoorTypeKey(door.doorTypeKey) !== undefined) &&
    (given(door.bifoldConfig) === undefined || readBifoldConfig(door.bifoldConfig) !== undefined);
  return readable ? design : null;
}
