import { mm, type Millimetres } from '../units.ts';
import type { DoorModel } from '../book/price-book.ts';
import { panelCount, type Door } from './door.ts';

export interface Measures {
  /** All leaves together. */
  readonly doorWidth: Millimetres;
  /** The second leaf of an active/passive pair; null for every other door. */
  readonly passiveWidth: Millimetres | null;
  readonly panels: number;
  /** What the side panels share between them. */
  readonly panelsWidth: Millimetres;
  /** 0 where there is no transom. */
  readonly transomHeight: Millimetres;
}

/** Beside panels the passive leaf is half the active one. */
const halfLeaf = (activeWidth: number): Millimetres => mm(Math.ceil(activeWidth / 2));

/** The width of all leaves together when one of them, or the active one, has this width. */
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

/** The width of one panel as it is told, rounded down; null where there are none. */
export function panelWidth(door: Door): Millimetres | null {
  const { panels, panelsWidth } = measure(door);
  return panels === 0 ? null : mm(Math.floor(panelsWidth / panels));
}
