import { randomBytes } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { addApiRoutes, answerFoundOperations, answeringOperations, createAnswers } from './api/routes.ts';
import type { OperationNeeds } from './api/operation.ts';
import { type ReadyAnswers, answeringReady } from './api/ready-answers.ts';
import { enforceAccess } from './host/access.ts';
import { readBodies } from './host/body.ts';
import { answerBrokenConnection } from './connections/broken-connections.ts';
import { createBoundedServer } from './connections/bounded-server.ts';
import { createClientReader } from './host/client-address.ts';
import { checkExpectation } from './host/expectation.ts';
import { handleErrors, problemOf } from './host/errors.ts';
import { createStandardHeaders, headersOnApi, neverKeepErrors } from './host/headers.ts';
import { checkHostHeader } from './host/host-header.ts';
import { type Incoming, headerBlock } from './connections/incoming.ts';
import { type McpRoute, addMcpRoute } from './mcp-route.ts';
import { type UnknownAddresses, answerUnknownAddresses, seesPages } from './host/not-found.ts';
import { type ClientRoutes, addClientRoutes } from './system/client-routes.ts';
import { sendProblem } from './host/problem-reply.ts';
import { type FeedRoutes, addFeedRoutes } from './system/feeds.ts';
import { addIconRoutes } from './system/icon-routes.ts';
import { type PictureRoutes, addPictureRoutes } from './system/picture-routes.ts';
import { type RequestObserver, createAnswerLog, observeRequests } from './host/request-log.ts';
import { type SystemRoutes, addSystemRoutes } from './system/routes.ts';
import { bounds } from '../contract/bounds.ts';
import { longestDesignText } from '../domain/design/design-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom an anonymous call is counted for: an address or a network. */
    client: string;
  }
}

export interface ServerNeeds
  extends
    Pick<OperationNeeds, 'useCases'>,
    UnknownAddresses,
    SystemRoutes,
    PictureRoutes,
    ClientRoutes,
    FeedRoutes,
    McpRoute,
    ReadyAnswers {
  readonly trustProxy: readonly string[];
  readonly logger: FastifyBaseLogger;
  readonly observeRequest: RequestObserver;
}

/** Makes the web server without starting it: compose/ decides where it listens. */
export function createHttpServer(needs: ServerNeeds): FastifyInstance {
  const { publicUrl, logger } = needs;
  const nextRequestId = requestIds();
  const readClient = createClientReader(needs.trustProxy);
  const addStandardHeaders = createStandardHeaders(publicUrl);
  const noteAnswer = createAnswerLog(logger, needs.observeRequest);
  const answers = createAnswers({
    ...needs,
    readClient,
    headers: headerBlock(Object.entries(headersOnApi(publicUrl)).flat()),
    noteAnswer,
    logUnexpected: (reqId, err) => {
      logger.error({ reqId, err }, 'unexpected error');
    },
  });
  const answerOperation = answeringOperations(answers, nextRequestId);
  const answerReady = answeringReady(needs, noteAnswer, nextRequestId);
  const answerAtOnce = (incoming: Incoming) => answerOperation(incoming) || answerReady(incoming);
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: needs.trustProxy.length > 0 ? [...needs.trustProxy] : false,
    bodyLimit: bounds.bodyBytes,
    // A door's design is one part of an address, with the ending of a file name after it.
    routerOptions: {
      ignoreTrailingSlash: false,
      caseSensitive: true,
      maxParamLength: longestDesignText + 10,
    },
    // No route has a schema: bodies are judged by readers of our own, and to load what would compile one takes time.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    serverFactory: (handle) =>
      createBoundedServer({
        answerAtOnce,
        otherwise: handle,
        readClient,
        answerBroken: (error, socket) => {
          answerBrokenConnection(error, socket, nextRequestId(), publicUrl);
        },
      }),
    // Nothing that is put together here waits for anything, and a timer for each route takes time at a start.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // What has arrived when the service is told to stop is still answered properly.
    return503OnClosing: false,
    // Addresses that cannot be decoded or are too long meet no hook, so their headers are set here.
    frameworkErrors: (error, request, reply) => {
      addStandardHeaders(request, reply);
      if (needs.notFoundPage && seesPages(request, needs.secretLinks)) {
        void needs.notFoundPage(reply);
        return;
      }
      void sendProblem(reply.header('cache-control', 'no-store'), problemOf(error), publicUrl);
    },
    // The server of ours answers them.
    clientErrorHandler: () => undefined,
  });

  answerFoundOperations(server);
  readBodies(server);
  handleErrors(server, publicUrl);
  server.decorateRequest('client', '');
  server.addHook('onRequest', (request, reply, done) => {
    addStandardHeaders(request, reply);
    checkHostHeader(request.raw);
    request.client = readClient(request);
    done();
  });
  neverKeepErrors(server);
  observeRequests(server, noteAnswer);
  answerUnknownAddresses(server, needs);
  enforceAccess(server, needs);
  server.addHook('onRequest', ({ headers }, _reply, done) => {
    checkExpectation(headers);
    done();
  });
  addSystemRoutes(server, needs);
  addPictureRoutes(server, needs);
  addIconRoutes(server);
  addClientRoutes(server, needs);
  addMcpRoute(server, needs);
  addFeedRoutes(server, needs);
  addApiRoutes(server, answers, needs);
  return server;
}

const noSchemas = (): never => {
  throw new Error('A route has no schema for Fastify');
};

/** Unique among all nodes, cheap for each request. */
function requestIds(): () => string {
  const node = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${node}-${(count += 1).toString(36)}`;
}
