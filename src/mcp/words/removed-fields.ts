import type { DoorTypeKey } from '../../domain/book/door-types.ts';
import { designText, readDesignText } from '../../domain/design/design-text.ts';
import type { WireField } from '../../domain/doors/fields.ts';
import { given } from '../../domain/doors/wire.ts';

type Fields = Readonly<Record<string, unknown>>;

const removing = /^\s*(?:none|no|nothing|without|remove|removed)\s*$/i;

/** The value that “none” stands for, by field. */
const noneOf: Readonly<Record<string, string>> = { glazingBars: '1x1', leftPanels: '0', rightPanels: '0' };
/** Fields that can be removed from a design. `lock` and `topPanel` have words of their own for no. */
const removable: ReadonlySet<string> = new Set([
  ...['glass', 'frameColor', 'handle', 'room', 'quantity', 'wallHeight', 'doorLeafWidth', 'doorHeightMm'],
]);

/**
 * Applies "none": the field is removed from the design that the door changes, because a blank field leaves the design
 * unchanged. A change of type also removes the leaf width, which was that of the other type.
 */
export function withoutRemoved(door: Fields): Fields {
  const isNone = ([, value]: [string, unknown]) => typeof value === 'string' && removing.test(value);
  const none = Object.entries(door).filter(isNone);
  const gone = new Set(none.map(([field]) => field).filter((field) => removable.has(field)));
  const rest = Object.entries(door)
    .filter(([field]) => !gone.has(field))
    .map((entry) => [entry[0], isNone(entry) ? (noneOf[entry[0]] ?? entry[1]) : entry[1]]);
  const changed = Object.fromEntries(rest) as Fields;
  const design = typeof door['design'] === 'string' ? readDesignText(given(door['design']) ?? '') : null;
  if (!design) return changed;
  const { doorTypeKey, doorLeafWidth } = changed;
  if (isOther(design.door.doorTypeKey, doorTypeKey) && doorLeafWidth === undefined) gone.add('doorLeafWidth');
  if (gone.size === 0) return changed;
  const fields = Object.entries(design.door).filter(([field]) => !gone.has(field as WireField));
  const appearance = gone.has('wallHeight') ? { ...design.appearance, wallHeight: null } : design.appearance;
  return { ...changed, design: designText({ door: Object.fromEntries(fields), appearance }) };
}

const isOther = (type: string | undefined, key: unknown): key is DoorTypeKey =>
  typeof key === 'string' && given(key) !== undefined && type !== undefined && key !== type;
