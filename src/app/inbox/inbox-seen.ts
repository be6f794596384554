import { type InboxPlace, type Query, placeOf, placeText } from './inbox-filter.ts';

/**
 * The enquiries that existed when a page of the inbox was rendered: all up to a cursor, and some ids beyond
 * it. The id of the newest enquiry would not suffice: a later enquiry may have an earlier time if it comes
 * from a node whose clock is behind.
 */
export interface SeenInbox {
  readonly upTo: InboxPlace;
  readonly beyond: readonly string[];
}

/** Maximum clock skew between nodes. */
const lateByMs = 60_000;
/**
 * Limit of ids, so that they fit into a URL. If more enquiries arrive in a minute, less clock skew is
 * tolerated.
 */
export const mostSeen = 100;
/** An id that sorts before all other ids. */
const beforeAnyId = '0';

/** `newest`: the newest `mostSeen` enquiries. `shown`: the enquiries on the page. */
export function seenInbox(newest: readonly InboxPlace[], shown: readonly InboxPlace[]): SeenInbox | null {
  const [first] = newest;
  if (!first) return null;
  const from = { receivedAt: first.receivedAt - lateByMs, id: beforeAnyId };
  const last = newest[mostSeen - 1];
  const upTo = last && last.receivedAt >= from.receivedAt ? last : from;
  const beyond = [...newest, ...shown].filter(({ receivedAt }) => receivedAt >= upTo.receivedAt);
  return { upTo, beyond: [...new Set(beyond.map(({ id }) => id))] };
}

/** The seen marker as query parameters. */
export const seenQuery = ({ upTo, beyond }: SeenInbox): string =>
  `since=${placeText(upTo)}&known=${beyond.join('.')}`;

export function readSeen(query: Query): SeenInbox | null {
  const upTo = placeOf(String(query['since'] ?? ''));
  return upTo && { upTo, beyond: String(query['known'] ?? '').split('.') };
}
