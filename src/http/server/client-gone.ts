import type { FastifyReply } from 'fastify';

/** Aborted when the client disconnects before it has its answer. */
export function abortWhenGone({ raw, request: { method } }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) gone.abort();
  };
  // It may have disconnected already.
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  // FIN behind a read is nearly always a closed browser tab; a client that submitted something is still owed its answer.
  const { socket } = raw;
  if (method === 'GET' && socket) {
    socket.once('end', abort);
    raw.once('close', () => socket.off('end', abort));
  }
  return gone.signal;
}
