import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { choosesLeafWidth, type Door, type Opening } from '../../../domain/doors/door.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import { solveLayout } from '../../../domain/recovery/solve-layout.ts';
import type { DoorForm } from './form-fields.ts';
import {
  type Chosen,
  choicesOf,
  chosenText,
  type LayoutField,
  layoutFields,
  readChosen,
} from './layout-choices.ts';
import { normaliseForm } from './normalise-form.ts';

/**
 * Solves the layout again for the type, the opening and the customer's choices. Sets `fitted` if fields other
 * than `edited` changed.
 */
export function refitForm(book: PriceBook, form: DoorForm, edited: string): DoorForm {
  const opening = openingOf(form);
  const type = doorTypeKeys.find((key) => key === form.type);
  if (!opening || !type) return form;
  const chosen = readChosen(form.chosen);
  const door = solveLayout(book, type, opening, choicesOf(chosen));
  const refitted = normaliseForm(book, { ...form, ...(door ? fieldsOf(door) : asChosen(chosen)) });
  const moved = arranging.some(
    (field) =>
      field !== edited && form[field] !== '' && refitted[field] !== '' && refitted[field] !== form[field],
  );
  return { ...refitted, fitted: moved && door ? 'yes' : '' };
}

const arranging = ['leaves', 'left', 'right', 'transom'] as const;

function openingOf({ width, height }: DoorForm): Opening | null {
  const sizes = { width: typedSize(width), height: typedSize(height) };
  return sizes.width !== undefined && sizes.height !== undefined
    ? { width: sizes.width, height: sizes.height }
    : null;
}

function fieldsOf(door: Door): Record<LayoutField, string> {
  return {
    leaves: door.model.bifoldConfig ?? '',
    left: String(door.left),
    right: String(door.right),
    transom: door.transom ? 'yes' : 'no',
    leaf: choosesLeafWidth(door.model, door) ? String(door.leafWidth) : '',
    doorHeight: door.transom ? String(door.doorHeight) : '',
  };
}

/** The chosen fields alone: the layout if this type cannot fill the opening. */
const asChosen = (chosen: Chosen): Record<LayoutField, string> => ({
  ...{ leaves: '', left: '0', right: '0', transom: 'no', leaf: '', doorHeight: '' },
  ...chosen,
});

/**
 * The choices that reproduce the layout of a linked door. None if the fitted layout is the same: a change of
 * type or size then fits the layout again.
 */
export function chosenOfDoor(book: PriceBook, form: DoorForm): string {
  const fittedFor = (chosen: Chosen) => refitForm(book, { ...form, chosen: chosenText(chosen) }, '');
  if (differing(form, fittedFor({})).length === 0) return '';
  const pieces = pick(form, (field) => !isSize(field) && !isNothing(form[field]));
  const sizes = differing(form, fittedFor(pieces)).filter(isSize);
  const said = { ...pieces, ...pick(form, (field) => sizes.includes(field)) };
  const again = fittedFor(said);
  const isMadeOtherwise = again.fitted === '' && differing(form, again).length > 0;
  return chosenText(isMadeOtherwise ? pick(form, () => true) : said);
}

const differing = (one: DoorForm, other: DoorForm): readonly LayoutField[] =>
  layoutFields.filter((field) => one[field] !== other[field]);

const isSize = (field: LayoutField): boolean => field === 'leaf' || field === 'doorHeight';
const isNothing = (value: string): boolean => value === '0' || value === 'no';

const pick = (form: DoorForm, isChosen: (field: LayoutField) => boolean): Chosen =>
  Object.fromEntries(
    layoutFields
      .filter((field) => form[field] !== '' && isChosen(field))
      .map((field) => [field, form[field]]),
  );
