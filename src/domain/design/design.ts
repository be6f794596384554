import type { WireDoor } from '../doors/fields.ts';
import { type Millimetres, mm } from '../units.ts';

export const HINGE_SIDES = ['left', 'right'] as const;
export type HingeSide = (typeof HINGE_SIDES)[number];

export const OPENING_DIRECTIONS = ['in', 'out'] as const;
export type OpeningDirection = (typeof OPENING_DIRECTIONS)[number];

/** How a door looks and moves: nothing here changes its price. */
export interface Appearance {
  /** `#rrggbb`, in lower case. */
  readonly frameColor: string;
  readonly hingeSide: HingeSide;
  readonly opening: OpeningDirection;
  /** Height of the wall around the opening; null where nobody said. */
  readonly wallHeight: Millimetres | null;
}

/** A door as a person sees it: what the engine prices, and how it looks. */
export interface DoorDesign {
  readonly door: WireDoor;
  readonly appearance: Appearance;
}

/** Jet black, as most are ordered; hinged on the left, opening into the room. */
export const STANDARD_APPEARANCE: Appearance = {
  frameColor: '#1c1c1e',
  hingeSide: 'left',
  opening: 'in',
  wallHeight: null,
};

/** The wall a drawing shows where nobody said how high it is. */
export const STANDARD_WALL_ABOVE = mm(300);
