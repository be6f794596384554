import { standardAppearance, type DoorDesign } from '../../../domain/design/design.ts';
import { designText, readDesignText } from '../../../domain/design/design-text.ts';
import { type DoorField, doorFields, type WireDoor } from '../../../domain/doors/fields.ts';
import { selectedId } from '../../../domain/recommendation/candidate.ts';
import { barsText } from '../../../domain/extras/bars.ts';
import { standardFinish } from '../../../domain/extras/offer.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { ownBars } from './bars.ts';
import { ownColour } from './colours.ts';
import { formOfDesign, remember, wireOfForm } from './door-form.ts';
import {
  alternativesId,
  comparisonId,
  doorFormFields,
  type DoorForm,
  type DoorFormField,
  headingId,
} from './form-fields.ts';
import { chosenText, isLayoutField, readChosen, withChoice } from './layout-choices.ts';
import { refitForm } from './refit-form.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import { bounds } from '../../../contract/bounds.ts';

/** The initial door of the configurator. */
export const standardDesign: DoorDesign = {
  door: { doorTypeKey: 'DOUBLE_HINGED', opWidth: '1600', opHeight: '2100' },
  appearance: standardAppearance,
};

/** Values of the submit buttons, so that they work with and without scripts. */
export const actions = {
  update: 'update',
  send: 'send',
  add: 'add',
  /** Switches between prices with and without VAT. The current view is in the query of the form's action. */
  switchPrices: 'prices',
  copy: (index: number) => `copy.${index}`,
  remove: (index: number) => `remove.${index}`,
  /** Gives a door another layout for its opening; extras and swing are kept. */
  take: (index: number, door: Layout) =>
    `take.${index}.${designText({ door: layoutOf(door), appearance: standardAppearance })}`,
  /** Opens the alternatives for a door. */
  compare: (index: number) => `compare.${index}`,
  /** Compares a layout with the customer's door; an empty id closes the comparison. */
  beside: (index: number, id: string) => `beside.${index}.${id}`,
  /** Starts from this door, which replaces the only door or is appended to several. */
  start: (door: WireDoor) => `start.0.${designText({ door, appearance: standardAppearance })}`,
} as const;

type Layout = Readonly<Partial<Record<DoorField, string>>>;

const layoutOf = (door: Layout): WireDoor =>
  Object.fromEntries(doorFields.map((field) => [field, isLabel(field) ? '' : door[field]]));

const isLabel = (field: DoorField): boolean => field === 'preset' || field === 'doorType';

export interface Changed {
  readonly doors: readonly DoorForm[];
  /** Id of the element to focus. */
  readonly focus: string | null;
}

/** Applies the action of a submit button; an invalid action changes nothing. */
export function applyAction(book: PriceBook, doors: readonly DoorForm[], action: string): Changed {
  const [verb = '', place = '', text = ''] =
    /^(\w+)(?:\.(\d{1,2})(?:\.(.*))?)?$/s.exec(action)?.slice(1) ?? [];
  const index = Number(place);
  const door = doors[index];
  const full = doors.length >= bounds.mostDoors;
  switch (verb) {
    case 'add':
      return full ? same(doors) : appended(doors, formOfDesign(book, standardDesign));
    case 'copy':
      if (!door || full) return same(doors);
      // A copy is for another room, so the name of the room is not copied.
      return { doors: doors.toSpliced(index + 1, 0, withoutRoom(book, door)), focus: headingId(index + 1) };
    case 'remove':
      if (!door || doors.length === 1) return same(doors);
      return { doors: doors.toSpliced(index, 1), focus: headingId(Math.max(0, index - 1)) };
    case 'take': {
      const design = readDesignText(text);
      if (!door || !design) return same(doors);
      const taken = { ...formOfDesign(book, design), ...preferencesOf(door) };
      return { doors: doors.with(index, remember(book, taken)), focus: headingId(index) };
    }
    case 'compare':
      if (!door) return same(doors);
      return { doors: doors.with(index, { ...door, compare: 'yes' }), focus: alternativesId(index) };
    case 'beside':
      if (!door) return same(doors);
      return {
        doors: doors.with(index, {
          ...door,
          compare: 'yes',
          compareOne: text === '' ? '' : selectedId,
          compareOther: text,
        }),
        focus: text === '' ? alternativesId(index) : comparisonId(index),
      };
    case 'start': {
      const design = readDesignText(text);
      if (!design) return same(doors);
      const started = formOfDesign(book, design);
      return doors.length <= 1
        ? { doors: [started], focus: headingId(0) }
        : full
          ? same(doors)
          : appended(doors, started);
    }
    default:
      return same(doors);
  }
}

