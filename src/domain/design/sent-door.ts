import type { DoorField, WireDoor } from '../doors/fields.ts';
import { given } from '../doors/wire.ts';
import { type DoorDesign, standardAppearance } from './design.ts';
import { readDesignText } from './design-text.ts';

/** A door as sent: by fields, by a design, or by a design with overriding fields. */
export type SentDoor = WireDoor & { readonly design?: string };

/** Resolves a sent door to a design, the same on every surface. */
export function designOfSent(sent: SentDoor): DoorDesign {
  const design = given(sent.design);
  const base = design === undefined ? null : readDesignText(design);
  return { door: sentOver(base?.door ?? nothing, sent), appearance: base?.appearance ?? standardAppearance };
}

const nothing: WireDoor = {};

/** Lists the fields instead of looping over them, which is faster: an order has many doors. */
const sentOver = (base: WireDoor, sent: WireDoor): Record<DoorField, string | undefined> => ({
  preset: given(sent.preset) ?? base.preset,
  doorType: given(sent.doorType) ?? base.doorType,
  doorTypeKey: given(sent.doorTypeKey) ?? base.doorTypeKey,
  opWidth: given(sent.opWidth) ?? base.opWidth,
  opHeight: given(sent.opHeight) ?? base.opHeight,
  doorLeafWidth: given(sent.doorLeafWidth) ?? base.doorLeafWidth,
  doorHeightMm: given(sent.doorHeightMm) ?? base.doorHeightMm,
  leftPanels: given(sent.leftPanels) ?? base.leftPanels,
  rightPanels: given(sent.rightPanels) ?? base.rightPanels,
  topPanel: given(sent.topPanel) ?? base.topPanel,
  bifoldConfig: given(sent.bifoldConfig) ?? base.bifoldConfig,
});
