import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { readAsked } from '../../../domain/doors/asked.ts';
import { hasHandles } from '../../../domain/doors/door.ts';
import { readYesNo } from '../../../domain/extras/extras.ts';
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

/** Names the handle or lock that was asked for on a fixed panel; null if there is none. */
function leftOutReason(book: PriceBook, { door }: DoorDesign): string | null {
  const { type } = readAsked(book, door);
  if (type === null || hasHandles({ type })) return null;
  const names = [
    ...(given(door.handle) === undefined ? [] : ['handle']),
    ...(readYesNo(door.lock ?? '') === true ? ['lock'] : []),
  ];
  return names.length === 0 ? null : `A fixed panel does not open, so it has no ${names.join(' and no ')}.`;
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
