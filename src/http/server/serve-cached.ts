import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../app/cache/answer-cache.ts';

/** Responds from the cache, which only holds public responses, before routing. */
export function serveCached(server: FastifyInstance, cache: AnswerCache): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, method, headers } = request;
    const cached =
      method === 'GET' && headers.expect === undefined ? cache.find({ url: raw.url ?? '', headers }) : null;
    if (!cached) {
      done();
      return;
    }
    request.operation = cached.operation;
    reply.hijack();
    reply.raw.writeHead(cached.status, [...cached.headers, 'x-request-id', request.id]).end(cached.body);
  });
}
