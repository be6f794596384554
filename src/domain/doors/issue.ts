import type { DoorField } from './fields.ts';

/** Faults of a request that describes no door whose sizes could be checked. */
export type InputCode =
  | 'DOOR_TYPE_UNKNOWN'
  | 'PANEL_COUNT_INVALID'
  | 'TOP_PANEL_INVALID'
  | 'BIFOLD_CONFIG_REQUIRED'
  | 'LEAF_WIDTH_REQUIRED'
  | 'DOOR_HEIGHT_REQUIRED';

export type WidthCode =
  | 'WIDTH_ABOVE_MAX'
  | 'WIDTH_BELOW_MIN'
  | 'PANEL_REQUIRED'
  | 'LEAF_WIDTH_BELOW_MIN'
  | 'LEAF_WIDTH_ABOVE_MAX'
  | 'PASSIVE_LEAF_TOO_NARROW'
  | 'PASSIVE_LEAF_TOO_WIDE'
  | 'DOOR_WIDER_THAN_OPENING'
  | 'PANEL_TOO_NARROW'
  | 'PANEL_TOO_WIDE';

export type HeightCode =
  | 'HEIGHT_BELOW_MIN'
  | 'HEIGHT_ABOVE_MAX'
  | 'TRANSOM_REQUIRED'
  | 'DOOR_HEIGHT_BELOW_MIN'
  | 'DOOR_HEIGHT_ABOVE_MAX'
  | 'TRANSOM_TOO_SHORT'
  | 'TRANSOM_TOO_TALL';

/** Why a door cannot be made. `actual` is computed from the given sizes, and can be zero or negative. */
export interface Issue<Code extends string = InputCode | WidthCode | HeightCode> {
  readonly code: Code;
  readonly field: DoorField;
  readonly actual: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

export type InputIssue = Issue<InputCode>;
export type WidthIssue = Issue<WidthCode>;
export type HeightIssue = Issue<HeightCode>;

/** Creates an issue without figures; only issues of sizes have figures. */
export const issueOf = <Code extends string>(
  code: Code,
  field: DoorField,
  actual: number | null = null,
  { min, max }: Pick<Issue, 'min' | 'max'> = { min: null, max: null },
): Issue<Code> => ({ code, field, actual, min, max });
