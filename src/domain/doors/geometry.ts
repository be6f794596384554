import { mm, type Millimetres } from '../units.ts';
import type { DoorModel } from '../book/price-book.ts';
import { panelCount, type Door } from './door.ts';

export interface Measures {
  /** Total width of the leaves. */
  readonly doorWidth: Millimetres;
  /** Width of the second leaf of an active/passive pair; null for other doors. */
  readonly passiveWidth: Millimetres | null;
  readonly panels: number;
  /** Total width of the side panels. */
  readonly panelsWidth: Millimetres;
  /** Height of the transom; 0 without a transom. */
  readonly transomHeight: Millimetres;
}

/** Width of the passive leaf beside panels: half the active leaf. */
const halfLeaf = (activeWidth: number): Millimetres => mm(Math.ceil(activeWidth / 2));

/** Total width of the leaves. `leafWidth` is the width of one leaf, or of the active leaf of a pair. */
export const leavesWidth = (model: DoorModel, leafWidth: number): Millimetres =>
  mm(model.passiveLeaf ? leafWidth + halfLeaf(leafWidth) : leafWidth * model.leaves);

export function measure(door: Door): Measures {
  const panels = panelCount(door);
  const doorWidth = panels === 0 ? door.opening.width : leavesWidth(door.model, door.leafWidth);
  return {
    doorWidth,
    passiveWidth: door.model.passiveLeaf ? mm(doorWidth - door.leafWidth) : null,
    panels,
    panelsWidth: mm(door.opening.width - doorWidth),
    transomHeight: door.transom ? mm(door.opening.height - door.doorHeight) : mm(0),
  };
}

/** Width of one panel for display, rounded down; null without panels. */
export function panelWidth(door: Door): Millimetres | null {
  const { panels, panelsWidth } = measure(door);
  return panels === 0 ? null : mm(Math.floor(panelsWidth / panels));
}
