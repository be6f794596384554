import { estimate } from '../../../app/doors/estimate.ts';
import { recommend } from '../../../app/doors/recommend.ts';
import type { EstimatedDoor, Recovery } from '../../../contract/doors/estimate.ts';
import type { RecommendResponse } from '../../../contract/doors/recommend.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { readSize } from '../../../domain/doors/wire.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type BothPrices, pricesOfEuros, sumOfPrices } from '../../../domain/pricing/vat.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { ownColour, readHex } from './colours.ts';
import { designOfForm, wireOfForm } from './door-form.ts';
import { type DoorForm, type DoorFormField } from './form-fields.ts';
import { bounds } from '../../../contract/bounds.ts';

export type DoorFaults = Partial<Record<DoorFormField, string>>;

/** One door of an order, with all a page says about it. */
export interface DoorView {
  readonly form: DoorForm;
  readonly design: DoorDesign;
  readonly faults: DoorFaults;
  /** Null while a field cannot be read. */
  readonly estimated: EstimatedDoor | null;
  readonly recovery: Recovery | null;
  /** Null while it has none. */
  readonly prices: BothPrices | null;
}

/** From so many doors on a page takes long to make: another thread makes it, and other layouts are left out until asked for. */
export const manyDoors = 4;

export interface OrderView {
  readonly doors: readonly DoorView[];
  /** The sum of the doors that have a price. */
  readonly total: BothPrices;
  readonly leadTimeWeeks: number;
  /** How many doors are in the total. */
  readonly priced: number;
}

export function viewOrder(book: PriceBook, forms: readonly DoorForm[]): OrderView {
  const doors = forms.map((form) => viewDoor(book, form));
  const readable = doors.filter(({ estimated }) => estimated !== null).map(({ design }) => design.door);
  const all = estimate(book, { doors: readable });
  const prices = doors.flatMap((door) => door.prices ?? []);
  return {
    doors,
    total: sumOfPrices(prices),
    leadTimeWeeks: all.leadTimeWeeks,
    priced: prices.length,
  };
}

function viewDoor(book: PriceBook, form: DoorForm): DoorView {
  const faults = faultsOf(form);
  const design = designOfForm(form);
  const unread = { form, design, faults, estimated: null, recovery: null, prices: null };
  if (Object.keys(faults).length > 0) return unread;
  const { doors, recovery } = estimate(book, { doors: [design.door] });
  const [estimated = null] = doors;
  const prices = estimated?.valid ? pricesOf(estimated) : null;
  return { form, design, faults, estimated, recovery, prices };
}

/** What an answer says a door costs. */
export const pricesOf = ({ estimatedPrice, estimatedPriceInclVat }: Estimated): BothPrices =>
  pricesOfEuros(estimatedPrice, estimatedPriceInclVat);

type Estimated = Pick<EstimatedDoor, 'estimatedPrice' | 'estimatedPriceInclVat'>;

/** The other layouts for the opening of a door; null while its sizes cannot be read. */
export function alternativesTo(
  book: PriceBook,
  form: DoorForm,
  priceView: PriceView,
): RecommendResponse | null {
  const widthMm = readSize(form.width);
  const heightMm = readSize(form.height);
  if (widthMm === undefined || heightMm === undefined) return null;
  const asked = {
    opening: { widthMm, heightMm },
    selectedDoor: wireOfForm(form),
    preferences: {
      needsFullWidthAccess: form.fullWidth === 'yes',
      budgetSensitive: form.budget === 'yes',
    },
  };
  return recommend(book, asked, '', priceView);
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
