/**
 * A client that takes nothing of its answer for this long is given up when that is seen for the second time. So is one that
 * has not asked for anything: browsers open connections that they may never need, and need not be told when those end.
 */
export const stalledMs = 4_000;
/** How long a connection is kept for the next request. */
export const keepAliveMs = 10_000;
/** How long a client on a busy machine takes to send a request once it is connected or answered: a stop waits for it. */
export const nextRequestMs = 1_000;
