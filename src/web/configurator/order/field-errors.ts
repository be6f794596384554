import { noticeId, type FieldError } from '../../shell/notices.tsx';
import { doorFieldNames } from './door-faults.ts';
import { type DoorFormField, fieldName } from './form-fields.ts';
import type { OrderView } from './view.ts';

export function doorErrors({ doors }: Pick<OrderView, 'doors'>): readonly FieldError[] {
  return doors.flatMap(({ faults }, index) =>
    (Object.entries(faults) as [DoorFormField, string][]).map(([field, fault]) => ({
      id: fieldName(index, field),
      text: `Door ${index + 1}, ${(doorFieldNames[field] ?? field).toLowerCase()}: ${fault}`,
    })),
  );
}

/**
 * Id of the element to focus: the first faulty door field, or the error summary if fields about the person are
 * faulty too.
 */
export const firstError = (ofDoors: readonly FieldError[], ofPerson: readonly FieldError[]): string | null =>
  ofPerson.length > 0 ? noticeId : (ofDoors[0]?.id ?? null);
