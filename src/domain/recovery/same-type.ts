import { clamp } from '../units.ts';
import { panelCount, type Door } from '../doors/door.ts';
import { fitLayout, fittedLayouts } from '../doors/fitted.ts';
import type { Unmakeable } from '../pricing/assess.ts';
import { modelsOfType, type PriceBook } from '../book/price-book.ts';

export type ChangeKind =
  | 'bifold_config'
  | 'side_panels_and_transom'
  | 'side_panels'
  | 'remove_side_panels'
  | 'transom'
  | 'remove_transom'
  | 'leaf_width'
  | 'door_height';

/** Layouts of the caller's type that fit the opening, closest to the request first. */
export function sameTypeLayouts(book: PriceBook, { door, width }: Unmakeable): readonly Door[] {
  const { model, opening } = door;
  const ownPanels = panelCount(door);
  const asAsked = fitLayout(book, model, opening, ownPanels, door);
  const otherLeafCounts = modelsOfType(book, model.type)
    .filter((other) => other.bifoldConfig !== model.bifoldConfig)
    .map((other) => fitLayout(book, other, opening, 0, door));
  const otherPanelCounts = width
    ? fittedLayouts(book, model, opening, door).filter((other) => panelCount(other) !== ownPanels)
    : [];
  return [asAsked, ...otherLeafCounts, ...otherPanelCounts]
    .filter((layout) => layout !== null)
    .map((layout) => keepTransom(book, door, layout));
}

/**
 * The fitted door with the requested transom. The door height changes only as much as leaf and transom
 * require.
 */
function keepTransom(book: PriceBook, caller: Door, fitted: Door): Door {
  if (!caller.transom) return fitted;
  const { size } = book.transom;
  const { height } = fitted.opening;
  const min = Math.max(fitted.model.height.min, height - size.max);
  const max = Math.min(fitted.model.height.max, height - size.min);
  return min > max
    ? fitted
    : { ...fitted, transom: true, doorHeight: clamp(caller.doorHeight, { min, max }) };
}

/** The kind of change from the caller's door to a layout of the same type. */
export function changeKind({ door: caller, width }: Unmakeable, layout: Door): ChangeKind {
  if (layout.model.bifoldConfig !== caller.model.bifoldConfig) return 'bifold_config';
  const otherPanels = panelCount(layout) !== panelCount(caller);
  const otherTransom = layout.transom !== caller.transom;
  if (otherPanels && otherTransom) return 'side_panels_and_transom';
  if (otherPanels) return panelCount(layout) === 0 ? 'remove_side_panels' : 'side_panels';
  if (otherTransom) return layout.transom ? 'transom' : 'remove_transom';
  return width ? 'leaf_width' : 'door_height';
}
