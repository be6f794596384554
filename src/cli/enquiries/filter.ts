import { type Collection, type Enquiry, collections } from '../../app/enquiries/enquiry.ts';
import { type WallMs, wallMs } from '../../app/shared/clock.ts';
import { formats } from '../../contract/reading/formats.ts';
import type { EnquiryFilter } from '../../store/enquiries/enquiries.ts';
import { OperatorError } from '../../settings/operator-error.ts';

/** Options that select enquiries, for `parseArgs`. */
export const filterOptions = {
  collection: { type: 'string' },
  status: { type: 'string' },
  since: { type: 'string' },
  tests: { type: 'boolean' },
} as const;

type Chosen = { readonly [Option in keyof typeof filterOptions]?: string | boolean };

export function filterOf({ collection, status, since, tests }: Chosen): EnquiryFilter {
  return {
    ...(typeof collection === 'string' && { collection: collectionOf(collection) }),
    ...(typeof status === 'string' && { status: statusOf(status) }),
    ...(typeof since === 'string' && { since: timeOf(since) }),
    ...(tests === true && { tests: true }),
  };
}

function collectionOf(text: string): Collection {
  const collection = collections.find((name) => name === text);
  if (!collection) throw new OperatorError(`--collection must be one of ${collections.join(', ')}`);
  return collection;
}

function statusOf(text: string): Enquiry['status'] {
  if (text !== 'held' && text !== 'new') throw new OperatorError('--status must be held or new');
  return text;
}

/** RFC 3339 allows leap seconds; JavaScript dates do not. */
export function timeOf(text: string): WallMs {
  const { accepts, fault } = formats['date-or-date-time'];
  const time = accepts(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(time)) throw new OperatorError(`--since ${fault}`);
  return wallMs(time);
}
