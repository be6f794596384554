import { type InboxPlace, type Query, placeOf, placeText } from './inbox-filter.ts';

/**
 * What was there when a page of the inbox was made: all up to a place, and these beyond it. The newest enquiry alone does
 * not tell, since one that comes later may be dated before it: by a node whose clock is behind, or in the same millisecond.
 */
export interface SeenInbox {
  readonly upTo: InboxPlace;
  readonly beyond: readonly string[];
}

/** By how much the clocks of nodes may differ. */
const lateByMs = 60_000;
/** So many fit into an address. Where more come in a minute, fewer seconds are looked back. */
export const mostSeen = 100;
/** Comes before every id. */
const beforeAnyId = '0';

/** From the newest there were, as many as `mostSeen`, and those that the page shows. */
export function seenInbox(newest: readonly InboxPlace[], shown: readonly InboxPlace[]): SeenInbox | null {
  const [first] = newest;
  if (!first) return null;
  const from = { receivedAt: first.receivedAt - lateByMs, id: beforeAnyId };
  const last = newest[mostSeen - 1];
  const upTo = last && last.receivedAt >= from.receivedAt ? last : from;
  const beyond = [...newest, ...shown].filter(({ receivedAt }) => receivedAt >= upTo.receivedAt);
  return { upTo, beyond: [...new Set(beyond.map(({ id }) => id))] };
}

/** As a part of an address. */
export const seenQuery = ({ upTo, beyond }: SeenInbox): string =>
  `since=${placeText(upTo)}&known=${beyond.join('.')}`;

export function readSeen(query: Query): SeenInbox | null {
  const upTo = placeOf(String(query['since'] ?? ''));
  return upTo && { upTo, beyond: String(query['known'] ?? '').split('.') };
}
