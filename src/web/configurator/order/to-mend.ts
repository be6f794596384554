import { noticeId, type ToMend } from '../../shell/notices.tsx';
import { doorFieldNames } from './door-faults.ts';
import { type DoorFormField, fieldName } from './form-fields.ts';
import type { OrderView } from './view.ts';

/** Every field of the doors that has to be mended before they can be sent, named with its door. */
export function doorsToMend({ doors }: Pick<OrderView, 'doors'>): readonly ToMend[] {
  return doors.flatMap(({ faults }, index) =>
    (Object.entries(faults) as [DoorFormField, string][]).map(([field, fault]) => ({
      id: fieldName(index, field),
      text: `Door ${index + 1}, ${(doorFieldNames[field] ?? field).toLowerCase()}: ${fault}`,
    })),
  );
}

/** Where to look first: at the field of a door, where nothing else is to be mended, and otherwise at the list of it all. */
export const firstToMend = (ofDoors: readonly ToMend[], ofPerson: readonly ToMend[]): string | null =>
  ofPerson.length > 0 ? noticeId : (ofDoors[0]?.id ?? null);
