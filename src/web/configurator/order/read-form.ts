import { longestDesignText, readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { chooseType } from './choose-type.ts';
import { plainSizes } from './door-faults.ts';
import { remember } from './door-form.ts';
import { doorFormFields, type DoorForm, type DoorFormField, fieldName } from './form-fields.ts';
import { settle } from './settle.ts';

/** Far more than anybody writes into a field of a door: a page repeats what was typed, which takes its time. */
const longestField = 300;

/** The fields of a posted form; what is missing or unknown gets our usual choice. */
export function readDoorForm(book: PriceBook, fields: ReadonlyMap<string, string>, index: number): DoorForm {
  const entries = doorFormFields.map((field) => {
    const longest = field === 'last' ? longestDesignText : longestField;
    return [field, (fields.get(fieldName(index, field)) ?? '').trim().slice(0, longest)];
  });
  const posted: DoorForm = plainSizes({ ...(Object.fromEntries(entries) as DoorForm), fitted: '' });
  const before = readDesignText(posted.last)?.door.doorTypeKey;
  // Without scripts only the next page can see that another type was chosen.
  if (before !== undefined && before !== posted.type) return remember(book, chooseType(book, posted));
  const blank = (field: DoorFormField) => fields.has(fieldName(index, field)) && posted[field] === '';
  // A size that was asked for and is blank stays blank, so that nobody is sent a size that was not given.
  const door = {
    ...settle(book, posted),
    ...(blank('leaf') && { leaf: '' }),
    ...(blank('doorHeight') && { doorHeight: '' }),
  };
  return remember(book, door);
}
