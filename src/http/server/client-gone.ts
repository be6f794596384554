import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before it has its answer. */
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
