import type { WireDoor } from '../doors/fields.ts';
import { given, readSize } from '../doors/wire.ts';
import type { WireExtras } from '../extras/extras.ts';
import {
  type Appearance,
  type DoorDesign,
  hingeSides,
  openingDirections,
  standardAppearance,
} from './design.ts';
import { readDesignText } from './design-text.ts';

/** Extras and appearance as sent. Some callers send numbers instead of text. */
export interface SentExtras extends Omit<WireExtras, 'quantity'>, SentAppearance {
  readonly quantity?: number | string | undefined;
}

/** A door as sent: by fields, by a design, or by a design with overriding fields. */
export interface SentDoor extends Omit<WireDoor, keyof WireExtras>, SentExtras {
  readonly design?: string | undefined;
}

interface SentAppearance {
  readonly hingeSide?: string | undefined;
  readonly opening?: string | undefined;
  /** Height in millimetres; fractions are rounded half up. */
  readonly wallHeight?: number | string | undefined;
}

/** Resolves a sent door to a design, the same on every surface. */
export function designOfSent(sent: SentDoor): DoorDesign {
  const design = given(sent.design);
  const base = design === undefined ? null : readDesignText(design);
  return {
    door: sentOver(base?.door ?? nothing, sent),
    appearance: appearanceOf(sent, base?.appearance ?? standardAppearance),
  };
}

const nothing: WireDoor = {};

/** Lists the fields, because a loop over them is slower and an order has many doors. */
const sentOver = (base: WireDoor, sent: SentDoor): WireDoor => ({
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
  glazingBars: given(sent.glazingBars) ?? base.glazingBars,
  glass: given(sent.glass) ?? base.glass,
  frameColor: given(sent.frameColor) ?? base.frameColor,
  handle: given(sent.handle) ?? base.handle,
  lock: given(sent.lock) ?? base.lock,
  quantity: given(sent.quantity?.toString()) ?? base.quantity,
  room: given(sent.room) ?? base.room,
});

export function appearanceOf(sent: SentAppearance, base: Appearance): Appearance {
  const { hingeSide, opening, wallHeight } = sent;
  if (hingeSide === undefined && opening === undefined && wallHeight === undefined) return base;
  const side = given(hingeSide);
  const way = given(opening);
  const wall = typeof wallHeight === 'number' ? String(Math.round(wallHeight)) : wallHeight;
  return {
    hingeSide: hingeSides.find((known) => known === side) ?? base.hingeSide,
    opening: openingDirections.find((known) => known === way) ?? base.opening,
    wallHeight: readSize(wall) ?? base.wallHeight,
  };
}
