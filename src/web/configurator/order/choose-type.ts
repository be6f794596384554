import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type Door, doorStrings } from '../../../domain/doors/door.ts';
import { assess } from '../../../domain/pricing/assess.ts';
import { sameTypeLayouts } from '../../../domain/recovery/same-type.ts';
import { typeName, extras } from '../../../domain/wording/names.ts';
import { withArticle } from '../../../domain/wording/format.ts';
import { isReadable } from './door-faults.ts';
import { wireOfForm } from './door-form.ts';
import type { DoorForm } from './form-fields.ts';
import { normaliseForm } from './normalise-form.ts';

/**
 * Changes the type of a door in the same opening. If the new type cannot be made with the door's panels and
 * transom, the door gets another layout, and `fitted` is set.
 */
export function chooseType(book: PriceBook, form: DoorForm): DoorForm {
  const chosen = normaliseForm(book, { ...form, leaves: '', leaf: '', fitted: '' });
  if (!isReadable(book, chosen)) return chosen;
  const assessment = assess(book, wireOfForm(chosen));
  if (assessment.outcome !== 'unmakeable') return chosen;
  const [layout] = sameTypeLayouts(book, assessment);
  return layout ? normaliseForm(book, { ...chosen, ...layoutFields(layout), fitted: 'yes' }) : chosen;
}

function layoutFields(layout: Door) {
  const { leftPanels, rightPanels, doorLeafWidth, topPanel, doorHeightMm, bifoldConfig } =
    doorStrings(layout);
  return {
    left: leftPanels,
    right: rightPanels,
    leaf: doorLeafWidth,
    transom: topPanel,
    doorHeight: doorHeightMm,
    leaves: bifoldConfig,
  };
}

export function fittedText(book: PriceBook, form: DoorForm): string | null {
  if (form.fitted !== 'yes' || !isReadable(book, form)) return null;
  const { door } = assess(book, wireOfForm(form));
  if (!door) return null;
  const added = extras(door);
  const type = withArticle(typeName(door.model.type));
  return added === ''
    ? `We fitted it without side panels or a transom, so that ${type} fills your opening.`
    : `We fitted ${added}, so that ${type} fills your opening. All of it can be changed below.`;
}
