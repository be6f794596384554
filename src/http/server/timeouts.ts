/**
 * A client that takes nothing of its answer for this long is closed when that is seen for the second time. So is a connection
 * on which nothing was asked yet: browsers open connections that they may never need.
 */
export const stalledMs = 4_000;
/** How long a connection is kept alive for the next request. */
export const keepAliveMs = 10_000;
/** How long a client on a busy machine takes to send a request once it is connected or answered: a stop waits for it. */
export const nextRequestMs = 1_000;
