import { typedSize } from '../domain/doors/typed-size.ts';

const doorSizes = ['opWidth', 'opHeight', 'doorLeafWidth', 'doorHeightMm'];
const openingSizes = ['widthMm', 'heightMm'];

type Arguments = Readonly<Record<string, unknown>>;

/**
 * Sizes that an assistant passes on as a person said them, "1.8 m" or "6 ft 8", in millimetres. What cannot be read for
 * certain stays as it is, to be refused by its name.
 */
export function withTypedSizes(args: unknown): unknown {
  if (!isRecord(args)) return args;
  const { doors, selectedDoor, opening } = args;
  return {
    ...args,
    ...(Array.isArray(doors) && {
      doors: doors.map((door: unknown) => inMillimetres(door, doorSizes, String)),
    }),
    ...(isRecord(selectedDoor) && { selectedDoor: inMillimetres(selectedDoor, doorSizes, String) }),
    ...(isRecord(opening) && { opening: inMillimetres(opening, openingSizes, Number) }),
  };
}

function inMillimetres(value: unknown, fields: readonly string[], as: (size: number) => unknown): unknown {
  if (!isRecord(value)) return value;
  const read = fields.flatMap((field) => {
    const text = value[field];
    const size = typeof text === 'string' ? typedSize(text) : undefined;
    return size === undefined ? [] : [[field, as(size)]];
  });
  return { ...value, ...(Object.fromEntries(read) as Arguments) };
}

const isRecord = (value: unknown): value is Arguments =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
