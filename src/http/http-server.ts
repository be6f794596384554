import { randomBytes } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { AnswerCache } from '../app/cache/answer-cache.ts';
import { bounds } from '../contract/bounds.ts';
import { longestDesignText } from '../domain/design/design-text.ts';
import type { ApiNeeds } from './routes/api/handler.ts';
import { addApiRoutes, createApiHandlers, findApiHandler } from './routes/api/routes.ts';
import { type McpRoute, addMcpRoute } from './routes/mcp.ts';
import { type ClientRoutes, addClientRoutes } from './routes/system/client-routes.ts';
import { type FeedRoutes, addFeedRoutes } from './routes/system/feeds.ts';
import { addIconRoutes } from './routes/system/icon-routes.ts';
import { type PictureRoutes, addPictureRoutes } from './routes/system/picture-routes.ts';
import { type SystemRoutes, addSystemRoutes } from './routes/system/routes.ts';
import { enforceAccess } from './server/access.ts';
import { readBodies } from './server/body.ts';
import { createClientReader } from './server/client-address.ts';
import { createBoundedServer } from './server/connections.ts';
import { handleErrors, problemOf } from './server/errors.ts';
import { createStandardHeaders, neverKeepErrors } from './server/headers.ts';
import { checkHostHeader } from './server/host-header.ts';
import { answerMalformedHttp } from './server/malformed-http.ts';
import { type UnknownAddresses, answerUnknownAddresses, seesPages } from './server/not-found.ts';
import { sendProblem } from './server/problems.ts';
import { observeRequests } from './server/request-log.ts';
import { serveCached } from './server/serve-cached.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client that anonymous rate limits count: an address or a network. */
    client: string;
  }
}

export interface ServerNeeds
  extends
    Omit<ApiNeeds, 'readClient'>,
    UnknownAddresses,
    SystemRoutes,
    PictureRoutes,
    ClientRoutes,
    FeedRoutes,
    McpRoute {
  readonly answerCache: AnswerCache;
  readonly trustProxy: readonly string[];
  /** Resolves when steady time has caught up after a suspension; usually null. */
  readonly timeSettles: () => Promise<void> | null;
  readonly logger: FastifyBaseLogger;
}

/** Creates the web server without starting it; compose/ decides where it listens. */
export function createHttpServer(needs: ServerNeeds): FastifyInstance {
  const { publicUrl, logger } = needs;
  const nextRequestId = requestIds();
  const readClient = createClientReader(needs.trustProxy);
  const addStandardHeaders = createStandardHeaders(publicUrl);
  const operations = createApiHandlers({ ...needs, readClient });
  const server = fastify({
    loggerInstance: logger,
    // All requests share one logger: creating a child logger takes longer than pricing a door. Log entries
    // carry the request id.
    childLoggerFactory: () => logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    bodyLimit: bounds.bodyBytes,
    // Maximum length of a path segment: a door's design with a file extension.
    routerOptions: {
      ignoreTrailingSlash: false,
      caseSensitive: true,
      maxParamLength: longestDesignText + 10,
    },
    // Routes have no schemas: our readers validate bodies, and Fastify's compilers would slow down the start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    serverFactory: (handle) =>
      createBoundedServer({
        handle: (request, response) => {
          const operation = findApiHandler(operations, request);
          if (!operation) {
            handle(request, response);
            return;
          }
          const answer = () => {
            operation(request, response, nextRequestId());
          };
          const settled = needs.timeSettles();
          if (settled) void settled.then(answer);
          else answer();
        },
        answerMalformed: (error, socket) => {
          answerMalformedHttp(error, socket, nextRequestId(), publicUrl);
        },
      }),
    // Plugins need no timeout: none waits for anything, and a timer for each would slow down the start.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // Requests that arrived before the shutdown are still answered.
    return503OnClosing: false,
    // Responds to addresses that cannot be decoded or are too long. Hooks do not run for them, so headers are set
    // here.
    frameworkErrors: (error, request, reply) => {
      addStandardHeaders(request, reply);
      if (needs.notFoundPage && seesPages(request, needs.secretLinks)) {
        void needs.notFoundPage(reply);
        return;
      }
      void sendProblem(reply.header('cache-control', 'no-store'), problemOf(error), publicUrl);
    },
    // Does nothing: the bounded server responds to malformed input.
    clientErrorHandler: () => undefined,
  });

  readBodies(server);
  handleErrors(server, publicUrl);
  serveCached(server, needs.answerCache);
  server.decorateRequest('client', '');
  server.addHook('onRequest', (request, reply, done) => {
    addStandardHeaders(request, reply);
    checkHostHeader(request.raw);
    request.client = readClient(request);
    const settled = needs.timeSettles();
    if (!settled) {
      done();
      return;
    }
    void settled.then(() => {
      done();
    });
  });
  neverKeepErrors(server);
  observeRequests(server, needs);
  answerUnknownAddresses(server, needs);
  enforceAccess(server, needs);
  addSystemRoutes(server, needs);
  addPictureRoutes(server, needs);
  addIconRoutes(server);
  addClientRoutes(server, needs);
  addMcpRoute(server, needs);
  addFeedRoutes(server, needs);
  addApiRoutes(server, operations, needs);
  return server;
}

const noSchemas = (): never => {
  throw new Error('A route has no schema for Fastify');
};

/** Creates request ids: unique across nodes, and cheap. */
function requestIds(): () => string {
  const node = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${node}-${(count += 1).toString(36)}`;
}
