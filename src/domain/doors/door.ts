import { mm, type Millimetres } from '../units.ts';
import type { DoorModel } from '../book/price-book.ts';
import type { DoorStrings } from './fields.ts';

export interface Opening {
  readonly width: Millimetres;
  readonly height: Millimetres;
}

/** How many panels stand on either side of the door. */
export interface PanelArrangement {
  readonly left: number;
  readonly right: number;
}

export const noPanels: PanelArrangement = { left: 0, right: 0 };

/** A door with nothing left open: every size and count is known, though it may not be one that can be made. */
export interface Door extends PanelArrangement {
  readonly model: DoorModel;
  readonly opening: Opening;
  readonly leafWidth: Millimetres;
  readonly doorHeight: Millimetres;
  readonly transom: boolean;
}

export const panelCount = ({ left, right }: PanelArrangement): number => left + right;

/** Whether the leaf width is the customer's to choose; elsewhere the opening decides it. */
export const choosesLeafWidth = (model: DoorModel, panels: PanelArrangement): boolean =>
  panelCount(panels) > 0 || model.passiveLeaf !== null;

/** The leaf width where the opening decides it. */
export const sharedLeafWidth = (model: DoorModel, openingWidth: Millimetres): Millimetres =>
  mm(Math.max(1, Math.floor(openingWidth / model.leaves)));

/** The door in a caller's terms, ready to be sent again. */
export function doorStrings(door: Door, preset = ''): DoorStrings {
  return {
    preset,
    doorType: door.model.label,
    doorTypeKey: door.model.type,
    opWidth: String(door.opening.width),
    opHeight: String(door.opening.height),
    doorLeafWidth: String(door.leafWidth),
    doorHeightMm: String(door.doorHeight),
    leftPanels: String(door.left),
    rightPanels: String(door.right),
    topPanel: door.transom ? 'yes' : 'no',
    bifoldConfig: door.model.bifoldConfig ?? '',
  };
}
