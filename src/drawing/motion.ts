import type { Appearance, HingeSide } from '../domain/design/design.ts';
import type { Door } from '../domain/doors/door.ts';
import type { Rectangle } from '../domain/doors/rectangles.ts';
import type { DoorTypeKey } from '../domain/book/door-types.ts';

type Action = 'swing' | 'slide' | 'pivot' | 'fold' | 'fixed';

/** A leaf and its movement. */
export interface Leaf {
  readonly piece: Rectangle;
  readonly action: Action;
  /** The side of the hinges, or the side to which the leaf slides or folds. */
  readonly toward: HingeSide;
  /** The side of the leaf's handle; null without a handle. */
  readonly handle: HingeSide | null;
}

export const opposite = (side: HingeSide): HingeSide => (side === 'left' ? 'right' : 'left');

const actions: Readonly<Record<DoorTypeKey, Action>> = {
  SINGLE_HINGED: 'swing',
  DOUBLE_HINGED: 'swing',
  DOUBLE_HINGED_ACTIVE_PASSIVE: 'swing',
  SLIDING: 'slide',
  DOUBLE_SLIDING: 'slide',
  PIVOT: 'pivot',
  FIX_PANEL: 'fixed',
  BIFOLD: 'fold',
};

export const actionOf = (type: DoorTypeKey): Action => actions[type];

/** Whether two leaves meet in the middle and part to both sides. */
const parts = (type: DoorTypeKey): boolean =>
  type === 'DOUBLE_HINGED' || type === 'DOUBLE_HINGED_ACTIVE_PASSIVE' || type === 'DOUBLE_SLIDING';

export function leavesOf(
  { model }: Door,
  pieces: readonly Rectangle[],
  { hingeSide }: Appearance,
): readonly Leaf[] {
  const leaves = pieces.filter(({ kind }) => kind === 'leaf' || kind === 'passive-leaf');
  const action = actionOf(model.type);
  return leaves.map((piece, index): Leaf => {
    if (action === 'fixed') return { piece, action, toward: hingeSide, handle: null };
    if (parts(model.type)) {
      const toward = index === 0 ? 'left' : 'right';
      return { piece, action, toward, handle: piece.kind === 'leaf' ? opposite(toward) : null };
    }
    const leading = hingeSide === 'left' ? leaves.length - 1 : 0;
    const handle = action === 'fold' && index !== leading ? null : opposite(hingeSide);
    return { piece, action, toward: hingeSide, handle };
  });
}

/** Horizontal position of a pivot leaf's axis: a sixth of the leaf's width from its side. */
export const pivotAxis = ({ piece, toward }: Leaf): number =>
  toward === 'left' ? piece.x + piece.width / 6 : piece.x + (piece.width * 5) / 6;
