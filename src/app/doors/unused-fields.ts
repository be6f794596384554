import type { PriceBook } from '../../domain/book/price-book.ts';
import { readAsked } from '../../domain/doors/asked.ts';
import { panelCount } from '../../domain/doors/door.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { presetOf } from '../../domain/doors/presets.ts';
import { given } from '../../domain/doors/wire.ts';

/** A door as sent, and what it says; the latter is read only where the former has a field to judge. */
export interface ReadDoor {
  readonly pointer: string;
  readonly sent: object;
  readonly door: () => WireDoor;
}

/** Fields that have no effect on some doors. */
const judged = ['preset', 'handle', 'lock', 'panelsWidth'] as const;

/**
 * JSON pointers of fields without effect: an unknown preset, handle and lock of a fixed panel, and the panel
 * width of a door without side panels.
 */
export function unusedFields(book: PriceBook, doors: readonly ReadDoor[]): readonly string[] {
  return doors.flatMap(({ pointer, sent, door: read }) => {
    const found = judged.filter((field) => isGiven(Reflect.get(sent, field)));
    if (found.length === 0) return [];
    const door = read();
    const { type, panels } = readAsked(book, door);
    const isFixed = type === 'FIX_PANEL';
    const isUnused = {
      preset: !presetOf(door.preset),
      handle: isFixed,
      lock: isFixed,
      panelsWidth: panels !== null && panelCount(panels) === 0,
    };
    return found.filter((field) => isUnused[field]).map((field) => `${pointer}/${field}`);
  });
}

const isGiven = (value: unknown): boolean =>
  typeof value === 'string' ? given(value) !== undefined : value !== undefined;
