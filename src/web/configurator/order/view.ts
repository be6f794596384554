import { estimate } from '../../../app/doors/estimate.ts';
import { recommend } from '../../../app/doors/recommend.ts';
import type { EstimatedDoor, Recovery } from '../../../contract/doors/estimate.ts';
import type { RecommendResponse } from '../../../contract/doors/recommend.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { readSize } from '../../../domain/doors/wire.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { ownColour, readHex } from './colours.ts';
import { designOfForm, wireOfForm } from './door-form.ts';
import { type DoorForm, type DoorFormField } from './form-fields.ts';
import { bounds } from '../../../contract/bounds.ts';

export type DoorFaults = Partial<Record<DoorFormField, string>>;

/** A door with what it costs. */
export interface PricedDoor {
  readonly design: DoorDesign;
  /** Null where nothing can be said of its price, as while a field cannot be read. */
  readonly estimated: EstimatedDoor | null;
}

/** One door of an order, with all a page says about it. */
export interface DoorView extends PricedDoor {
  readonly form: DoorForm;
  readonly faults: DoorFaults;
  readonly recovery: Recovery | null;
}

/** From so many doors on a page takes long to make: another thread makes it, and other layouts are left out until asked for. */
export const manyDoors = 4;

export interface PricedOrder<Door extends PricedDoor = PricedDoor> {
  readonly doors: readonly Door[];
  readonly total: number;
  readonly leadTimeWeeks: number;
  /** How many doors are in the total. */
  readonly priced: number;
}

export type OrderView = PricedOrder<DoorView>;

export function viewOrder(book: PriceBook, forms: readonly DoorForm[]): OrderView {
  const doors = forms.map((form) => viewDoor(book, form));
  const readable = doors.filter(({ estimated }) => estimated !== null).map(({ design }) => design.door);
  const all = estimate(book, { doors: readable });
  return {
    doors,
    total: all.priceEstimate,
    leadTimeWeeks: all.leadTimeWeeks,
    priced: all.doors.filter(({ valid }) => valid).length,
  };
}

function viewDoor(book: PriceBook, form: DoorForm): DoorView {
  const faults = faultsOf(form);
  const design = designOfForm(form);
  if (Object.keys(faults).length > 0) return { form, design, faults, estimated: null, recovery: null };
  const { doors, recovery } = estimate(book, { doors: [design.door] });
  return { form, design, faults, estimated: doors[0] ?? null, recovery };
}

/** The other layouts for the opening of a door; null while its sizes cannot be read. */
export function alternativesTo(book: PriceBook, form: DoorForm): RecommendResponse | null {
  const widthMm = readSize(form.width);
  const heightMm = readSize(form.height);
  if (widthMm === undefined || heightMm === undefined) return null;
  return recommend(book, {
    opening: { widthMm, heightMm },
    selectedDoor: wireOfForm(form),
    preferences: {
      needsFullWidthAccess: form.fullWidth === 'yes',
      budgetSensitive: form.budget === 'yes',
    },
  });
}

const needed: readonly DoorFormField[] = ['width', 'height'];
const sizes: readonly DoorFormField[] = [...needed, 'leaf', 'doorHeight', 'wall'];

function faultsOf(form: DoorForm): DoorFaults {
  const faults: DoorFaults = {};
  for (const field of sizes) {
    const missing = form[field].trim() === '';
    if (missing && needed.includes(field)) faults[field] = 'Please give this size in millimetres.';
    if (!missing && readSize(form[field]) === undefined) {
      faults[field] =
        `Please give a whole number of millimetres from ${bounds.shortestSize} to ${bounds.longestSize}, such as 900.`;
    }
  }
  if (form.colour === ownColour && readHex(form.hex) === null) {
    faults.hex = 'Please give a colour as six hexadecimal digits, such as #1f3d36.';
  }
  return faults;
}
