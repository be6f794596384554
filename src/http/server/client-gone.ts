import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before it has its response. */
export function abortWhenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) gone.abort();
  };
  // It may have disconnected already.
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return gone.signal;
}
