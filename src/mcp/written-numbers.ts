import type { OperationId } from '../app/operations/table.ts';
import { given, readSize } from '../domain/doors/wire.ts';

const sizes = new Set(['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm']);
const counts = new Set(['leftPanels', 'rightPanels']);

/** Fields of a door that assistants write as numbers as often as in words. */
export const sizesAndCounts: ReadonlySet<string> = new Set([...sizes, ...counts]);

/**
 * The arguments with sizes and counts of doors as the operation takes them. A door is written in strings everywhere but in a
 * quote by its preset, where they are numbers; an assistant that mixes the two is understood. What cannot be read stays as
 * it is, to be refused by its name.
 */
export function asTheOperationTakesThem(id: OperationId, args: unknown): unknown {
  if (!isRecord(args)) return args;
  const { doors, selectedDoor } = args;
  const change = (door: unknown) => {
    if (!isRecord(door)) return door;
    return id === 'createInternalDoorQuote' && isByPreset(door)
      ? withFields(door, inNumbers)
      : withFields(door, inWords);
  };
  return {
    ...args,
    ...(Array.isArray(doors) && { doors: doors.map(change) }),
    ...(isRecord(selectedDoor) && { selectedDoor: change(selectedDoor) }),
  };
}

/** What makes a door of an answer, or one like it, is its type or its design. */
const isByPreset = ({ doorTypeKey, design }: Record<string, unknown>) =>
  isBlank(doorTypeKey) && isBlank(design);

const isBlank = (value: unknown) =>
  value === undefined || (typeof value === 'string' && given(value) === undefined);

function withFields(
  door: Record<string, unknown>,
  change: (field: string, value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(door).map(([field, value]) => [field, change(field, value)]));
}

/** A fraction of a millimetre is rounded half up; half a panel is none. */
function inWords(field: string, value: unknown): unknown {
  if (typeof value !== 'number' || !sizesAndCounts.has(field)) return value;
  return String(sizes.has(field) ? Math.round(value) : value);
}

function inNumbers(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (sizes.has(field)) return readSize(value) ?? value;
  return counts.has(field) && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
