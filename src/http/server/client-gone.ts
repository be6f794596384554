import type { FastifyReply } from 'fastify';

/** A signal that aborts if the client disconnects before it has the response. */
export function abortWhenGone({ raw, request: { method } }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) gone.abort();
  };
  // The client may have disconnected already.
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  // A FIN after a GET is nearly always a closed browser tab. A client that submitted something still gets its
  // response.
  const { socket } = raw;
  if (method === 'GET' && socket) {
    socket.once('end', abort);
    raw.once('close', () => socket.off('end', abort));
  }
  return gone.signal;
}
