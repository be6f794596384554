import { doorFields, type WireDoor } from '../doors/fields.ts';
import { given } from '../doors/wire.ts';
import { type DoorDesign, standardAppearance } from './design.ts';
import { readDesignText } from './design-text.ts';

/** A door as a caller sends it: by its fields, by a design, or by a design and fields that override it. */
export type SentDoor = WireDoor & { readonly design?: string };

/** The one door that is meant, however it was sent. Every way in reads a door here, so that it means the same in all. */
export function designOfSent(sent: SentDoor): DoorDesign {
  const design = given(sent.design);
  const base = design === undefined ? null : readDesignText(design);
  const door: Record<string, string> = { ...base?.door };
  for (const field of doorFields) {
    const value = given(sent[field]);
    if (value !== undefined) door[field] = value;
  }
  return { door: door satisfies WireDoor, appearance: base?.appearance ?? standardAppearance };
}
