import { clamp, within, type Millimetres } from '../units.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import {
  extrasFor,
  panelCount,
  plainCaller,
  sharedLeafWidth,
  type Door,
  type Opening,
  type Caller,
  type PanelArrangement,
} from './door.ts';
import { checkHeight, tallestBelowTransom } from './height-check.ts';
import { aloneRange, checkWidth } from './width-check.ts';

/** The default layout for a type, an opening and a number of panels; null if no layout fits. */
export function fitLayout(
  book: PriceBook,
  model: DoorModel,
  opening: Opening,
  panels: number,
  caller: Caller = plainCaller,
): Door | null {
  const doorHeight = fitDoorHeight(book, model, opening.height);
  const leafWidth = doorHeight === null ? null : fitLeaf(book, model, opening.width, panels);
  if (leafWidth === null || doorHeight === null) return null;
  const transom = doorHeight < opening.height;
  const { left, right } = arrange(panels, caller);
  const extras = extrasFor(model, caller.extras);
  const door: Door = { model, opening, left, right, leafWidth, doorHeight, transom, extras };
  return (checkWidth(book, door) ?? checkHeight(book, door)) ? null : door;
}

/** The fitted layouts of a type, fewest panels first. */
export function fittedLayouts(
  book: PriceBook,
  model: DoorModel,
  opening: Opening,
  caller: Caller,
): readonly Door[] {
  const layouts: Door[] = [];
  for (let panels = 0; panels <= mostPanels(book); panels += 1) {
    const door = fitLayout(book, model, opening, panels, caller);
    if (door) layouts.push(door);
  }
  return layouts;
}

/** The layout with the fewest panels that fits, with at least the given number of panels. */
export function fewestPanels(
  book: PriceBook,
  model: DoorModel,
  opening: Opening,
  caller: Caller,
  fromPanels = 0,
): Door | null {
  for (let panels = fromPanels; panels <= mostPanels(book); panels += 1) {
    const door = fitLayout(book, model, opening, panels, caller);
    if (door) return door;
  }
  return null;
}

const mostPanels = (book: PriceBook): number => 2 * book.sidePanel.maximumPerSide;

function fitDoorHeight(book: PriceBook, model: DoorModel, height: Millimetres): Millimetres | null {
  if (within(height, model.height)) return height;
  if (height < model.height.min) return null;
  return tallestBelowTransom(book, model, height);
}

/** The caller's arrangement if it has this number of panels; otherwise an even one. */
function arrange(panels: number, caller: PanelArrangement): PanelArrangement {
  if (panelCount(caller) === panels) return caller;
  const fewer = Math.floor(panels / 2);
  const more = panels - fewer;
  return caller.left > caller.right ? { left: more, right: fewer } : { left: fewer, right: more };
}

/** The leaf width of a layout; null if leaf and panels cannot both stay within their limits. */
export function fitLeaf(
  book: PriceBook,
  model: DoorModel,
  width: Millimetres,
  panels: number,
): Millimetres | null {
  if (panels === 0 && !within(width, aloneRange(model))) return null;
  if (panels === 0 && !model.passiveLeaf) return sharedLeafWidth(model, width);
  const { min, max } = leafBounds(book, model, width, panels);
  return min > max ? null : clamp(model.preferredLeaf, { min, max });
}

/**
 * The range of widths of the leaf, or active leaf, that keep leaf, passive leaf and panels within their
 * limits.
 */
function leafBounds(book: PriceBook, model: DoorModel, width: number, panels: number) {
  const { leaf, leaves, passiveLeaf: passive } = model;
  const { size } = book.sidePanel;
  const narrowest = width - panels * size.max;
  const widest = width - panels * size.min;
  if (!passive) {
    return {
      min: Math.max(leaf.min, Math.ceil(narrowest / leaves)),
      max: Math.min(leaf.max, Math.floor(widest / leaves)),
    };
  }
  if (panels === 0) {
    return {
      min: Math.max(leaf.min, width - passive.max, Math.floor(width / 2) + 1),
      max: Math.min(leaf.max, width - passive.min, width),
    };
  }
  return {
    min: Math.max(leaf.min, 2 * passive.min - 1, widestActive(narrowest - 1) + 1),
    max: Math.min(leaf.max, 2 * passive.max, widestActive(widest)),
  };
}

/** The widest active leaf that fits into a width with a passive leaf half as wide. */
const widestActive = (doorWidth: number): number => Math.floor((2 * doorWidth) / 3);
