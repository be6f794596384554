import type { PriceBook } from '../../../domain/book/price-book.ts';
import { bounds } from '../../../contract/bounds.ts';
import { doorFormFields, type DoorForm, fieldName } from './form-fields.ts';
import { readDoorForm } from './read-form.ts';

/**
 * Reads doors stored by a browser, and validates them like a posted form: an older version of the page, or a
 * page with another price book, may have written them. Null if the value is not a list of doors.
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
