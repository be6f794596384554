import type { FastifyInstance } from 'fastify';

export type RequestObserver = (observation: { operation: string; status: number; ms: number }) => void;

/**
 * One cheap line for each request, of what the route is called and never of what was sent: no address with its query,
 * no body, no key, no client address.
 */
export function observeRequests(server: FastifyInstance, observe: RequestObserver): void {
  server.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operationId ?? request.routeOptions.url ?? 'unknown';
    const observation = { operation, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 };
    const { method, tools } = request;
    request.log.info({ method, ...observation, ...(tools && { tools }) }, 'answered');
    observe(observation);
    done();
  });
}
