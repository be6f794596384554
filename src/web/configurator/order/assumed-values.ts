import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { doorStrings } from '../../../domain/doors/door.ts';
import { doorFields } from '../../../domain/doors/fields.ts';
import { resolveDoor } from '../../../domain/doors/resolve.ts';
import { given } from '../../../domain/doors/wire.ts';
import { assumedWords } from '../../../domain/wording/assumed.ts';
import { listed } from '../../../domain/wording/format.ts';
import type { Notice } from '../../shell/notices.tsx';
import { designOfForm, formOfDesign } from './door-form.ts';
import { replacedValueReason } from './replaced-values.ts';

/**
 * Fields for which the page names an assumed value. Other fields have a choice for "not given". The leaf width is
 * left out, because customers rarely give it and the drawing shows it.
 */
const filledIn = new Set<string>(['opWidth', 'opHeight', 'doorHeightMm', 'bifoldConfig']);

/** The assumed values in words; null if there are none, or if `replacedValueReason` reports the door. */
function assumedValuesOf(book: PriceBook, design: DoorDesign): string | null {
  const { door } = design;
  const resolution = resolveDoor(book, door);
  if ((resolution.door && resolution.assumed.length === 0) || replacedValueReason(book, design) !== null)
    return null;
  const shown = designOfForm(formOfDesign(book, design)).door;
  const { door: settled } = resolveDoor(book, shown);
  if (!settled) return null;
  const fields = doorFields.filter((field) =>
    field === 'doorTypeKey'
      ? resolution.asked.typeAssumed
      : filledIn.has(field) && given(door[field]) === undefined && shown[field] !== undefined,
  );
  return fields.length === 0 ? null : assumedWords(doorStrings(settled), fields);
}

/** One sentence for each assumption, with the doors it applies to. */
export function assumptions(book: PriceBook, designs: readonly DoorDesign[]): readonly string[] {
  const told = designs.flatMap((design, index) => {
    const words = assumedValuesOf(book, design);
    return words === null ? [] : [{ words, number: String(index + 1) }];
  });
  return [...Map.groupBy(told, ({ words }) => words)].map(
    ([words, doors]) =>
      `${doors.length === 1 ? 'Door' : 'Doors'} ${listed(doors.map(({ number }) => number))}: we assumed ${words}.`,
  );
}

/** Adds the assumptions to the notice of a page. */
export function withAssumptions(
  notice: Notice | null,
  book: PriceBook,
  designs: readonly DoorDesign[],
): Notice | null {
  const told = assumptions(book, designs);
  if (told.length === 0) return notice;
  const text = `${told.join(' ')} This was not said: please check it, and change what is not right.`;
  return notice
    ? { ...notice, text: `${notice.text} ${text}` }
    : { title: 'Please check what we assumed', text };
}
