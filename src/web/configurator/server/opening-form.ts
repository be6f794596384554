import type { PriceBook } from '../../../domain/book/price-book.ts';
import { standardAppearance } from '../../../domain/design/design.ts';
import type { DoorTypeKey } from '../../../domain/book/door-types.ts';
import { panelCount } from '../../../domain/doors/door.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import { solveLayout } from '../../../domain/recovery/solve-layout.ts';
import { mm } from '../../../domain/units.ts';
import { faultsOf } from '../order/door-faults.ts';
import { formOfDesign } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { refitForm } from '../order/refit-form.ts';

/** The form of the first screen: the opening as typed, and its faults. */
export interface OpeningForm {
  readonly width: string;
  readonly height: string;
  readonly faults: { readonly width?: string | undefined; readonly height?: string | undefined };
}

export const emptyOpening: OpeningForm = { width: '', height: '', faults: {} };

const longestField = 60;

/** The opening in the query of an address; null if there is none. */
export function askedOpening(query: unknown): OpeningForm | null {
  const asked = query as Readonly<Record<string, unknown>>;
  if (asked['width'] === undefined && asked['height'] === undefined) return null;
  const text = (value: unknown) => {
    // The last of repeated parameters wins, as in posted forms.
    const last: unknown = [value].flat().at(-1);
    return typeof last === 'string' ? last.trim().slice(0, longestField) : '';
  };
  return { width: text(asked['width']), height: text(asked['height']), faults: {} };
}

/** A door for the opening, or the opening with its faults. */
export function doorForOpening(
  book: PriceBook,
  { width, height }: OpeningForm,
  wanted: WireDoor = {},
): DoorForm | OpeningForm {
  const form = formOfDesign(book, {
    door: {
      doorTypeKey: typeFor(book, width, height),
      ...wanted,
      opWidth: plain(width),
      opHeight: plain(height),
    },
    appearance: standardAppearance,
  });
  const faults = faultsOf(book, { ...form, width, height });
  if (faults.width === undefined && faults.height === undefined) return refitForm(book, form, '');
  return { width, height, faults: { width: faults.width, height: faults.height } };
}

export const isDoorForm = (form: DoorForm | OpeningForm): form is DoorForm => 'type' in form;

const plain = (typed: string): string => String(typedSize(typed) ?? typed);

/** The hinged type that needs the least fixed glass; on a tie the single door, which costs less. */
function typeFor(book: PriceBook, width: string, height: string): DoorTypeKey {
  const opening = { width: mm(typedSize(width) ?? 0), height: mm(typedSize(height) ?? 0) };
  const [best] = (['SINGLE_HINGED', 'DOUBLE_HINGED'] as const)
    .flatMap((type) => {
      const door = solveLayout(book, type, opening, {});
      return door ? [{ type, panes: panelCount(door) + Number(door.transom) }] : [];
    })
    .toSorted((one, other) => one.panes - other.panes);
  return best?.type ?? 'SINGLE_HINGED';
}
