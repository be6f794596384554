import { mm, within, type Range } from '../units.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import type { Door } from './door.ts';
import { measure, type Measures } from './geometry.ts';
import { issueOf, type WidthIssue } from './issue.ts';

/** Range of the opening widths that a door fills without side panels. */
export function aloneRange({ leaves, leaf, passiveLeaf }: DoorModel): Range {
  return passiveLeaf
    ? { min: mm(leaf.min + passiveLeaf.min), max: mm(leaf.max + passiveLeaf.max) }
    : { min: mm(leaves * leaf.min), max: mm(leaves * leaf.max) };
}

/** The first width fault of a door. */
export function checkWidth(book: PriceBook, door: Door): WidthIssue | null {
  const measures = measure(door);
  return (
    checkOpeningWidth(book, door, measures.panels) ??
    checkLeaves(door, measures) ??
    checkPanels(book, door, measures)
  );
}

function checkOpeningWidth(book: PriceBook, { model, opening }: Door, panels: number): WidthIssue | null {
  const { width } = opening;
  const alone = aloneRange(model);
  if (width > book.maximumOpeningWidth) {
    return issueOf('WIDTH_ABOVE_MAX', 'opWidth', width, { min: alone.min, max: book.maximumOpeningWidth });
  }
  if (panels > 0 || within(width, alone)) return null;
  return issueOf(width < alone.min ? 'WIDTH_BELOW_MIN' : 'PANEL_REQUIRED', 'opWidth', width, alone);
}

function checkLeaves({ model, leafWidth }: Door, { panels, passiveWidth }: Measures): WidthIssue | null {
  if (panels === 0 && passiveWidth === null) return null;
  if (leafWidth < model.leaf.min)
    return issueOf('LEAF_WIDTH_BELOW_MIN', 'doorLeafWidth', leafWidth, model.leaf);
  if (leafWidth > model.leaf.max)
    return issueOf('LEAF_WIDTH_ABOVE_MAX', 'doorLeafWidth', leafWidth, model.leaf);
  if (passiveWidth === null || model.passiveLeaf === null) return null;
  if (passiveWidth < model.passiveLeaf.min) {
    return issueOf('PASSIVE_LEAF_TOO_NARROW', 'doorLeafWidth', passiveWidth, model.passiveLeaf);
  }
  if (passiveWidth > model.passiveLeaf.max || passiveWidth >= leafWidth) {
    return issueOf('PASSIVE_LEAF_TOO_WIDE', 'doorLeafWidth', passiveWidth, model.passiveLeaf);
  }
  return null;
}

function checkPanels(book: PriceBook, door: Door, measures: Measures): WidthIssue | null {
  const { doorWidth, panels, panelsWidth } = measures;
  if (panels === 0) return null;
  const { size } = book.sidePanel;
  const { width } = door.opening;
  if (doorWidth >= width) {
    const max = width - panels * size.min;
    return issueOf('DOOR_WIDER_THAN_OPENING', 'doorLeafWidth', doorWidth, { min: null, max });
  }
  const field = door.left > 0 ? 'leftPanels' : 'rightPanels';
  if (panelsWidth < panels * size.min) {
    return issueOf('PANEL_TOO_NARROW', field, Math.floor(panelsWidth / panels), size);
  }
  if (panelsWidth > panels * size.max) {
    return issueOf('PANEL_TOO_WIDE', field, Math.ceil(panelsWidth / panels), size);
  }
  return null;
}
