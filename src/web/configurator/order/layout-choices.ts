import type { LayoutChoices } from '../../../domain/recovery/solve-layout.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';

/** The fields of a form that make up a layout. */
export const layoutFields = ['leaves', 'left', 'right', 'transom', 'leaf', 'doorHeight'] as const;
export type LayoutField = (typeof layoutFields)[number];

/** The layout fields that the customer chose, also where the opening has no room for them now. */
export type Chosen = Readonly<Partial<Record<LayoutField, string>>>;

export const isLayoutField = (field: string): field is LayoutField =>
  (layoutFields as readonly string[]).includes(field);

const size = /^\d{1,5}$/;
const panels = /^\d$/;
/** What each field may be: the hidden field comes back from a browser, so anything may be in it. */
const patterns: Readonly<Record<LayoutField, RegExp>> = {
  leaves: /^[234]L$/,
  left: panels,
  right: panels,
  transom: /^(yes|no)$/,
  leaf: size,
  doorHeight: size,
};

/** As a hidden field carries them: `left.1~leaf.900`. */
export const chosenText = (chosen: Chosen): string =>
  layoutFields
    .flatMap((field) => (chosen[field] === undefined ? [] : [`${field}.${chosen[field]}`]))
    .join('~');

/** Reads what `chosenText` wrote; everything else is ignored. */
export function readChosen(text: string): Chosen {
  const entries = text.split('~').flatMap((part) => {
    const [, field = '', value = ''] = /^(\w+)\.(\w+)$/.exec(part) ?? [];
    return isLayoutField(field) && patterns[field].test(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The choices with one more; a blank or unreadable one is none. */
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
