import { extraStrings } from '../extras/extras.ts';
import { labelOf, type PriceBook } from '../book/price-book.ts';
import { doorStrings } from './door.ts';
import type { Resolution } from './resolve.ts';
import { doorFields, type DoorStrings, type WireDoor } from './fields.ts';
import { given } from './wire.ts';

/** The fields of the door in a response: resolved if possible, otherwise as sent. */
export function echoDoor(book: PriceBook, wire: WireDoor, resolution: Resolution): DoorStrings {
  if (resolution.door) return doorStrings(resolution.door, given(wire.preset));
  const { asked, issue } = resolution;
  const sent = {
    ...(Object.fromEntries(doorFields.map((field) => [field, given(wire[field]) ?? ''])) as DoorStrings),
    ...extraStrings(asked.extras),
  };
  if (asked.type === null) return sent;
  const kindIsSettled = issue.code === 'LEAF_WIDTH_REQUIRED' || issue.code === 'DOOR_HEIGHT_REQUIRED';
  return {
    ...sent,
    doorTypeKey: asked.type,
    doorType: labelOf(book, asked.type),
    bifoldConfig: kindIsSettled ? (asked.bifoldConfig ?? '') : sent.bifoldConfig,
  };
}
