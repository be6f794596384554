import type { PriceBook } from '../../domain/book/price-book.ts';
import { readAsked } from '../../domain/doors/asked.ts';
import { panelCount } from '../../domain/doors/door.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { presetOf } from '../../domain/doors/presets.ts';
import { given } from '../../domain/doors/wire.ts';

/** A door as sent, and as resolved. */
export interface ReadDoor {
  readonly pointer: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly door: WireDoor;
}

/**
 * JSON pointers of fields without effect: an unknown preset, handle and lock of a fixed panel, and the panel
 * width of a door without side panels.
 */
export function unusedFields(book: PriceBook, doors: readonly ReadDoor[]): readonly string[] {
  return doors.flatMap(({ pointer, sent, door }) => {
    const unused = (field: 'preset' | 'handle' | 'lock' | 'panelsWidth') => {
      const value = sent[field];
      const isGiven = typeof value === 'string' ? given(value) !== undefined : value !== undefined;
      return isGiven ? [`${pointer}/${field}`] : [];
    };
    const { type, panels } = readAsked(book, door);
    const hasNoPanels = panels !== null && panelCount(panels) === 0;
    return [
      ...(presetOf(door.preset) ? [] : unused('preset')),
      ...(type === 'FIX_PANEL' ? [...unused('handle'), ...unused('lock')] : []),
      ...(hasNoPanels ? unused('panelsWidth') : []),
    ];
  });
}
