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
  if (method === 'GET') onFin(raw, abort);
  return gone.signal;
}

/**
 * Closes a streamed response when the client sends FIN. It waits for the user's input, and would otherwise
 * keep the tool call open for minutes.
 */
export function closeOnFin({ raw }: FastifyReply): void {
  onFin(raw, () => raw.destroy());
}

function onFin(raw: FastifyReply['raw'], act: () => void): void {
  const { socket } = raw;
  if (!socket) return;
  socket.once('end', act);
  raw.once('close', () => socket.off('end', act));
}
