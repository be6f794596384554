import { startOfDay } from '../../domain/business/dublin-time.ts';
import type { Collection, Enquiry } from '../enquiries/enquiry.ts';
import type { WallMs } from '../shared/clock.ts';
import { wallMs } from '../shared/clock.ts';
import type { InboxFilter, Moderation, StageFilter } from './inbox-filter.ts';
import { type InboxSearch, readInboxSearch } from './inbox-search.ts';

/** A filter for the store, with account ids and moments in time. */
export interface InboxSelection {
  readonly collection: Collection | null;
  /** Null selects all but rejected ones. */
  readonly status: Enquiry['status'] | null;
  readonly stage: StageFilter | null;
  readonly owner: { readonly id: string | null } | null;
  readonly source: string | null;
  /** Received from `since` (inclusive) until `until` (exclusive). */
  readonly since: WallMs | null;
  readonly until: WallMs | null;
  /** Only enquiries whose next step is due before this moment. */
  readonly dueBefore: WallMs | null;
  readonly search: InboxSearch | null;
}

const statuses: Readonly<Record<Moderation, Enquiry['status']>> = {
  clear: 'new',
  held: 'held',
  rejected: 'rejected',
};

export const moderationOf = (status: Enquiry['status']): Moderation => (status === 'new' ? 'clear' : status);

export function selectionOf(filter: InboxFilter, accountId: string, now: WallMs): InboxSelection {
  const search = readInboxSearch(filter.q);
  return {
    collection: filter.collection,
    status: statusOf(filter, search),
    stage: filter.stage,
    owner: ownerOf(filter.owner, accountId),
    source: filter.source,
    since: filter.from === null ? null : wallMs(startOfDay(filter.from)),
    until: filter.to === null ? null : wallMs(startOfDay(filter.to, 1)),
    dueBefore: filter.overdue ? now : null,
    search,
  };
}

/** Held enquiries are found by a search, as their senders may ring, but wait for no work before they are released. */
function statusOf(
  { moderation, stage, overdue }: InboxFilter,
  search: InboxSearch | null,
): InboxSelection['status'] {
  if (moderation !== null) return statuses[moderation];
  const isAboutWork = overdue || stage === 'unanswered' || stage === 'open';
  return search === null || isAboutWork ? 'new' : null;
}

function ownerOf(owner: string | null, accountId: string): InboxSelection['owner'] {
  if (owner === null) return null;
  if (owner === 'nobody') return { id: null };
  return { id: owner === 'me' ? accountId : owner };
}