/** Sets a field of a door. After a change of type, size or layout, fits the fields that were not chosen. */
export function changeField(
  book: PriceBook,
  doors: readonly DoorForm[],
  name: string,
  value: string,
): readonly DoorForm[] {
  const [index, field] = fieldOf(name);
  const door = doors[index];
  if (!door || !field) return doors;
  return doors.with(index, remember(book, withField(book, { ...door, fitted: '' }, field, value)));
}

/** The doors with one field set to its text as typed so far. */
export function withTyped(
  doors: readonly DoorForm[],
  { name, value }: { readonly name: string; readonly value: string },
): readonly DoorForm[] {
  const [index, field] = fieldOf(name);
  const door = doors[index];
  return door && field ? doors.with(index, { ...door, [field]: value }) : doors;
}

function fieldOf(name: string): [index: number, field: DoorFormField | undefined] {
  const [place, text] = /^d(\d{1,2})-(\w+)$/.exec(name)?.slice(1) ?? [];
  return [Number(place), doorFormFields.find((known) => known === text)];
}

function withField(book: PriceBook, door: DoorForm, field: DoorFormField, value: string): DoorForm {
  const changed = { ...door, [field]: value };
  if (value === ownColour && field === 'colour') return { ...changed, hex: door.hex || colourOf(book, door) };
  if (value === ownBars && field === 'bars') return { ...changed, grid: door.grid || barsOf(door) };
  if (isLayoutField(field)) {
    // An unticked checkbox has no value.
    const text = field === 'transom' && value === '' ? 'no' : value;
    const chosen = chosenText(withChoice(readChosen(door.chosen), field, text));
    const refitted = refitForm(book, { ...changed, chosen }, field);
    return isSizeInWords(field, value) ? { ...refitted, [field]: value } : refitted;
  }
  return field === 'type' || field === 'width' || field === 'height'
    ? refitForm(book, changed, field)
    : changed;
}

/** Initial values of the fields for another colour and grid: the values before, so the price stays. */
const colourOf = (book: PriceBook, door: DoorForm) =>
  wireOfForm(door).frameColor ?? standardFinish(book.extras);
const barsOf = (door: DoorForm) => wireOfForm(door).glazingBars ?? barsText({ columns: 1, rows: 1 });

/** Whether the value is a blank or unreadable size: such a size stays in the form as typed. */
const isSizeInWords = (field: DoorFormField, value: string): boolean =>
  (field === 'leaf' || field === 'doorHeight') && typedSize(value) === undefined;

const withoutRoom = (book: PriceBook, door: DoorForm): DoorForm =>
  door.room === '' ? door : remember(book, { ...door, room: '' });

/** The values to keep when a door gets another layout. */
function preferencesOf(door: DoorForm) {
  const { colour, hex, bars, grid, glass, handle, lock, quantity, room } = door;
  const { hinge, opening, wall, fullWidth, budget, compare } = door;
  const extras = { colour, hex, bars, grid, glass, handle, lock, quantity, room };
  return { ...extras, hinge, opening, wall, fullWidth, budget, compare };
}

const same = (doors: readonly DoorForm[]): Changed => ({ doors, focus: null });
const appended = (doors: readonly DoorForm[], door: DoorForm): Changed => ({
  doors: [...doors, door],
  focus: headingId(doors.length),
});
