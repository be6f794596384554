/**
 * Interval of the checks for stalled connections. At the second check, a client is disconnected if it has
 * read nothing of its response or sent no request: browsers open connections that they may never use.
 */
export const stalledMs = 4_000;
/** Keep-alive timeout. */
export const keepAliveMs = 10_000;
/**
 * How long a client on a busy machine takes to send its next request after connecting or after a response. Shutdown
 * waits for it.
 */
export const nextRequestMs = 1_000;
