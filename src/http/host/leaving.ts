import type { FastifyReply } from 'fastify';

/** Aborted when the client goes away before it has its answer. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) leaving.abort();
  };
  // It may have gone before anybody asked.
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return leaving.signal;
}
