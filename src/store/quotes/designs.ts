import type { DoorDesign } from '../../domain/design/design.ts';
import { hingeSides, openingDirections } from '../../domain/design/design.ts';
import { doorFields } from '../../domain/doors/fields.ts';
import { extraFields } from '../../domain/extras/extras.ts';
import { readFinish } from '../../domain/extras/finish.ts';
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
  return designs.map(withColourInDoor);
}

/** Jet black, which earlier versions also stored when the customer chose no colour. */
const formerStandard = '#1c1c1e';

/** Earlier versions stored the colour with the appearance. */
function withColourInDoor(stored: StoredDesign): DoorDesign {
  const { frameColor, ...appearance } = stored.appearance;
  const isChosen = frameColor !== undefined && frameColor !== formerStandard;
  return { door: { ...stored.door, ...(isChosen && { frameColor }) }, appearance };
}

interface StoredDesign extends DoorDesign {
  readonly appearance: DoorDesign['appearance'] & { readonly frameColor?: string };
}

function isDesign(value: unknown): value is StoredDesign {
  return isRecord(value) && hasOnly(value, ['door', 'appearance']) && isDoor(value) && hasLooks(value);
}

function isDoor({ door }: Record<string, unknown>): boolean {
  return (
    isRecord(door) &&
    hasOnly(door, [...doorFields, ...extraFields]) &&
    Object.values(door).every((each) => typeof each === 'string') &&
    isColour(door['frameColor'])
  );
}

function hasLooks({ appearance }: Record<string, unknown>): boolean {
  if (!isRecord(appearance)) return false;
  const { frameColor, hingeSide, opening, wallHeight, ...others } = appearance;
  return (
    isColour(frameColor) &&
    hingeSides.some((side) => side === hingeSide) &&
    openingDirections.some((direction) => direction === opening) &&
    (wallHeight === null ||
      (typeof wallHeight === 'number' && Number.isInteger(wallHeight) && wallHeight > 0)) &&
    hasOnly(others, [])
  );
}

const isColour = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && readFinish(value) !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasOnly = (value: object, known: readonly string[]): boolean =>
  Object.keys(value).every((name) => known.includes(name));
