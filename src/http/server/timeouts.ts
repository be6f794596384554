/**
 * A client that takes nothing of its response for this long is disconnected on the second check. So is a connection
 * without a request: browsers open connections that they may never use.
 */
export const stalledMs = 4_000;
/** Keep-alive timeout. */
export const keepAliveMs = 10_000;
/**
 * How long a client on a busy machine takes to send a request once it has connected or got a response; shutdown
 * waits for it.
 */
export const nextRequestMs = 1_000;
