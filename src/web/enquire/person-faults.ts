import type { Fault } from '../../contract/reading/faults.ts';
import { personLabels, type PersonFaults, type PersonField } from './person-form.ts';

const fieldsByPointer: Readonly<Record<string, PersonField>> = {
  '/customer/name': 'name',
  '/customer/email': 'email',
  '/customer/phone': 'phone',
  '/customer/company': 'company',
  '/message': 'message',
  '/comments': 'message',
  '/project/message': 'message',
  '/eirCode': 'eircode',
  '/consent': 'consent',
  '/doors/0/doorType': 'kind',
  '/doors/0/opWidth': 'openingWidth',
  '/doors/0/opHeight': 'openingHeight',
};

/** The faults of a request as faults of the fields it was made from, in a customer's words. */
export function personFaults(faults: readonly Fault[]): PersonFaults {
  const found: PersonFaults = {};
  for (const { pointer, complaint } of faults) {
    const known = fieldsByPointer[pointer];
    if (known) found[known] ??= `${personLabels[known]} ${complaint}.`;
  }
  return found;
}
