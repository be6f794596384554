import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { readAsked } from '../../../domain/doors/asked.ts';
import { hasHandles } from '../../../domain/doors/door.ts';
import { type ExtraField, extraFields, readYesNo } from '../../../domain/extras/extras.ts';
import { notOffered } from '../../../domain/extras/offer.ts';
import { listed } from '../../../domain/wording/format.ts';
import { given, readDoorTypeKey } from '../../../domain/doors/wire.ts';
import { assess } from '../../../domain/pricing/assess.ts';
import { validationMessage } from '../../../domain/wording/issues.ts';
import type { Notice } from '../../shell/notices.tsx';

/** Invalid values that a select field cannot show. */
const unshowableIssues = new Set(['DOOR_TYPE_UNKNOWN', 'PANEL_COUNT_INVALID', 'TOP_PANEL_INVALID']);

/** Why the form shows a default in place of a requested value; null if it shows the door as requested. */
export function replacedValueReason(book: PriceBook, { door }: DoorDesign): string | null {
  const assessment = assess(book, door);
  if (assessment.outcome === 'unclear' && unshowableIssues.has(assessment.issue.code))
    return validationMessage(assessment);
  const isKnown = given(door.doorTypeKey) === undefined || readDoorTypeKey(door.doorTypeKey) !== undefined;
  return isKnown ? null : 'We do not know the type of door that was asked for.';
}

/** Extras that have a choice on the page; glazing bars that are not offered stay in their field, which says so. */
const leftOutNames: Readonly<Partial<Record<ExtraField, string>>> = {
  frameColor: 'colour',
  glass: 'glass',
  handle: 'handle',
  lock: 'lock',
};

/** Names the extras that were asked for and that the door cannot have; null if there are none. */
function leftOutReason(book: PriceBook, { door }: DoorDesign): string | null {
  const missing = new Set<ExtraField>(notOffered(book.extras, door).map(({ field }) => field));
  const { type } = readAsked(book, door);
  if (type !== null && !hasHandles({ type })) {
    if (given(door.handle) !== undefined) missing.add('handle');
    if (readYesNo(door.lock ?? '') === true) missing.add('lock');
  }
  const names = extraFields.flatMap((field) => (missing.has(field) ? (leftOutNames[field] ?? []) : []));
  return names.length === 0
    ? null
    : `The ${listed(names)} that ${names.length === 1 ? 'was' : 'were'} asked for cannot be had with it.`;
}

/** A notice of the doors with replaced values, so that customers check them before submitting. */
export function replacedValuesNotice(book: PriceBook, designs: readonly DoorDesign[]): Notice | null {
  const told = designs.flatMap((design, index) => {
    const reasons = [replacedValueReason(book, design), leftOutReason(book, design)];
    const why = reasons.filter((reason) => reason !== null).join(' ');
    return why === '' ? [] : [`Door ${index + 1}: ${why}`];
  });
  if (told.length === 0) return null;
  return {
    title:
      told.length === 1 ? 'One door is not as it was asked for' : 'Some doors are not as they were asked for',
    text: `${told.join(' ')} Below stands our usual choice instead: please check it before you send it.`,
  };
}
