import type { DoorTypeKey } from '../book/door-types.ts';
import { given } from './wire.ts';

export interface Preset {
  readonly type: DoorTypeKey;
  readonly left: number;
  readonly right: number;
}

export const presetLayouts = {
  'single-no-panels': { type: 'SINGLE_HINGED', left: 0, right: 0 },
  'single-left-panel': { type: 'SINGLE_HINGED', left: 1, right: 0 },
  'single-right-panel': { type: 'SINGLE_HINGED', left: 0, right: 1 },
  'single-both-panels': { type: 'SINGLE_HINGED', left: 1, right: 1 },
  'double-no-panels': { type: 'DOUBLE_HINGED', left: 0, right: 0 },
  'double-left-panel': { type: 'DOUBLE_HINGED', left: 1, right: 0 },
  'double-right-panel': { type: 'DOUBLE_HINGED', left: 0, right: 1 },
  'double-both-panels': { type: 'DOUBLE_HINGED', left: 1, right: 1 },
} satisfies Readonly<Record<string, Preset>>;
export type PresetName = keyof typeof presetLayouts;
export const presetNames = Object.keys(presetLayouts) as readonly PresetName[];

/** The preset by that name, ignoring case; any other text is a label without effect. */
export function presetOf(text: string | undefined): Preset | undefined {
  const name = given(text)?.toLowerCase();
  if (name === undefined) return undefined;
  const known = presetNames.find((preset) => preset === name);
  return known && presetLayouts[known];
}

/** The preset with this type and panels, if there is one. */
export function presetNameOf({ type, left, right }: Preset): PresetName | undefined {
  return presetNames.find((name) => {
    const preset = presetLayouts[name];
    return preset.type === type && preset.left === left && preset.right === right;
  });
}
