import { noPanels, type Door, type Opening } from '../doors/door.ts';
import { fewestPanels, fitLayout } from '../doors/fitted.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import { sameLayout, toCandidate, type Candidate, type Selection } from './candidate.ts';

/** Every other layout worth a look in the opening, in the book's order. */
export function alternativesTo(
  book: PriceBook,
  opening: Opening,
  selection: Selection,
): readonly Candidate[] {
  const selected = selection.candidate?.door;
  return book.models
    .filter(({ type }) => type !== 'FIX_PANEL' || selection.type === 'FIX_PANEL')
    .flatMap((model) => layoutsOf(book, model, opening, selection))
    .filter((door) => !selected || !sameLayout(door, selected))
    .map((door) => toCandidate(book, door));
}

/** The layout without panels, where it fits, and the one with the fewest. */
function layoutsOf(
  book: PriceBook,
  model: DoorModel,
  opening: Opening,
  { panels }: Selection,
): readonly Door[] {
  const caller = panels ?? noPanels;
  const layouts = [fitLayout(book, model, opening, 0, caller), fewestPanels(book, model, opening, caller, 1)];
  return layouts.filter((door) => door !== null);
}
