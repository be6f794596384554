import { type Extras, extraStrings, noExtras } from '../extras/extras.ts';
import { mm, type Millimetres } from '../units.ts';
import type { DoorModel } from '../book/price-book.ts';
import type { DoorStrings } from './fields.ts';

export interface Opening {
  readonly width: Millimetres;
  readonly height: Millimetres;
}

/** Numbers of side panels on the left and on the right. */
export interface PanelArrangement {
  readonly left: number;
  readonly right: number;
}

/** A door with every size and count set, whether or not it can be made. */
export interface Door extends PanelArrangement {
  readonly model: DoorModel;
  readonly opening: Opening;
  readonly leafWidth: Millimetres;
  readonly doorHeight: Millimetres;
  readonly transom: boolean;
  /** The customer's extras, without extras that this type cannot have. */
  readonly extras: Extras;
}

/** The parts of the customer's door that a layout takes over. */
export type Caller = PanelArrangement & Pick<Door, 'extras'>;

export const plainCaller: Caller = { left: 0, right: 0, extras: noExtras };

/** Whether a type has handles and a lock. */
export const hasHandles = ({ type }: Pick<DoorModel, 'type'>): boolean => type !== 'FIX_PANEL';

/** The given extras, without extras that a type cannot have. */
export const extrasFor = (model: Pick<DoorModel, 'type'>, extras: Extras): Extras =>
  hasHandles(model) || (extras.handle === null && !extras.lock)
    ? extras
    : { ...extras, handle: null, lock: false };

export const panelCount = ({ left, right }: PanelArrangement): number => left + right;

/** Whether the leaf width is the customer's choice; otherwise the opening determines it. */
export const choosesLeafWidth = (model: DoorModel, panels: PanelArrangement): boolean =>
  panelCount(panels) > 0 || model.passiveLeaf !== null;

/** The leaf width if the leaves share the opening evenly. */
export const sharedLeafWidth = (model: DoorModel, openingWidth: Millimetres): Millimetres =>
  mm(Math.max(1, Math.floor(openingWidth / model.leaves)));

/** The door as fields of a request. */
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
    ...extraStrings(door.extras),
  };
}
