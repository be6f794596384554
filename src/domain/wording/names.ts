import { panelCount, type Door, type Opening, type PanelArrangement } from '../doors/door.ts';
import type { DoorTypeKey } from '../doors/vocabulary.ts';
import { inWords } from './format.ts';

/** What a type is called within a sentence. */
const NAMES: Readonly<Record<DoorTypeKey, string>> = {
  SINGLE_HINGED: 'single hinged door',
  DOUBLE_HINGED: 'double hinged door',
  DOUBLE_HINGED_ACTIVE_PASSIVE: 'double hinged door with an active and a passive leaf',
  SLIDING: 'single sliding door',
  DOUBLE_SLIDING: 'double sliding door',
  PIVOT: 'pivot door',
  FIX_PANEL: 'fixed panel',
  BIFOLD: 'bi-fold door',
};

export const typeName = (type: DoorTypeKey): string => NAMES[type];

export const modelName = ({ model }: Door): string =>
  model.bifoldConfig ? `bi-fold door with ${inWords(model.leaves)} leaves` : typeName(model.type);

export const sizeOf = ({ width, height }: Opening): string => `${width} × ${height} mm`;

const sidePanels = (count: number): string => `${inWords(count)} side ${count === 1 ? 'panel' : 'panels'}`;

export function panelsName(panels: PanelArrangement): string {
  const { left, right } = panels;
  if (panelCount(panels) === 0) return 'no side panels';
  if (left === right) return `${sidePanels(left)} on each side`;
  if (left === 0) return `${sidePanels(right)} on the right`;
  if (right === 0) return `${sidePanels(left)} on the left`;
  return `${sidePanels(left)} on the left and ${inWords(right)} on the right`;
}

/** Panels and transom of a layout, in a few words each. */
export const extras = (door: Door): readonly string[] => [
  ...(panelCount(door) > 0 ? [panelsName(door)] : []),
  ...(door.transom ? ['a transom'] : []),
];

/** The whole layout within a sentence: "pivot door, with one side panel on the right and a transom". */
export function layoutName(door: Door): string {
  const added = extras(door);
  return added.length === 0 ? modelName(door) : `${modelName(door)}, with ${added.join(' and ')}`;
}
