import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  onRequestHookHandler,
} from 'fastify';
import type { Caller } from '../../app/callers/caller.ts';
import type { Asker } from '../../app/shared/jobs.ts';
import type { Access } from '../../contract/operation.ts';
import { abortWhenGone } from './client-gone.ts';
import { checkExpectation } from './expectation.ts';
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
    /** How the log calls what was asked for. */
    operation: string;
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
  server.decorateRequest('waitSeconds', null);
  server.decorateRequest('operation', 'unknown');
  server.addHook('onRoute', (route) => {
    requireAccess(route);
    const { access, operationId, renders = false, counts } = route.config ?? {};
    const first = [beginRequest(operationId ?? route.url)];
    const isAnonymous = access === 'open' || access === 'staff';
    if (!isAnonymous || operationId !== undefined || renders) first.push(identifyCaller(limiting, renders));
    if (access === 'limited' && operationId !== undefined) first.push(countOperation(limiting, operationId));
    if (access === 'per-tool') first.push(countMessageOf(limiting));
    route.onRequest = [...first, checkExpectationOf, ...[route.onRequest ?? []].flat()];
    if (access !== 'limited-page' || operationId === undefined) return;
    // Which button was pressed stands in the body, so pages are counted once it has been read.
    route.preHandler = [countPage(limiting, operationId, counts), ...[route.preHandler ?? []].flat()];
  });
}

const beginRequest =
  (operation: string): onRequestHookHandler =>
  (request, _reply, done) => {
    request.operation = operation;
    done();
  };

const identifyCaller =
  ({ identify }: RateLimiting, renders: boolean): onRequestHookHandler =>
  (request, reply, done) => {
    whenKnown(callerOf(request.headers, request.client, identify), done, (caller) => {
      request.caller = caller;
      if (renders) request.asker = { client: caller.id, signal: abortWhenGone(reply) };
      done();
    });
  };

const countOperation =
  ({ limiter }: RateLimiting, operationId: string): onRequestHookHandler =>
  (request, reply, done) => {
    whenKnown(countAndShow(request.caller, operationId, reply, limiter), done, (over) => {
      done(over?.problem);
    });
  };

const countMessageOf =
  (limiting: RateLimiting): onRequestHookHandler =>
  (request, reply, done) => {
    countMessage(request.caller, reply, limiting).then(() => {
      done();
    }, done);
  };

const countPage =
  ({ limiter }: RateLimiting, operationId: string, counts?: (body: unknown) => boolean) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (counts && !counts(request.body)) return;
    const over = await countAndShow(request.caller, operationId, reply, limiter);
    request.waitSeconds = over?.waitSeconds ?? null;
  };

const checkExpectationOf: onRequestHookHandler = ({ headers }, _reply, done) => {
  checkExpectation(headers);
  done();
};

/** Goes on at once with what is known already: a promise would take a turn of the queue for each request. */
function whenKnown<Value>(
  value: Value | Promise<Value>,
  fail: (error: Error) => void,
  goOn: (value: Value) => void,
): void {
  if (value instanceof Promise) value.then(goOn, fail);
  else goOn(value);
}

function requireAccess({ method, url, config }: RouteOptions): void {
  const route = `${[method].flat().join(', ')} ${url}`;
  if (!config?.access) throw new Error(`${route} does not say who may call it: set config.access`);
  if (config.access.startsWith('limited') && config.operationId === undefined) {
    throw new Error(`${route} does not say whose limit it counts against: set config.operationId`);
  }
}
