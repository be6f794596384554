import type { OperationId } from '../app/operations/table.ts';
import { typedSize } from '../domain/doors/typed-size.ts';
import { given, readSize } from '../domain/doors/wire.ts';

const sizes = new Set(['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm']);
const counts = new Set(['leftPanels', 'rightPanels']);
const openingSizes = new Set(['widthMm', 'heightMm']);
/** Sizes that only doors of quotes have; they are always numbers. */
const quoteSizes = new Set(['wallHeight', 'panelsWidth']);

/** Door fields that assistants send as numbers as often as as strings. */
export const sizesAndCounts: ReadonlySet<string> = new Set([...sizes, ...counts]);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts sizes and counts in arguments to the operation's types. Assistants pass a size as the user said it, "1.8
 * m" or "6 ft 8", or as a number. Doors have strings; openings and doors of a quote by preset have numbers. An
 * ambiguous size is left for validation to reject.
 */
export function argumentsAsTaken(id: OperationId, args: unknown): unknown {
  if (!isRecord(args)) return args;
  const { doors, selectedDoor, opening } = args;
  const taken = (door: unknown) => {
    if (!isRecord(door)) return door;
    if (id !== 'createInternalDoorQuote') return withFields(door, inWords);
    return withFields(withFields(door, ofQuote), isByPreset(door) ? inNumbers : inWords);
  };
  return {
    ...args,
    ...(Array.isArray(doors) && { doors: doors.map(taken) }),
    ...(isRecord(selectedDoor) && { selectedDoor: taken(selectedDoor) }),
    ...(isRecord(opening) && { opening: withFields(opening, ofOpening) }),
  };
}

/** Whether a door is given by preset: unlike a door from a response, it has neither type nor design. */
const isByPreset = ({ doorTypeKey, design }: Fields) => isBlank(doorTypeKey) && isBlank(design);

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && given(value) === undefined);

function withFields(fields: Fields, change: (field: string, value: unknown) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(field, value)]));
}

/**
 * The value as a string. Fractions of a millimetre are rounded half up; fractions of a panel are left for
 * validation.
 */
function inWords(field: string, value: unknown): unknown {
  if (sizes.has(field)) {
    const size = typeof value === 'number' ? Math.round(value) : inMillimetres(value);
    return typeof size === 'number' ? String(size) : size;
  }
  return counts.has(field) && typeof value === 'number' ? String(value) : value;
}

function inNumbers(field: string, value: unknown): unknown {
  if (sizes.has(field)) return inMillimetres(value);
  return counts.has(field) && typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
}

const ofQuote = (field: string, value: unknown) => (quoteSizes.has(field) ? inMillimetres(value) : value);
const ofOpening = (field: string, value: unknown) => (openingSizes.has(field) ? inMillimetres(value) : value);

/** A size as a number of millimetres; a value that cannot be parsed is unchanged. */
function inMillimetres(value: unknown): unknown {
  return typeof value === 'string' ? (typedSize(value) ?? readSize(value) ?? value) : value;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
