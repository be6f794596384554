import { modelOf, type DoorModel, type PriceBook } from '../book/price-book.ts';
import { panelCount, type PanelArrangement } from '../doors/door.ts';
import { leavesWidth } from '../doors/geometry.ts';
import { presetLayouts, presetNameOf, type PresetName } from '../doors/presets.ts';
import { standardLeaf } from '../doors/resolve.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import type { WireDoor } from '../doors/fields.ts';
import { mm } from '../units.ts';
import {
  type Appearance,
  type DoorDesign,
  type HingeSide,
  type OpeningDirection,
  standardAppearance,
} from './design.ts';
import { largestSize } from '../doors/wire.ts';

export const quotedDoorTypes = ['Single', 'Double'] as const;

/** A door in the terms of the door quote: a preset, and what differs from it. Lengths are whole millimetres. */
export interface QuotedDoor {
  readonly preset?: PresetName;
  readonly doorType?: (typeof quotedDoorTypes)[number];
  readonly opWidth?: number;
  readonly opHeight?: number;
  readonly wallHeight?: number;
  /** Width of one side panel. */
  readonly panelsWidth?: number;
  readonly leftPanels?: number;
  readonly rightPanels?: number;
  /** `#rgb` or `#rrggbb`. */
  readonly frameColor?: string;
  readonly hingeSide?: HingeSide;
  readonly opening?: OpeningDirection;
}

/** What the engine prices and a page shows for a quoted door, whether or not it can be made. */
export function designOfQuotedDoor(book: PriceBook, quoted: QuotedDoor): DoorDesign {
  return { door: doorOf(book, quoted), appearance: appearanceOf(quoted) };
}

function doorOf(book: PriceBook, quoted: QuotedDoor): WireDoor {
  return {
    ...kindOf(quoted),
    ...(quoted.opWidth !== undefined && { opWidth: String(quoted.opWidth) }),
    ...(quoted.opHeight !== undefined && { opHeight: String(quoted.opHeight) }),
    ...widths(book, quoted),
  };
}

/**
 * Type and panels, by the name of a preset where one says just that: the engine then lays the door out itself and
 * tells which sizes it chose.
 */
function kindOf(quoted: QuotedDoor): WireDoor {
  if (saysNothing(quoted)) return {};
  const type = typeOf(quoted);
  const { left, right } = panelsOf(quoted);
  const preset = presetNameOf({ type, left, right });
  return preset ? { preset } : { doorTypeKey: type, leftPanels: String(left), rightPanels: String(right) };
}

const saysNothing = ({ preset, doorType, leftPanels, rightPanels }: QuotedDoor): boolean =>
  preset === undefined && doorType === undefined && leftPanels === undefined && rightPanels === undefined;

function typeOf({ preset, doorType }: QuotedDoor): DoorTypeKey {
  if (doorType !== undefined) return doorType === 'Double' ? 'DOUBLE_HINGED' : 'SINGLE_HINGED';
  return preset === undefined ? 'SINGLE_HINGED' : presetLayouts[preset].type;
}

function panelsOf({ preset, leftPanels, rightPanels }: QuotedDoor): PanelArrangement {
  const named = preset && presetLayouts[preset];
  return { left: leftPanels ?? named?.left ?? 0, right: rightPanels ?? named?.right ?? 0 };
}

/** The widths the engine would not choose by itself: those that a panel width decides, or that no preset names. */
function widths(book: PriceBook, quoted: QuotedDoor): WireDoor {
  const { opWidth, panelsWidth } = quoted;
  const type = typeOf(quoted);
  const panels = panelsOf(quoted);
  const count = panelCount(panels);
  const model = modelOf(book, type, null);
  if (count === 0 || !model) return {};
  if (panelsWidth !== undefined) return widthsBeside(model, count * panelsWidth, opWidth);
  if (opWidth === undefined || presetNameOf({ type, ...panels })) return {};
  return { doorLeafWidth: String(standardLeaf(book, { model, panels }, mm(opWidth))) };
}

/**
 * The door is what the panels leave of the opening; without an opening it is as wide as the house makes it. Where two
 * leaves cannot share evenly, a millimetre goes to the panels, so that none is narrower than asked. A door that is left
 * no room gets the narrowest leaf there can be written, and the engine says why it cannot be made.
 */
function widthsBeside(model: DoorModel, panelsWidth: number, opWidth: number | undefined): WireDoor {
  if (opWidth === undefined) {
    const opening = Math.min(largestSize, leavesWidth(model, model.preferredLeaf) + panelsWidth);
    return { opWidth: String(opening), doorLeafWidth: String(model.preferredLeaf) };
  }
  const leaf = Math.max(1, Math.floor((opWidth - panelsWidth) / model.leaves));
  return { doorLeafWidth: String(leaf) };
}

function appearanceOf({ frameColor, hingeSide, opening, wallHeight }: QuotedDoor): Appearance {
  const standard = standardAppearance;
  return {
    frameColor: frameColor === undefined ? standard.frameColor : sixDigits(frameColor),
    hingeSide: hingeSide ?? standard.hingeSide,
    opening: opening ?? standard.opening,
    wallHeight: wallHeight === undefined ? null : mm(wallHeight),
  };
}

/** `#F0a` and `#FF00AA` are the same colour: `#ff00aa`. */
function sixDigits(color: string): string {
  const digits = color.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
