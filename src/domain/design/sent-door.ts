import { doorFields, type WireDoor } from '../doors/fields.ts';
import { given } from '../doors/wire.ts';
import { type DoorDesign, standardAppearance } from './design.ts';
import { readDesignText } from './design-text.ts';

/** A door as a caller sends it: by its fields, by a design, or by a design and fields that override it. */
export type SentDoor = WireDoor & { readonly design?: string };

/** The one door that is meant, however it was sent. Every way in reads a door here, so that it means the same in all. */
export function designOfSent(sent: SentDoor): DoorDesign {
  const base = readDesignText(given(sent.design) ?? '');
  const fields = doorFields.flatMap((field) => {
    const value = given(sent[field]);
    return value === undefined ? [] : [[field, value]];
  });
  return {
    door: { ...base?.door, ...(Object.fromEntries(fields) as WireDoor) },
    appearance: base?.appearance ?? standardAppearance,
  };
}
