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
