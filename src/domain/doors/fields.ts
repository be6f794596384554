import type { BifoldConfig, DoorTypeKey } from '../book/door-types.ts';

/** The fields of a door as callers write it, in the order in which they come back. */
export const doorFields = [
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
export type DoorField = (typeof doorFields)[number];

/** A door as a caller sends it: every field a string, every field optional, blank meaning "not given". */
export type WireDoor = Readonly<Partial<Record<DoorField, string | undefined>>>;

/** A door as it goes out: every field there, `""` where it is not set. */
export type DoorStrings = Readonly<
  Record<Exclude<DoorField, 'doorTypeKey' | 'bifoldConfig'>, string> & {
    doorTypeKey: DoorTypeKey | '';
    bifoldConfig: BifoldConfig | '';
  }
>;
