import { longestDesignText, readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { plainSizes } from './door-faults.ts';
import { formOfDesign, remember } from './door-form.ts';
import { doorFormFields, type DoorForm, type DoorFormField, fieldName } from './form-fields.ts';
import { chosenText, layoutFields, readChosen, withChoice } from './layout-choices.ts';
import { normaliseForm } from './normalise-form.ts';
import { refitForm } from './refit-form.ts';

/** Maximum length of a field; bounds the size of the page that repeats what was typed. */
const longestField = 300;

/** Reads a door from a posted form; missing and unknown values get defaults. */
export function readDoorForm(book: PriceBook, fields: ReadonlyMap<string, string>, index: number): DoorForm {
  const isPosted = (field: DoorFormField) => fields.has(fieldName(index, field));
  const entries = doorFormFields.map((field) => {
    const longest = field === 'last' ? longestDesignText : longestField;
    return [field, (fields.get(fieldName(index, field)) ?? '').trim().slice(0, longest)];
  });
  const posted = plainSizes({ ...(Object.fromEntries(entries) as DoorForm), fitted: '', dropped: '' });
  const last = readDesignText(posted.last);
  const shown = last && formOfDesign(book, last);
  const refitted = shown && refitPost(book, posted, shown, isPosted);
  const door = refitted ?? normaliseForm(book, posted);
  // Keeps a blank size field blank: a default must not be submitted unnoticed.
  const blank = (field: DoorFormField) => isPosted(field) && posted[field] === '' && shown?.[field] !== '';
  return remember(book, {
    ...door,
    ...(blank('leaf') && { leaf: '' }),
    ...(blank('doorHeight') && { doorHeight: '' }),
  });
}

/**
 * Fits the layout to changes that a browser without scripts posts: only here are they compared with the page
 * as it was shown. Null if type, size and layout are unchanged.
 */
function refitPost(
  book: PriceBook,
  posted: DoorForm,
  shown: DoorForm,
  isPosted: (field: DoorFormField) => boolean,
): DoorForm | null {
  const transom = posted.transom === 'yes' ? 'yes' : 'no';
  const asPosted = { ...posted, transom };
  const moved = layoutFields.filter(
    (field) => (isPosted(field) || field === 'transom') && asPosted[field] !== shown[field],
  );
  const isSame = (['type', 'width', 'height'] as const).every((field) => posted[field] === shown[field]);
  if (isSame && moved.length === 0) return null;
  const chosen = moved.reduce(
    (choices, field) => withChoice(choices, field, asPosted[field]),
    readChosen(posted.chosen),
  );
  const refitted = refitForm(book, { ...asPosted, chosen: chosenText(chosen) }, '');
  const differs = moved.some((field) => asPosted[field] !== '' && asPosted[field] !== refitted[field]);
  return { ...refitted, fitted: differs ? 'yes' : refitted.fitted };
}
