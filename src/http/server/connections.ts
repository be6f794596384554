import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bounds } from '../../contract/bounds.ts';
import { keepAliveMs, nextRequestMs, stalledMs } from './timeouts.ts';

/** Pipelining: so many requests of one connection may wait for their answers; after the last of them it is closed. */
const mostPipelined = 32;
/** What came in one piece behind those is not answered, but it takes memory until the connection is closed. */
const mostRefused = 256;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** The first is being answered, the others wait. */
  readonly pipeline: Exchange[];
  /** How many requests came that are not answered because too many wait. */
  refused: number;
  /** Answers what came after the pipeline and was no HTTP, once that is over. */
  answerMalformed: (() => void) | null;
}

const answering = new WeakMap<Server, Set<ServerResponse>>();

/** The answers that have been begun and not finished. */
export const unfinishedAnswers = (server: Server): ReadonlySet<ServerResponse> =>
  answering.get(server) ?? new Set();

export interface BoundedServerNeeds {
  readonly handle: RequestListener;
  /** Answers what the parser could not read; the connection is over then. */
  readonly answerMalformed: (error: NodeJS.ErrnoException, socket: Socket) => void;
}

/**
 * A server whose connections cannot be used to pile up work: the requests of one are handled one after the other, each when
 * the answer before it has been taken; few may wait; and a client that does not take its answers is closed.
 */
export function createBoundedServer({ handle, answerMalformed }: BoundedServerNeeds): Server {
  const connections = new WeakMap<Socket, Connection>();
  const answers = new Set<ServerResponse>();
  /** When an answer was last finished on a connection that was then kept alive. */
  let keptAliveAt = -Infinity;

  function begin({ request, response }: Exchange): void {
    // Nothing can be sent any more where the client has gone.
    if (!request.socket.destroyed && !request.socket.writableEnded) handle(request, response);
  }

  function goOn(socket: Socket, connection: Connection): void {
    const [next] = connection.pipeline;
    if (socket.destroyed) return;
    if (next) begin(next);
    else connection.answerMalformed?.();
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = connections.get(socket) ?? { pipeline: [], refused: 0, answerMalformed: null };
    connections.set(socket, connection);
    const { pipeline } = connection;
    if (connection.refused > 0 || pipeline.length === mostPipelined) {
      connection.refused += 1;
      const last = pipeline.at(-1);
      if (last) last.response.shouldKeepAlive = false;
      socket.pause();
      if (connection.refused > mostRefused) socket.destroy();
      return;
    }
    const exchange = { request, response };
    pipeline.push(exchange);
    answers.add(response);
    response.once('close', () => {
      answers.delete(response);
      if (response.shouldKeepAlive) keptAliveAt = performance.now();
      pipeline.splice(pipeline.indexOf(exchange), 1);
      goOn(socket, connection);
      if (connection.refused > 0) socket.pause();
    });
    if (pipeline.length === 1) begin(exchange);
  }

  const server = new Server(
    {
      // Slowloris: everything must arrive within these.
      requestTimeout: bounds.requestSeconds * 1000,
      headersTimeout: 9_000,
      keepAliveTimeout: keepAliveMs,
      // Often: thousands that came together, and are closed in one go, would keep everybody waiting. Not more often, since
      // each time all of them are looked at.
      connectionsCheckingInterval: 100,
      maxHeaderSize: bounds.headerKilobytes * 1024,
      // Judged with the other faults of that header, and answered as every fault is.
      requireHostHeader: false,
    },
    take,
  );
  // A client may send FIN behind its last request: it is still owed the answers. Node would close the connection at once.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Node would answer what it cannot meet itself, and nobody would know of it.
  server.on('checkExpectation', take);

  /** Those that have been silent since they came, for the first time that was looked at. */
  const silent = new WeakSet<Socket>();

  function closeSilent(socket: Socket): void {
    // Each by its own clock, so that thousands are closed as they came and not in one go.
    if (silent.has(socket)) socket.destroy();
    else socket.setTimeout(stalledMs);
    silent.add(socket);
  }

  server.setTimeout(stalledMs, (socket) => {
    const connection = connections.get(socket);
    if (socket.bytesRead === 0) closeSilent(socket);
    else if (socket.writableLength > 0) socket.resetAndDestroy();
    // With this listener Node leaves it to us to close what is kept open and no longer used.
    else if (connection?.pipeline.length === 0) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    if (!connection || error.code === 'ECONNRESET') {
      answerMalformed(error, socket);
      return;
    }
    if (connection.answerMalformed) return;
    // Only the last one can be incomplete: then the fault is in its body. What came whole before it is answered first.
    const incomplete = connection.pipeline.at(-1);
    if (incomplete?.request.complete === false) connection.pipeline.pop();
    connection.answerMalformed = () => {
      if (incomplete?.request.complete === false && incomplete.response.headersSent) socket.destroy();
      else answerMalformed(error, socket);
    };
    if (connection.pipeline.length === 0) connection.answerMalformed();
  });

  server.closeIdleConnections = () => {
    // Node does not tell for how long each has been idle.
    if (performance.now() - keptAliveAt >= nextRequestMs) Server.prototype.closeIdleConnections.call(server);
  };
  answering.set(server, answers);
  return server;
}
