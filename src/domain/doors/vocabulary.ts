export const DOOR_TYPE_KEYS = [
  'SINGLE_HINGED',
  'DOUBLE_HINGED',
  'DOUBLE_HINGED_ACTIVE_PASSIVE',
  'SLIDING',
  'DOUBLE_SLIDING',
  'PIVOT',
  'FIX_PANEL',
  'BIFOLD',
] as const;
export type DoorTypeKey = (typeof DOOR_TYPE_KEYS)[number];

export const BIFOLD_CONFIGS = ['2L', '3L', '4L'] as const;
export type BifoldConfig = (typeof BIFOLD_CONFIGS)[number];

/** The fields of a door as callers write it, in the order in which they come back. */
export const DOOR_FIELDS = [
  'preset',
  'doorType',
  'doorTypeKey',
  'opWidth',
  'opHeight',
  'doorLeafWidth',
  'doorHeightMm',
  'leftPanels',
  'rightPanels',
  'topPanel',
  'bifoldConfig',
] as const;
export type DoorField = (typeof DOOR_FIELDS)[number];

/** A door as a caller sends it: every field a string, every field optional, blank meaning "not given". */
export type WireDoor = Readonly<Partial<Record<DoorField, string>>>;

/** A door as it goes out: every field there, `""` where it is not set. */
export type DoorStrings = Readonly<Record<DoorField, string>>;
