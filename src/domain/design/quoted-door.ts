import { modelOf, type DoorModel, type PriceBook } from '../book/price-book.ts';
import { panelCount, type PanelArrangement } from '../doors/door.ts';
import { leavesWidth } from '../doors/geometry.ts';
import { presetLayouts, presetNameOf, type PresetName } from '../doors/presets.ts';
import { resolveDoor, standardLeaf } from '../doors/resolve.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import type { WireDoor } from '../doors/fields.ts';
import { mm } from '../units.ts';
import { type DoorDesign, standardAppearance } from './design.ts';
import { essentials } from './linked-design.ts';
import { appearanceOf, designOfSent, type SentDoor, type SentExtras } from './sent-door.ts';
import { largestSize } from '../doors/wire.ts';

export const quotedDoorTypes = ['Single', 'Double'] as const;

/** A door of a quote request, given as a preset and fields that override it. */
export interface PresetDoor extends SentExtras {
  readonly preset?: PresetName;
  readonly doorType?: (typeof quotedDoorTypes)[number];
  readonly opWidth?: number;
  readonly opHeight?: number;
  /** Width of one side panel. */
  readonly panelsWidth?: number;
  readonly leftPanels?: number;
  readonly rightPanels?: number;
}

/** A door of a quote request: by a preset, or with the fields of an estimate. */
export type QuotedDoor = PresetDoor | SentDoor;

/** The design of a quoted door, whether or not it can be made. */
export function designOfQuotedDoor(book: PriceBook, quoted: QuotedDoor): DoorDesign {
  if (!isAsSent(quoted)) {
    const whole = inWholeMillimetres(quoted);
    return { door: doorOf(book, whole), appearance: appearanceOf(whole, standardAppearance) };
  }
  const { door, appearance } = designOfSent(quoted);
  return { door: withoutNotes(book, door), appearance };
}

const isAsSent = (quoted: QuotedDoor): quoted is SentDoor => 'doorTypeKey' in quoted || 'design' in quoted;

/**
 * The shortest form of the door. If the engine has to assume sizes, the fields stay as sent, and the page
 * shows the assumptions.
 */
function withoutNotes(book: PriceBook, wire: WireDoor): WireDoor {
  const resolution = resolveDoor(book, wire);
  return resolution.door && resolution.assumed.length === 0 ? essentials(resolution.door) : wire;
}

function inWholeMillimetres(quoted: PresetDoor): PresetDoor {
  const rounded = Object.entries(quoted).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'number' ? Math.round(value) : value,
  ]);
  return Object.fromEntries(rounded) as PresetDoor;
}

function doorOf(book: PriceBook, quoted: PresetDoor): WireDoor {
  return {
    ...kindOf(quoted),
    ...(quoted.opWidth !== undefined && { opWidth: String(quoted.opWidth) }),
    ...(quoted.opHeight !== undefined && { opHeight: String(quoted.opHeight) }),
    ...widths(book, quoted),
    ...extrasAsSent(quoted),
  };
}

const extrasAsSent = ({
  glazingBars,
  glass,
  frameColor,
  handle,
  lock,
  quantity,
  room,
}: PresetDoor): WireDoor => ({
  ...(glazingBars !== undefined && { glazingBars }),
  ...(glass !== undefined && { glass }),
  ...(frameColor !== undefined && { frameColor }),
  ...(handle !== undefined && { handle }),
  ...(lock !== undefined && { lock }),
  ...(quantity !== undefined && { quantity: String(quantity) }),
  ...(room !== undefined && { room }),
});

/**
 * Type and panels. A preset that matches exactly replaces them: the engine then chooses the layout, and notes
 * its assumptions.
 */
function kindOf(quoted: PresetDoor): WireDoor {
  if (saysNothing(quoted)) return {};
  const type = typeOf(quoted);
  const { left, right } = panelsOf(quoted);
  const preset = presetNameOf({ type, left, right });
  return preset ? { preset } : { doorTypeKey: type, leftPanels: String(left), rightPanels: String(right) };
}

const saysNothing = ({ preset, doorType, leftPanels, rightPanels }: PresetDoor): boolean =>
  preset === undefined && doorType === undefined && leftPanels === undefined && rightPanels === undefined;

function typeOf({ preset, doorType }: PresetDoor): DoorTypeKey {
  if (doorType !== undefined) return doorType === 'Double' ? 'DOUBLE_HINGED' : 'SINGLE_HINGED';
  return preset === undefined ? 'SINGLE_HINGED' : presetLayouts[preset].type;
}

function panelsOf({ preset, leftPanels, rightPanels }: PresetDoor): PanelArrangement {
  const named = preset && presetLayouts[preset];
  return { left: leftPanels ?? named?.left ?? 0, right: rightPanels ?? named?.right ?? 0 };
}

/**
 * Leaf width, and opening width if not given. They follow from the panel width, or, for panels that no preset
 * has, from the standard leaf.
 */
function widths(book: PriceBook, quoted: PresetDoor): WireDoor {
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
 * The door takes the width that the panels leave free in the opening; without an opening, its preferred
 * width. If two leaves cannot share evenly, a millimetre goes to the panels, so that no panel is narrower
 * than requested. If no width is left, the leaf is 1 mm wide, and the engine explains why the door cannot be
 * made.
 */
function widthsBeside(model: DoorModel, panelsWidth: number, opWidth: number | undefined): WireDoor {
  if (opWidth === undefined) {
    const opening = Math.min(largestSize, leavesWidth(model, model.preferredLeaf) + panelsWidth);
    return { opWidth: String(opening), doorLeafWidth: String(model.preferredLeaf) };
  }
  const leaf = Math.max(1, Math.floor((opWidth - panelsWidth) / model.leaves));
  return { doorLeafWidth: String(leaf) };
}
