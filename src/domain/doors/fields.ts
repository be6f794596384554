import type { ExtraField, WireExtras } from '../extras/extras.ts';
import type { BifoldConfig, DoorTypeKey } from '../book/door-types.ts';

/** Names of a door's fields in requests and responses, in the order of responses. */
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

/** Fields of a door, its extras included. */
export type WireField = DoorField | ExtraField;

/** A door as sent, with its extras: every field an optional string; blank means "not given". */
export type WireDoor = Readonly<Partial<Record<DoorField, string | undefined>>> & WireExtras;

/** A door in a response: every field present, `""` if not set, and the extras that were chosen. */
export type DoorStrings = Readonly<
  Record<Exclude<DoorField, 'doorTypeKey' | 'bifoldConfig'>, string> & {
    doorTypeKey: DoorTypeKey | '';
    bifoldConfig: BifoldConfig | '';
  }
> &
  Readonly<Partial<Record<ExtraField, string>>>;
