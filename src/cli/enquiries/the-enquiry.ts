import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { standardReference } from '../../domain/enquiry/reference.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import type { Store } from '../../store/store.ts';
import { harmless } from '../terminal/text.ts';
import { minuteOf } from '../terminal/times.ts';

/** Finds an enquiry by id or reference. */
export async function theEnquiry({ enquiries }: Store, wanted: string): Promise<Enquiry> {
  const byId = await enquiries.find(wanted);
  if (byId) return byId;
  const reference = standardReference(wanted);
  const [first, ...more] = reference === null ? [] : await enquiries.findByReference(reference);
  if (!first) throw new OperatorError(`there is no enquiry ${harmless(wanted)}`);
  if (more.length === 0) return first;
  const all = [first, ...more].map(({ id, receivedAt }) => `${id} of ${minuteOf(receivedAt)}`);
  throw new OperatorError(
    `${all.length} enquiries have the reference ${first.reference}: ${all.join(', ')}; say which by its id`,
  );
}
