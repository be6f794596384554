export const doorTypeKeys = [
  'SINGLE_HINGED',
  'DOUBLE_HINGED',
  'DOUBLE_HINGED_ACTIVE_PASSIVE',
  'SLIDING',
  'DOUBLE_SLIDING',
  'PIVOT',
  'FIX_PANEL',
  'BIFOLD',
] as const;
export type DoorTypeKey = (typeof doorTypeKeys)[number];

export const bifoldChoices = ['2L', '3L', '4L'] as const;
export type BifoldConfig = (typeof bifoldChoices)[number];
