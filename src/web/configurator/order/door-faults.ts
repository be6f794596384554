import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import { modelsOfType, type PriceBook } from '../../../domain/book/price-book.ts';
import { choosesLeafWidth } from '../../../domain/doors/door.ts';
import { doubtOfGiven, doubtText, type SizeKind } from '../../../domain/doors/likely-size.ts';
import { readTypedSize, typedSize } from '../../../domain/doors/typed-size.ts';
import { readBars } from '../../../domain/extras/bars.ts';
import { mostPiecesOfADoor, readQuantity } from '../../../domain/extras/extras.ts';
import { notOffered } from '../../../domain/extras/offer.ts';
import { ownBars } from './bars.ts';
import { ownColour, readColour } from './colours.ts';
import type { DoorForm, DoorFormField } from './form-fields.ts';

export type DoorFaults = Partial<Record<DoorFormField, string>>;

const sizeFields = ['width', 'height', 'leaf', 'doorHeight', 'wall'] as const satisfies readonly SizeKind[];
type SizeField = (typeof sizeFields)[number];

/** Labels for error messages. */
export const doorFieldNames: Readonly<Partial<Record<DoorFormField, string>>> = {
  width: 'Opening width',
  height: 'Opening height',
  leaf: 'Leaf width',
  doorHeight: 'Door height below the transom',
  wall: 'Wall height',
  hex: 'Your colour',
  grid: 'Your glazing bars',
  quantity: 'How many of these',
};

/** All faults that keep a door from being submitted. */
export function faultsOf(book: PriceBook, form: DoorForm): DoorFaults {
  return { ...unreadable(book, form), ...lowWall(form) };
}

/** Faults that keep a door from being priced and drawn. */
function unreadable(book: PriceBook, form: DoorForm): DoorFaults {
  const faults: DoorFaults = {};
  for (const field of sizeFields) {
    const read = readTypedSize(form[field]);
    if (read.kind === 'unclear') faults[field] = read.message;
    const doubt = doubtOfSize(book, form, field);
    if (doubt !== null) faults[field] = doubt;
    if (read.kind === 'blank' && isNeeded(book, form, field))
      faults[field] = 'Please give this size in millimetres, such as 900.';
  }
  if (form.colour === ownColour && readColour(form.hex) === undefined) {
    faults.hex = 'Please give a colour such as RAL 7016, #1f3d36 or anthracite.';
  }
  if (form.bars === ownBars && !isGrid(book, form.grid)) {
    const { mostColumns = 1, mostRows = 1 } = book.extras.glazingBars ?? {};
    faults.grid = `Please give columns and rows of panes, such as 2x4, and at most ${mostColumns}x${mostRows}.`;
  }
  if (form.quantity !== '' && readQuantity(form.quantity) === undefined) {
    faults.quantity = `Please give a whole number from 1 to ${mostPiecesOfADoor}.`;
  }
  return faults;
}

/** The question about a size that was probably given in another unit. */
function doubtOfSize(book: PriceBook, form: DoorForm, field: SizeField): string | null {
  const type = doorTypeKeys.find((known) => known === form.type);
  const given = form[field].trim();
  const doubt = doubtOfGiven(book, { kind: field, given, type });
  if (!doubt) return null;
  const text = doubtText(doubt);
  return `${/^[\d.,\s]+$/.test(given) ? `${given} mm` : given} ${text}${text.endsWith('?') ? '' : '.'}`;
}

const isGrid = (book: PriceBook, grid: string): boolean =>
  readBars(grid) !== undefined && notOffered(book.extras, { glazingBars: grid }).length === 0;

export const isReadable = (book: PriceBook, form: DoorForm): boolean =>
  Object.keys(unreadable(book, form)).length === 0;

/** Converts sizes to plain millimetres; an invalid size stays as typed. */
export function plainSizes(form: DoorForm): DoorForm {
  const plain = sizeFields.map((field) => [field, String(typedSize(form[field]) ?? form[field])]);
  return { ...form, ...(Object.fromEntries(plain) as Record<SizeField, string>) };
}

function asksForLeaf(book: PriceBook, { type, leaves, left, right }: DoorForm): boolean {
  const key = doorTypeKeys.find((known) => known === type);
  const model = key && modelsOfType(book, key).find(({ bifoldConfig }) => (bifoldConfig ?? '') === leaves);
  return model !== undefined && choosesLeafWidth(model, { left: Number(left), right: Number(right) });
}

function isNeeded(book: PriceBook, form: DoorForm, field: SizeField): boolean {
  if (field === 'wall') return false;
  if (field === 'leaf') return asksForLeaf(book, form);
  return field !== 'doorHeight' || form.transom === 'yes';
}

/**
 * The fault of a wall lower than the opening: one of the two sizes is wrong, but the door can still be drawn and
 * priced.
 */
function lowWall({ wall, height }: DoorForm): DoorFaults {
  const wallHeight = typedSize(wall);
  const opening = typedSize(height);
  if (wallHeight === undefined || opening === undefined || wallHeight >= opening) return {};
  return {
    wall: `A wall of ${wallHeight} mm is lower than the opening in it, ${opening} mm. Please correct one of them, or leave this out.`,
  };
}
