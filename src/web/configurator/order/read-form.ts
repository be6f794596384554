import { longestDesignText, readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { chooseType } from './choose-type.ts';
import { plainSizes } from './door-faults.ts';
import { remember } from './door-form.ts';
import { doorFormFields, type DoorForm, type DoorFormField, fieldName } from './form-fields.ts';
import { normaliseForm } from './normalise-form.ts';

/** Maximum length of a field; bounds the size of the page that repeats what was typed. */
const longestField = 300;

/** Reads a door from a posted form; missing and unknown values get defaults. */
export function readDoorForm(book: PriceBook, fields: ReadonlyMap<string, string>, index: number): DoorForm {
  const entries = doorFormFields.map((field) => {
    const longest = field === 'last' ? longestDesignText : longestField;
    return [field, (fields.get(fieldName(index, field)) ?? '').trim().slice(0, longest)];
  });
  const posted: DoorForm = plainSizes({
    ...(Object.fromEntries(entries) as DoorForm),
    fitted: '',
    dropped: '',
  });
  const before = readDesignText(posted.last)?.door.doorTypeKey;
  // Applies a change of type, which without scripts is first noticed here.
  if (before !== undefined && before !== posted.type) return remember(book, chooseType(book, posted));
  const blank = (field: DoorFormField) => fields.has(fieldName(index, field)) && posted[field] === '';
  // Keeps a blank size field blank: a default must not be submitted unnoticed.
  const door = {
    ...normaliseForm(book, posted),
    ...(blank('leaf') && { leaf: '' }),
    ...(blank('doorHeight') && { doorHeight: '' }),
  };
  return remember(book, door);
}
