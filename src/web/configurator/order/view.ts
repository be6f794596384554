import { estimate } from '../../../app/doors/estimate.ts';
import { type PricedDoor, type PricedOrder, piecesInAll, totalOf } from '../../../app/doors/priced-order.ts';
import type { EstimatedDoor, Recovery } from '../../../contract/doors/estimate.ts';
import { readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { weeksTogether } from '../../../domain/pricing/lead-time.ts';
import { type BothPrices, pricesOfEuros } from '../../../domain/pricing/vat.ts';
import { type DoorFaults, faultsOf, isReadable } from './door-faults.ts';
import { designOfForm } from './door-form.ts';
import type { DoorForm, DoorFormField } from './form-fields.ts';
import { refitText } from './refit-text.ts';

/** One door with everything that a page shows of it. */
export interface DoorView extends PricedDoor {
  readonly form: DoorForm;
  /** Whether a field is invalid; the design is then the last valid one. */
  readonly stale: boolean;
  readonly faults: DoorFaults;
  /** Why the door cannot be made, by field. */
  readonly advice: DoorFaults;
  /** Explains which other fields the customer's change has changed; null if none. */
  readonly fitted: string | null;
  readonly recovery: Recovery | null;
}

/** Number of doors from which a worker thread renders the page, and alternatives are shown on request only. */
export const manyDoors = 4;

export type OrderView = PricedOrder<DoorView>;

export function viewOrder(book: PriceBook, forms: readonly DoorForm[]): OrderView {
  const doors = forms.map((form) => viewDoor(book, form));
  const ownWeeks = doors.flatMap(({ estimated }) => estimated?.breakdown?.leadTimeWeeks ?? []);
  const readable = doors.filter(({ stale }) => !stale);
  return {
    doors,
    total: totalOf(doors),
    leadTimeWeeks: weeksTogether(book, ownWeeks, piecesInAll(readable)),
    priced: doors.filter(({ prices }) => prices).length,
  };
}

/** Cached by form object: a change replaces only the form of one door. */
function viewDoor(book: PriceBook, form: DoorForm): DoorView {
  const views = cache.get(book) ?? new WeakMap<DoorForm, DoorView>();
  cache.set(book, views);
  const view = views.get(form) ?? viewAfresh(book, form);
  views.set(form, view);
  return view;
}

const cache = new WeakMap<PriceBook, WeakMap<DoorForm, DoorView>>();

function viewAfresh(book: PriceBook, form: DoorForm): DoorView {
  const faults = faultsOf(book, form);
  if (!isReadable(book, form)) {
    const nothing = { advice: {}, fitted: null, estimated: null, recovery: null, prices: null };
    return { form, design: readDesignText(form.last), stale: true, faults, ...nothing };
  }
  const design = designOfForm(form);
  const { doors, recovery, validationIssue } = estimate(book, { doors: [design.door] });
  const field = validationIssue && fieldsOfEngine[validationIssue.field];
  const [estimated = null] = doors;
  return {
    form,
    design,
    stale: false,
    faults,
    advice: field ? { [field]: validationIssue.message } : {},
    fitted: refitText(book, form),
    estimated,
    recovery,
    prices: estimated?.valid ? pricesOf(estimated) : null,
  };
}

const fieldsOfEngine: Readonly<Record<string, DoorFormField>> = {
  opWidth: 'width',
  opHeight: 'height',
  doorLeafWidth: 'leaf',
  doorHeightMm: 'doorHeight',
};

export const pricesOf = ({ estimatedPrice, estimatedPriceInclVat }: Estimated): BothPrices =>
  pricesOfEuros(estimatedPrice, estimatedPriceInclVat);

type Estimated = Pick<EstimatedDoor, 'estimatedPrice' | 'estimatedPriceInclVat'>;
