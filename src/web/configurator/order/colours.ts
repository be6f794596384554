import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type Finish, readFinish, sameFinish } from '../../../domain/extras/finish.ts';
import { isStandardFinish } from '../../../domain/extras/offer.ts';
import { colourWords } from '../../../domain/words/table.ts';

/** Value of the choice for the finish that costs nothing. */
export const standardColour = 'standard';
/** Value of the choice for another colour, which the customer types as RAL, hex or name. */
export const ownColour = 'own';

const steelColours: readonly Finish[] = [
  'RAL 7016',
  'RAL 7039',
  'bronze',
  'RAL 6009',
  'RAL 9010',
  'RAL 9005',
];

/** Finishes that the form offers as choices, beside the standard one. */
export const otherColours = ({ extras }: Pick<PriceBook, 'extras'>): readonly Finish[] =>
  steelColours.filter((finish) => !isStandardFinish(extras, finish));

/** The form's choice for a finish; the standard one if the door has no finish. */
export function colourChoice(book: Pick<PriceBook, 'extras'>, finish: Finish | undefined): string {
  if (finish === undefined || isStandardFinish(book.extras, finish)) return standardColour;
  return otherColours(book).find((other) => sameFinish(other, finish)) ?? ownColour;
}

/** A finish as typed; hexadecimal digits may lack the `#`. */
export const readColour = (text: string): Finish | undefined =>
  readFinish(/^[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text) ??
  colourWords[text.trim().toLowerCase()];
