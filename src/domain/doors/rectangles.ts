import { mm, type Millimetres } from '../units.ts';
import type { Door } from './door.ts';
import { measure } from './geometry.ts';

type PieceKind = 'leaf' | 'passive-leaf' | 'side-panel' | 'transom';

/** A part of the opening. The origin is the upper left corner. */
export interface Rectangle {
  readonly kind: PieceKind;
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly width: Millimetres;
  readonly height: Millimetres;
}

interface Strip {
  readonly kind: PieceKind;
  readonly end: number;
}

/**
 * The parts of a door, which together tile the opening. Remainders of divisions are distributed, so that all
 * edges are at whole millimetres. The active leaf of an unequal pair is on the given side.
 */
export function rectanglesOf(door: Door, activeSide: 'left' | 'right' = 'left'): readonly Rectangle[] {
  const { transomHeight } = measure(door);
  const transom: Rectangle[] = door.transom
    ? [{ kind: 'transom', x: mm(0), y: mm(0), width: door.opening.width, height: transomHeight }]
    : [];
  let x = 0;
  const row = strips(door, activeSide).map(({ kind, end }): Rectangle => {
    const piece = { kind, x: mm(x), y: transomHeight, width: mm(end - x), height: door.doorHeight };
    x = end;
    return piece;
  });
  return [...transom, ...row];
}

function strips(door: Door, activeSide: 'left' | 'right'): readonly Strip[] {
  const { doorWidth, panels, panelsWidth, passiveWidth } = measure(door);
  const panelEdge = (count: number) => (panels === 0 ? 0 : Math.floor((count * panelsWidth) / panels));
  const start = panelEdge(door.left);
  const leaves: Strip[] =
    passiveWidth === null
      ? sequence(door.model.leaves).map((leaf) => ({
          kind: 'leaf',
          end: start + Math.floor((leaf * doorWidth) / door.model.leaves),
        }))
      : activeSide === 'left'
        ? [
            { kind: 'leaf', end: start + door.leafWidth },
            { kind: 'passive-leaf', end: start + doorWidth },
          ]
        : [
            { kind: 'passive-leaf', end: start + passiveWidth },
            { kind: 'leaf', end: start + doorWidth },
          ];
  return [
    ...sequence(door.left).map((panel): Strip => ({ kind: 'side-panel', end: panelEdge(panel) })),
    ...leaves,
    ...sequence(door.right).map((panel): Strip => ({
      kind: 'side-panel',
      end: doorWidth + panelEdge(door.left + panel),
    })),
  ];
}

const sequence = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
