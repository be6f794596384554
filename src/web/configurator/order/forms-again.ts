import type { PriceBook } from '../../../domain/book/price-book.ts';
import { bounds } from '../../../contract/bounds.ts';
import { doorFormFields, type DoorForm, fieldName } from './form-fields.ts';
import { readDoorForm } from './read-form.ts';

/**
 * Doors that a browser has kept, read with the care of a posted form: an older version of the page, or another price
 * book, may have written them. Null if they are no doors.
 */
export function formsAgain(book: PriceBook, kept: unknown): readonly DoorForm[] | null {
  if (!Array.isArray(kept) || kept.length === 0 || kept.length > bounds.mostDoors) return null;
  const posted = new Map(
    (kept as readonly unknown[]).flatMap((door, index) =>
      doorFormFields.map((field) => {
        const value = (door as Partial<Record<string, unknown>> | null)?.[field];
        return [fieldName(index, field), typeof value === 'string' ? value : ''] as const;
      }),
    ),
  );
  return kept.map((_, index) => readDoorForm(book, posted, index));
}
