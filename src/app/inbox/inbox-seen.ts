import { type InboxPlace, type Query, placeOf, placeText } from './inbox-filter.ts';

/**
 * What an inbox page had seen when it was rendered: everything up to a cursor, and these ids beyond it. The
 * newest enquiry alone does not tell: a later one may have an earlier time, from a node whose clock is
 * behind or in the same millisecond.
 */
export interface SeenInbox {
  readonly upTo: InboxPlace;
  readonly beyond: readonly string[];
}

/** Greatest clock skew between nodes. */
const lateByMs = 60_000;
/** How many ids fit into a URL; where more arrive in a minute, the window is shorter. */
export const mostSeen = 100;
/** Sorts before every id. */
const beforeAnyId = '0';

/** `newest` are the `mostSeen` newest, `shown` those on the page. */
export function seenInbox(newest: readonly InboxPlace[], shown: readonly InboxPlace[]): SeenInbox | null {
  const [first] = newest;
  if (!first) return null;
  const from = { receivedAt: first.receivedAt - lateByMs, id: beforeAnyId };
  const last = newest[mostSeen - 1];
  const upTo = last && last.receivedAt >= from.receivedAt ? last : from;
  const beyond = [...newest, ...shown].filter(({ receivedAt }) => receivedAt >= upTo.receivedAt);
  return { upTo, beyond: [...new Set(beyond.map(({ id }) => id))] };
}

/** As a query parameter. */
export const seenQuery = ({ upTo, beyond }: SeenInbox): string =>
  `since=${placeText(upTo)}&known=${beyond.join('.')}`;

export function readSeen(query: Query): SeenInbox | null {
  const upTo = placeOf(String(query['since'] ?? ''));
  return upTo && { upTo, beyond: String(query['known'] ?? '').split('.') };
}
