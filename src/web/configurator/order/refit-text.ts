import type { PriceBook } from '../../../domain/book/price-book.ts';
import { assess } from '../../../domain/pricing/assess.ts';
import { inWords, listed, withArticle } from '../../../domain/wording/format.ts';
import { extras, typeName } from '../../../domain/wording/names.ts';
import { isReadable } from './door-faults.ts';
import { wireOfForm } from './door-form.ts';
import type { DoorForm } from './form-fields.ts';
import { type LayoutField, layoutFields, readChosen } from './layout-choices.ts';

/** Explains which other fields the customer's change has changed; null if none. */
export function refitText(book: PriceBook, form: DoorForm): string | null {
  if (!isReadable(book, form)) return null;
  const assessment = assess(book, wireOfForm(form));
  if (assessment.outcome !== 'priced') return null;
  const { door } = assessment;
  const type = withArticle(typeName(door.model.type));
  const missed = missedChoices(form);
  if (missed.length > 0)
    return `You chose ${listed(missed)}: ${type} cannot have that in this opening, so we changed it. Your choice comes back where it fits.`;
  return form.fitted === 'yes' ? fittedText(type, extras(door)) : null;
}

const fittedText = (type: string, added: string): string =>
  added === ''
    ? `We fitted it without side panels or a transom, so that ${type} fills your opening.`
    : `We fitted ${added}, so that ${type} fills your opening. All of it can be changed below.`;

/** Texts of the choices that the layout has no room for. */
function missedChoices(form: DoorForm): readonly string[] {
  const chosen = readChosen(form.chosen);
  return layoutFields.flatMap((field) => {
    const value = chosen[field];
    // A field is blank if this layout does not have it.
    return value === undefined || form[field] === '' || form[field] === value ? [] : [words[field](value)];
  });
}

const panels = (count: string, side: string) =>
  count === '0'
    ? `no panel on the ${side}`
    : `${inWords(Number(count))} ${count === '1' ? 'panel' : 'panels'} on the ${side}`;

const words: Readonly<Record<LayoutField, (value: string) => string>> = {
  leaves: (value) => `${inWords(Number(value.charAt(0)))} leaves`,
  left: (value) => panels(value, 'left'),
  right: (value) => panels(value, 'right'),
  transom: (value) => (value === 'yes' ? 'a transom' : 'no transom'),
  leaf: (value) => `a leaf of ${value} mm`,
  doorHeight: (value) => `a door height of ${value} mm`,
};
