import type { DoorDesign } from '../../domain/design/design.ts';
import { hingeSides, openingDirections } from '../../domain/design/design.ts';
import { doorFields } from '../../domain/doors/fields.ts';
import { damaged, jsonIn } from '../engine/stored-json.ts';

/** Encodes designs as JSON, which stores any design in full; URL texts truncate long labels. */
export function encodeDesigns(designs: readonly DoorDesign[]): string {
  return JSON.stringify(designs);
}

/**
 * Reads what `encodeDesigns` wrote. Anything else is an error that names the row: an incomplete door must not be
 * shown or made.
 */
export function decodeDesigns(stored: string, row: string): readonly DoorDesign[] {
  const designs = jsonIn(stored);
  if (!Array.isArray(designs) || !designs.every(isDesign)) throw damaged(row);
  return designs;
}

function isDesign(value: unknown): value is DoorDesign {
  return isRecord(value) && hasOnly(value, ['door', 'appearance']) && isDoor(value) && hasLooks(value);
}

function isDoor({ door }: Record<string, unknown>): boolean {
  return (
    isRecord(door) &&
    hasOnly(door, doorFields) &&
    Object.values(door).every((each) => typeof each === 'string')
  );
}

function hasLooks({ appearance }: Record<string, unknown>): boolean {
  if (!isRecord(appearance)) return false;
  const { frameColor, hingeSide, opening, wallHeight, ...others } = appearance;
  return (
    typeof frameColor === 'string' &&
    /^#[0-9a-f]{6}$/.test(frameColor) &&
    hingeSides.some((side) => side === hingeSide) &&
    openingDirections.some((direction) => direction === opening) &&
    (wallHeight === null ||
      (typeof wallHeight === 'number' && Number.isInteger(wallHeight) && wallHeight > 0)) &&
    hasOnly(others, [])
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: object, known: readonly string[]): boolean =>
  Object.keys(value).every((name) => known.includes(name));
