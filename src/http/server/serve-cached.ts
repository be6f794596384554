import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../../app/cache/answer-cache.ts';
import { hostFault } from './host-header.ts';
import { sendSoon } from './send-soon.ts';

/** Responds from the cache before routing. The cache holds public responses only. */
export function serveCached(server: FastifyInstance, cache: AnswerCache): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { raw, method, headers } = request;
    const cached =
      method === 'GET' && headers.expect === undefined ? cache.find({ url: raw.url ?? '', headers }) : null;
    // A request with a bad Host goes on to the hook that refuses it.
    if (!cached || hostFault(raw) !== null) {
      done();
      return;
    }
    request.operation = cached.operation;
    reply.hijack();
    sendSoon(() => {
      const { raw: response } = reply;
      response.writeHead(cached.status, [...cached.headers, 'x-request-id', request.id]);
      // Sends headers and parts in one write.
      response.cork();
      for (const part of cached.parts) response.write(part);
      response.end();
    });
  });
}
