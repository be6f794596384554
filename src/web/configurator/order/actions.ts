import { standardAppearance, type DoorDesign } from '../../../domain/design/design.ts';
import { designText, readDesignText } from '../../../domain/design/design-text.ts';
import { type DoorField, doorFields, type WireDoor } from '../../../domain/doors/fields.ts';
import { barsText } from '../../../domain/extras/bars.ts';
import { standardFinish } from '../../../domain/extras/offer.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { chooseType } from './choose-type.ts';
import { ownBars } from './bars.ts';
import { ownColour } from './colours.ts';
import { formOfDesign, remember, wireOfForm } from './door-form.ts';
import {
  alternativesId,
  doorFormFields,
  type DoorForm,
  type DoorFormField,
  headingId,
} from './form-fields.ts';
import { normaliseForm } from './normalise-form.ts';
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
  /** Shows the other price first. Which price that is comes from the query of the form's action. */
  switchPrices: 'prices',
  copy: (index: number) => `copy.${index}`,
  remove: (index: number) => `remove.${index}`,
  /** Gives a door another layout for its opening; extras and swing are kept. */
  take: (index: number, door: Layout) =>
    `take.${index}.${designText({ door: layoutOf(door), appearance: standardAppearance })}`,
  /** Opens the alternatives for a door. */
  compare: (index: number) => `compare.${index}`,
  /** Starts from this door: replaces the only door, or is appended to several. */
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
      return { doors: doors.toSpliced(index + 1, 0, door), focus: headingId(index + 1) };
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

/** Sets a field of a door. A change of panels refits the leaf, a change of type may refit the panels. */
export function changeField(
  book: PriceBook,
  doors: readonly DoorForm[],
  name: string,
  value: string,
): readonly DoorForm[] {
  const [place, fieldText] = /^d(\d{1,2})-(\w+)$/.exec(name)?.slice(1) ?? [];
  const index = Number(place);
  const door = doors[index];
  const field = doorFormFields.find((known) => known === fieldText);
  if (!door || !field) return doors;
  return doors.with(index, remember(book, withField(book, { ...door, fitted: '' }, field, value)));
}

function withField(book: PriceBook, door: DoorForm, field: DoorFormField, value: string): DoorForm {
  const changed = { ...door, [field]: value };
  if (field === 'type') return chooseType(book, changed);
  if (value === ownColour && field === 'colour') return { ...changed, hex: door.hex || colourOf(book, door) };
  if (value === ownBars && field === 'bars') return { ...changed, grid: door.grid || barsOf(door) };
  return rearranging.has(field) ? normaliseForm(book, { ...changed, leaf: '' }) : changed;
}

/** What a field of one's own begins with: the choice before, so that the door stays drawn and priced. */
const colourOf = (book: PriceBook, door: DoorForm) =>
  wireOfForm(door).frameColor ?? standardFinish(book.extras);
const barsOf = (door: DoorForm) => wireOfForm(door).glazingBars ?? barsText({ columns: 1, rows: 1 });

/** The values to keep when a door gets another layout. */
function preferencesOf(door: DoorForm) {
  const { colour, hex, bars, grid, glass, handle, lock, quantity, room } = door;
  const { hinge, opening, wall, fullWidth, budget, compare } = door;
  const extras = { colour, hex, bars, grid, glass, handle, lock, quantity, room };
  return { ...extras, hinge, opening, wall, fullWidth, budget, compare };
}

const rearranging = new Set<DoorFormField>(['leaves', 'left', 'right', 'transom']);

const same = (doors: readonly DoorForm[]): Changed => ({ doors, focus: null });
const appended = (doors: readonly DoorForm[], door: DoorForm): Changed => ({
  doors: [...doors, door],
  focus: headingId(doors.length),
});
