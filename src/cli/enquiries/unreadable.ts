import { type Enquiry, type ListedEnquiry, isReadable } from '../../app/enquiries/enquiry.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { counted } from '../store/keeping.ts';

export type DamageReport = ReturnType<typeof createDamageReport>;

/** Reports damaged enquiries that a command finds; the command then exits with an error. */
export function createDamageReport() {
  let count = 0;
  const note = (name: string): void => {
    count += 1;
    console.error(`lintel: enquiry ${name} cannot be read: what is stored of it is damaged`);
  };
  return {
    note,
    /** Whether the enquiry is readable; reports it if not. */
    passes(enquiry: ListedEnquiry): enquiry is Enquiry {
      if (isReadable(enquiry)) return true;
      note(`${enquiry.reference} (${enquiry.id})`);
      return false;
    },
    failIfAny(): void {
      if (count > 0)
        throw new OperatorError(
          `${counted(count, 'enquiry', 'enquiries')} could not be read, and the rest could: a backup from before may still have what is damaged`,
        );
    },
  };
}
