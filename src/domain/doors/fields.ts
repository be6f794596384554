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

/** Fields of a door, including its extras. */
export type WireField = DoorField | ExtraField;

/** A door with its extras as sent. All fields are optional strings; blank means "not given". */
export type WireDoor = Readonly<Partial<Record<DoorField, string | undefined>>> & WireExtras;

/** A door in a response: all fields, `""` if not set, and the chosen extras. */
export type DoorStrings = Readonly<
  Record<Exclude<DoorField, 'doorTypeKey' | 'bifoldConfig'>, string> & {
    doorTypeKey: DoorTypeKey | '';
    bifoldConfig: BifoldConfig | '';
  }
> &
  Readonly<Partial<Record<ExtraField, string>>>;
