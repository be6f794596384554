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
    /** The operation whose limit the call counts against; also the name of the route in the log. */
    operationId?: string;
    /** On pages: whether a posted form counts against the limit. Default: it always does. */
    counts?: (body: unknown) => boolean;
    /** Whether the route may render pictures; rendering is queued per client. */
    renders?: boolean;
  }
  interface FastifyRequest {
    /** Name of the operation in the log. */
    operation: string;
    /** The caller, set before other hooks run; missing on `open` and `staff` routes. */
    caller: Caller;
    /** On routes that render: the client in whose queue the rendering waits. */
    asker: Asker;
    /** On a `limited-page`: seconds that a visitor over the limit has to wait; otherwise null. */
    waitSeconds: number | null;
  }
}

/** Route options: not rate limited. */
export const open = { config: { access: 'open' } } as const;

/** Route options: not rate limited, may render. */
export const openAndRenders = { config: { access: 'open', renders: true } } as const;

/**
 * Enforces the access class, which every route must declare: a route without one is refused. Call this before
 * adding routes.
 */
export function enforceAccess(server: FastifyInstance, limiting: RateLimiting): void {
  server.decorateRequest('waitSeconds', null);
  server.decorateRequest('operation', 'unknown');
  server.addHook('onRoute', (route) => {
    requireAccess(route);
    const { access, operationId, renders = false, counts } = route.config ?? {};
    const first = [beginRequest(operationId ?? route.url)];
    // Calls of operations are counted in routes/api/handler.ts, which also takes calls that bypass Fastify's
    // routes.
    if (access === 'limited') return;
    const isAnonymous = access === 'open' || access === 'staff';
    if (!isAnonymous || operationId !== undefined || renders) first.push(identifyCaller(limiting, renders));
    if (access === 'per-tool') first.push(countMessageOf(limiting));
    route.onRequest = [...first, checkExpectationOf, ...[route.onRequest ?? []].flat()];
    if (access !== 'limited-page' || operationId === undefined) return;
    // Calls of pages are counted after the body was read, because the body says which button was pressed.
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

/**
 * Continues synchronously if the value is known: a promise would cost each request a turn of the microtask queue.
 */
function whenKnown<Value>(
  value: Value | Promise<Value>,
  fail: (error: Error) => void,
  next: (value: Value) => void,
): void {
  if (value instanceof Promise) value.then(next, fail);
  else next(value);
}

function requireAccess({ method, url, config }: RouteOptions): void {
  const route = `${[method].flat().join(', ')} ${url}`;
  if (!config?.access) throw new Error(`${route} does not say who may call it: set config.access`);
  if (config.access.startsWith('limited') && config.operationId === undefined) {
    throw new Error(`${route} does not say whose limit it counts against: set config.operationId`);
  }
}
