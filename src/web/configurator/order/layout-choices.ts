import type { LayoutChoices } from '../../../domain/recovery/solve-layout.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';

/** The fields of a form that make up a layout. */
export const layoutFields = ['leaves', 'left', 'right', 'transom', 'leaf', 'doorHeight'] as const;
export type LayoutField = (typeof layoutFields)[number];

/** The layout fields that the customer chose, even if the opening currently has no room for them. */
export type Chosen = Readonly<Partial<Record<LayoutField, string>>>;

export const isLayoutField = (field: string): field is LayoutField =>
  (layoutFields as readonly string[]).includes(field);

const size = /^\d{1,5}$/;
const panels = /^\d$/;
/** Valid values of each field. The hidden field comes back from a browser, so it may hold any text. */
const patterns: Readonly<Record<LayoutField, RegExp>> = {
  leaves: /^[234]L$/,
  left: panels,
  right: panels,
  transom: /^(yes|no)$/,
  leaf: size,
  doorHeight: size,
};

/** Encodes the choices for a hidden field, such as `left.1~leaf.900`. */
export const chosenText = (chosen: Chosen): string =>
  layoutFields
    .flatMap((field) => (chosen[field] === undefined ? [] : [`${field}.${chosen[field]}`]))
    .join('~');

/** Decodes the text of `chosenText`; ignores invalid parts. */
export function readChosen(text: string): Chosen {
  const entries = text.split('~').flatMap((part) => {
    const [, field = '', value = ''] = /^(\w+)\.(\w+)$/.exec(part) ?? [];
    return isLayoutField(field) && patterns[field].test(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Adds a choice to the others; a blank or invalid value removes the choice. */
export function withChoice(chosen: Chosen, field: LayoutField, value: string): Chosen {
  const { [field]: _before, ...others } = chosen;
  const text = field === 'leaf' || field === 'doorHeight' ? String(typedSize(value) ?? '') : value;
  return patterns[field].test(text) ? { ...others, [field]: text } : others;
}

export function choicesOf({ leaves, left, right, transom, leaf, doorHeight }: Chosen): LayoutChoices {
  return {
    ...(leaves !== undefined && { bifoldConfig: leaves }),
    ...(left !== undefined && { left: Number(left) }),
    ...(right !== undefined && { right: Number(right) }),
    ...(transom !== undefined && { transom: transom === 'yes' }),
    ...(leaf !== undefined && { leafWidth: Number(leaf) }),
    ...(doorHeight !== undefined && { doorHeight: Number(doorHeight) }),
  };
}
