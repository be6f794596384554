import type { OperationId } from '../app/operations/table.ts';
import { typedSize } from '../domain/doors/typed-size.ts';
import { given, readSize } from '../domain/doors/wire.ts';
import { hexOfFinish, readFinish } from '../domain/extras/finish.ts';
import { choiceNamed, type ExtrasOffer } from '../domain/extras/offer.ts';

const sizes = new Set(['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm']);
const counts = new Set(['leftPanels', 'rightPanels']);
/** Sizes that are numbers in every operation. */
const numericSizes = new Set(['wallHeight', 'panelsWidth', 'toleranceMm', 'minClearWidthMm']);
const openingSizes = new Set(['widthMm', 'heightMm']);
const yesOrNo = new Set(['lock', 'topPanel']);
const sides = new Set(['hingeSide', 'opening']);

/** Fields that tools accept both as number and as text. */
export const sizesAndCounts: ReadonlySet<string> = new Set([
  ...sizes,
  ...counts,
  ...numericSizes,
  ...openingSizes,
]);

/**
 * Smallest size in millimetres. A smaller number must be in another unit, and is not rounded, because the
 * question about the unit quotes it.
 */
const leastSize = 100;

type Fields = Readonly<Record<string, unknown>>;
type Change = (field: string, value: unknown) => unknown;

/**
 * Converts arguments to the operation's types where their meaning is clear. Assistants pass a size as the user said
 * it, "1.8 m" or "6 ft 8", or as a number; a lock as true; glass and handle by name. Doors have strings; openings and
 * doors of a quote by preset have numbers. Ambiguous values stay unchanged, for validation to reject.
 */
export function argumentsAsTaken(id: OperationId, args: unknown, offer: ExtrasOffer): unknown {
  if (!isRecord(args)) return args;
  const { doors, selectedDoor, opening } = args;
  const extras: Change = (field, value) => extraAsTaken(offer, field, value);
  const taken = (door: unknown) => {
    if (!isRecord(door)) return door;
    const named = withFields(door, extras);
    if (id !== 'createInternalDoorQuote' || !isByPreset(door)) return withFields(named, inWords);
    return withFields(named, inNumbers);
  };
  return {
    ...(id === 'findInternalDoors' ? withFields(args, extras) : args),
    ...(Array.isArray(doors) && { doors: doors.map(taken) }),
    ...(isRecord(selectedDoor) && { selectedDoor: taken(selectedDoor) }),
    ...(isRecord(opening) && { opening: withFields(opening, ofOpening) }),
  };
}

/** Whether a door is given by preset: unlike a door from a response, it has neither type nor design. */
const isByPreset = ({ doorTypeKey, design }: Fields) => isBlank(doorTypeKey) && isBlank(design);

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && given(value) === undefined);

function withFields(fields: Fields, change: Change): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(field, value)]));
}

/** Converts a field that has the same type in all kinds of doors and in a search. */
function extraAsTaken(offer: ExtrasOffer, field: string, value: unknown): unknown {
  if (numericSizes.has(field)) return inMillimetres(value);
  if (yesOrNo.has(field) && typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'string') return value;
  if (sides.has(field)) return value.trim().toLowerCase();
  if (field === 'glass') return choiceNamed(offer.glass, value)?.key ?? value;
  return field === 'handle' ? (choiceNamed(offer.handles, value)?.key ?? value) : value;
}

/**
 * The value as a string. Fractions of a millimetre are rounded half up; fractions of a panel are left for
 * validation.
 */
function inWords(field: string, value: unknown): unknown {
  if (sizes.has(field)) {
    const size = inMillimetres(value);
    if (typeof size !== 'number') return size;
    return String(size < leastSize ? size : Math.round(size));
  }
  return counts.has(field) && typeof value === 'number' ? String(value) : value;
}

/** The value in the types of a door by preset: numbers, and a HEX colour. */
function inNumbers(field: string, value: unknown): unknown {
  if (sizes.has(field)) return inMillimetres(value);
  if (typeof value !== 'string') return value;
  if (field === 'frameColor') {
    const finish = readFinish(value);
    return finish === undefined ? value : hexOfFinish(finish);
  }
  return counts.has(field) && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
}

const ofOpening: Change = (field, value) => (openingSizes.has(field) ? inMillimetres(value) : value);

/** A size as a number of millimetres; a value that cannot be parsed is unchanged. */
function inMillimetres(value: unknown): unknown {
  return typeof value === 'string' ? (typedSize(value) ?? readSize(value) ?? value) : value;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
