import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
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

/** A notice of the doors with replaced values, so that customers check them before submitting. */
export function replacedValuesNotice(book: PriceBook, designs: readonly DoorDesign[]): Notice | null {
  const told = designs.flatMap((design, index) => {
    const why = replacedValueReason(book, design);
    return why === null ? [] : [`Door ${index + 1}: ${why}`];
  });
  if (told.length === 0) return null;
  return {
    title:
      told.length === 1 ? 'One door is not as it was asked for' : 'Some doors are not as they were asked for',
    text: `${told.join(' ')} Below stands our usual choice instead: please check it before you send it.`,
  };
}
