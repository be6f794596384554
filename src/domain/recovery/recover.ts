import { panelCount, type Door } from '../doors/door.ts';
import { fewestPanels } from '../doors/fitted.ts';
import type { Unmakeable } from '../pricing/assess.ts';
import { priceDoor, type Price } from '../pricing/price.ts';
import { modelsOfType, type DoorModel, type PriceBook } from '../book/price-book.ts';
import { changeKind, sameTypeLayouts, type ChangeKind } from './same-type.ts';

type SuggestionKind = ChangeKind | 'door_type' | 'fixed_panel';

/** A door that fits the caller's opening, with its price. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly door: Door;
  readonly price: Price;
}

export interface Recovery {
  readonly kind: 'width' | 'height' | 'width_and_height';
  readonly panelRequiredOnly: boolean;
  readonly transomRequiredOnly: boolean;
  /** Whether no door that opens fits, so that staff have to look at the request. */
  readonly customQuote: boolean;
  readonly suggestions: readonly Suggestion[];
}

const mostOfSameType = 2;
const mostOfOtherTypes = 3;

/** Suggestions for a door that cannot be made. */
export function recover(book: PriceBook, failed: Unmakeable): Recovery {
  const { width, height } = failed;
  const sameType = sameTypeLayouts(book, failed)
    .slice(0, mostOfSameType)
    .map((door) => priced(book, changeKind(failed, door), door));
  const found = [...sameType, ...otherTypes(book, failed.door)];
  return {
    kind: width && height ? 'width_and_height' : width ? 'width' : 'height',
    panelRequiredOnly: width?.code === 'PANEL_REQUIRED' && !height,
    transomRequiredOnly: height?.code === 'TRANSOM_REQUIRED' && !width,
    customQuote: found.length === 0,
    suggestions: found.length > 0 ? found : fixedPanel(book, failed.door),
  };
}

const priced = (book: PriceBook, kind: SuggestionKind, door: Door): Suggestion => ({
  kind,
  door,
  price: priceDoor(book, door),
});

const fewerPanelsThenCheaper = (a: Suggestion, b: Suggestion): number =>
  panelCount(a.door) - panelCount(b.door) || a.price.total - b.price.total;

/**
 * The best layout of each other type that opens. Ties keep the order of the price book, because sorting is
 * stable.
 */
function otherTypes(book: PriceBook, caller: Door): readonly Suggestion[] {
  const others = book.models.filter(({ type }) => type !== caller.model.type && type !== 'FIX_PANEL');
  const fitted = fittedModels(book, caller, others, 'door_type').sort(fewerPanelsThenCheaper);
  const isBestOfItsType = ({ door }: Suggestion, index: number): boolean =>
    fitted.findIndex((other) => other.door.model.type === door.model.type) === index;
  return fitted.filter(isBestOfItsType).slice(0, mostOfOtherTypes);
}

function fixedPanel(book: PriceBook, caller: Door): readonly Suggestion[] {
  if (caller.model.type === 'FIX_PANEL') return [];
  return fittedModels(book, caller, modelsOfType(book, 'FIX_PANEL'), 'fixed_panel');
}

const fittedModels = (book: PriceBook, caller: Door, models: readonly DoorModel[], kind: SuggestionKind) =>
  models
    .map((model) => fewestPanels(book, model, caller.opening, caller))
    .filter((door) => door !== null)
    .map((door) => priced(book, kind, door));
