import type { Door, Opening, PanelArrangement } from '../doors/door.ts';
import type { DoorTypeKey } from '../book/door-types.ts';
import { inWords, listed } from './format.ts';

/** Names of door types within a sentence. */
const names: Readonly<Record<DoorTypeKey, string>> = {
  SINGLE_HINGED: 'single hinged door',
  DOUBLE_HINGED: 'double hinged door',
  DOUBLE_HINGED_ACTIVE_PASSIVE: 'active and passive double hinged door',
  SLIDING: 'single sliding door',
  DOUBLE_SLIDING: 'double sliding door',
  PIVOT: 'pivot door',
  FIX_PANEL: 'fixed panel',
  BIFOLD: 'bi-fold door',
};

export const typeName = (type: DoorTypeKey): string => names[type];

export const modelName = ({ model }: Door): string =>
  model.bifoldConfig ? `${inWords(model.leaves)}-leaf ${typeName(model.type)}` : typeName(model.type);

/** Name of the customer's choice in a list with alternatives. */
export const yours = ({ model }: Door): string =>
  model.type === 'FIX_PANEL' ? 'your selected panel' : 'your selected door';

export const sizeOf = ({ width, height }: Opening): string => `${width} × ${height} mm`;

const sidePanels = (count: number): string => `${inWords(count)} side ${count === 1 ? 'panel' : 'panels'}`;

function panelParts({ left, right }: PanelArrangement): readonly string[] {
  if (left === 0 && right === 0) return [];
  if (left === right) return [`${sidePanels(left)} on each side`];
  if (left === 0) return [`${sidePanels(right)} on the right`];
  if (right === 0) return [`${sidePanels(left)} on the left`];
  return [`${sidePanels(left)} on the left`, `${inWords(right)} on the right`];
}

export const panelsName = (panels: PanelArrangement): string =>
  listed(panelParts(panels)) || 'no side panels';

/** Transom and panels of a layout; "" if it has neither. */
export function extras(door: Door): string {
  const panels = panelParts(door);
  return door.transom ? listed(['a transom', ...panels]) : listed(panels);
}

/** The layout within a sentence: "pivot door with a transom and one side panel on the right". */
export function layoutName(door: Door): string {
  const added = extras(door);
  return added === '' ? modelName(door) : `${modelName(door)} with ${added}`;
}
