import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Caller } from '../../app/callers/caller.ts';
import type { Asker } from '../../app/shared/jobs.ts';
import type { Access } from '../../contract/operation.ts';
import { leavingOf } from './leaving.ts';
import { type RateLimiting, callerOf, countAndShow, countMessage } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Whose limit a call counts against, and how the log calls it. */
    operationId?: string;
    /** Of a page: which of its buttons count. Every one does unless said otherwise. */
    counts?: (body: unknown) => boolean;
    /** Whether it may have something drawn, which is done for a client. */
    renders?: boolean;
  }
  interface FastifyRequest {
    /** Known before anything else looks at the request; not on `open` and `staff` routes, which ask for none. */
    caller: Caller;
    /** On a route that renders: for whom. */
    asker: Asker;
    /** On a `limited-page`: how long a person over the limit waits; null for everybody else. */
    waitSeconds: number | null;
  }
}

/** For routes that count nothing. */
export const open = { config: { access: 'open' } } as const;

/** The same for those that may have something drawn. */
export const openAndRenders = { config: { access: 'open', renders: true } } as const;

/**
 * Acts on the access class that every route has to declare: routes themselves count nothing and cannot forget to. Must be
 * called before any route is added, since a route without a class is refused when it is added.
 */
export function enforceAccess(server: FastifyInstance, limiting: RateLimiting): void {
  const { limiter, identify } = limiting;
  server.decorateRequest('waitSeconds', null);
  server.addHook('onRoute', requireAccess);

  server.addHook('onRequest', async (request, reply) => {
    const { access, operationId = '', renders } = request.routeOptions.config;
    const asksForNobody = access === 'open' || access === 'staff';
    if (request.is404 || (asksForNobody && operationId === '' && !renders)) return;
    request.caller = await callerOf(request.headers, request.client, identify);
    if (renders) request.asker = { client: request.caller.id, signal: leavingOf(reply) };
    if (access === 'per-tool') await countMessage(request.caller, reply, limiting);
    if (access !== 'limited') return;
    const over = await countAndShow(request.caller, operationId, reply, limiter);
    if (over) throw over.problem;
  });

  // Which button was pressed stands in the body, so pages are counted once it has been read.
  server.addHook('preHandler', async (request, reply) => {
    const { access, operationId = '', counts } = request.routeOptions.config;
    if (access !== 'limited-page' || (counts && !counts(request.body))) return;
    const over = await countAndShow(request.caller, operationId, reply, limiter);
    request.waitSeconds = over?.waitSeconds ?? null;
  });
}

function requireAccess({ method, url, config }: RouteOptions): void {
  const route = `${[method].flat().join(', ')} ${url}`;
  if (!config?.access) throw new Error(`${route} does not say who may call it: set config.access`);
  if (config.access.startsWith('limited') && config.operationId === undefined) {
    throw new Error(`${route} does not say whose limit it counts against: set config.operationId`);
  }
}
