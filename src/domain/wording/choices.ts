import type { PriceBook } from '../book/price-book.ts';
import { finishName } from '../extras/finish-names.ts';
import { capitalise, inEuro, listed, weeks } from './format.ts';

/*
 * What can be chosen for a door, in sentences with the figures of the price book.
 */

type Offer = Pick<PriceBook, 'extras'>;

/** What a finish costs. */
export function colourCosts({ extras: { finish } }: Offer): string {
  if (!finish) return 'Every door has the standard finish; other colours are not offered.';
  const { standard, percent, least, weeks: longer } = finish;
  const later =
    longer === 0 ? '' : `, and takes ${weeks(longer)} longer, because the frames are coated apart`;
  return `A standard finish costs nothing, and neither does saying nothing: ${listed(standard.map(finishName))}. Any other colour is ${percent}% of the door's base price, at least ${inEuro(least)} without VAT for each door${later}.`;
}

export function glassChoices({ extras: { glass, glazingBars } }: Offer): string {
  const bars = glazingBars
    ? ` Glazing bars divide each leaf and panel into up to ${glazingBars.mostColumns} × ${glazingBars.mostRows} panes.`
    : '';
  const kinds =
    glass.length === 0
      ? 'Every door has standard safety glass; other glass is not offered.'
      : `${capitalise(namesOf(glass))}.`;
  return `${kinds}${bars}`;
}

export function handleChoices({ extras: { handles, lock } }: Offer): string {
  if (handles.length === 0) return lock ? 'A lock; handles are not offered.' : 'Neither is offered.';
  return `${capitalise(namesOf(handles))}. ${lock ? 'A lock can be added.' : 'Locks are not offered.'}`;
}

/** Labels within a sentence. */
const namesOf = (choices: readonly { readonly label: string }[]): string =>
  listed(choices.map(({ label }) => label.toLowerCase().replaceAll(', ', ' in ')));

/** Lead times from the fastest type of door to the slowest. */
export function leadTimes({ models, leadTime, extras }: Pick<PriceBook, 'models' | 'leadTime' | 'extras'>) {
  const own = models.map((model) => model.weeks);
  const [least, most] = [Math.min(...own), Math.max(...own)];
  const slower = [...extras.glass, ...extras.handles].some((choice) => choice.weeks > 0);
  const reasons = [
    ...(leadTime.manyPiecesWeeks > 0 ? ['several panels'] : []),
    ...(slower ? ['some glass and handles'] : []),
    ...((extras.finish?.weeks ?? 0) > 0 ? ['colours other than the standard'] : []),
    'larger orders',
  ];
  return `${least === most ? weeks(least) : `${least} to ${weeks(most)}`}, by the type of door. It takes longer for ${listed(reasons)}: an estimate tells the weeks for your doors.`;
}
