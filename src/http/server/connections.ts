import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bounds } from '../../contract/bounds.ts';
import { createLagMeter } from './lag-meter.ts';
import { keepAliveMs, nextRequestMs, stalledMs } from './timeouts.ts';

/** Limit of pipelined requests on a connection; it is closed after the last response. */
const maxPipelined = 32;
/**
 * Limit of further requests in the same chunk: they get no response, but use memory until the connection is closed.
 */
const maxRefused = 256;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  /** Requests without a finished response: the first is being handled, the others are queued. */
  readonly pipeline: Exchange[];
  /** Number of requests beyond the limit of the pipeline. */
  refused: number;
  /** Responds to malformed input, once the pipeline has been answered. */
  answerMalformed: (() => void) | null;
}

const connectionsOf = new WeakMap<Server, ReadonlySet<Connection>>();

/** Responses that are not yet finished. */
export const unfinishedAnswers = (server: Server): readonly ServerResponse[] =>
  [...(connectionsOf.get(server) ?? [])].flatMap(({ pipeline }) => pipeline.map(({ response }) => response));

export interface BoundedServerNeeds {
  readonly handle: RequestListener;
  /** Responds to unparseable input and closes the connection. */
  readonly answerMalformed: (error: NodeJS.ErrnoException, socket: Socket) => void;
}

/**
 * A server whose connections cannot pile up work. The requests of a connection are handled one after the other,
 * each once the client has read the response before it. The pipeline is bounded. Clients that do not read their
 * responses are disconnected.
 */
export function createBoundedServer({ handle, answerMalformed }: BoundedServerNeeds): Server {
  const connections = new WeakMap<Socket, Connection>();
  // Connections instead of responses: V8's sets hold deleted entries until a full garbage collection.
  const open = new Set<Connection>();
  /** Time of the last response on a connection that was kept alive. */
  let keptAliveAt = -Infinity;

  function begin({ request, response }: Exchange): void {
    // Skipped if the client has disconnected.
    if (!request.socket.destroyed && !request.socket.writableEnded) handle(request, response);
  }

  function goOn(socket: Socket, connection: Connection): void {
    const [next] = connection.pipeline;
    if (socket.destroyed) return;
    if (next) begin(next);
    else connection.answerMalformed?.();
  }

  function connectionOf(socket: Socket): Connection {
    const connection: Connection = { pipeline: [], refused: 0, answerMalformed: null };
    connections.set(socket, connection);
    open.add(connection);
    socket.once('close', () => open.delete(connection));
    return connection;
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const connection = connections.get(socket) ?? connectionOf(socket);
    const { pipeline } = connection;
    if (connection.refused > 0 || pipeline.length === maxPipelined) {
      connection.refused += 1;
      const last = pipeline.at(-1);
      if (last) last.response.shouldKeepAlive = false;
      socket.pause();
      if (connection.refused > maxRefused) socket.destroy();
      return;
    }
    const exchange = { request, response };
    pipeline.push(exchange);
    response.once('close', () => {
      if (response.shouldKeepAlive) keptAliveAt = performance.now();
      pipeline.splice(pipeline.indexOf(exchange), 1);
      goOn(socket, connection);
      if (connection.refused > 0) socket.pause();
    });
    if (pipeline.length === 1) begin(exchange);
  }

  const server = new Server(
    {
      // Timeouts against Slowloris, for the arrival of a whole request.
      requestTimeout: bounds.requestSeconds * 1000,
      headersTimeout: 9_000,
      keepAliveTimeout: keepAliveMs,
      // Interval of checks. Short, because closing thousands of expired connections at once would block the event
      // loop; not shorter, because each check visits all connections.
      connectionsCheckingInterval: 100,
      maxHeaderSize: bounds.headerKilobytes * 1024,
      // Checked with the other headers instead, for a response in our format.
      requireHostHeader: false,
    },
    take,
  );
  // A client may send FIN after its last request, and still gets the responses. By default Node would close the
  // connection.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Otherwise Node would respond to unknown expectations itself, and our log would not show it.
  server.on('checkExpectation', take);

  /** Connections without a request at their first timeout. */
  const silent = new WeakSet<Socket>();

  function closeSilent(socket: Socket): void {
    // Closed at the second timeout. Each connection has a timer of its own, so that thousands do not close at the
    // same moment.
    if (silent.has(socket)) socket.destroy();
    else socket.setTimeout(stalledMs);
    silent.add(socket);
  }

  server.setTimeout(stalledMs, (socket) => {
    const connection = connections.get(socket);
    if (socket.bytesRead === 0) closeSilent(socket);
    else if (socket.writableLength > 0) socket.resetAndDestroy();
    // Node leaves idle connections open if there is a timeout listener, so this one closes them.
    else if (connection?.pipeline.length === 0) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    if (!connection || error.code === 'ECONNRESET') {
      answerMalformed(error, socket);
      return;
    }
    if (connection.answerMalformed) return;
    // Only the last request can be incomplete, and then the fault is in its body. The complete requests before it
    // are answered first.
    const incomplete = connection.pipeline.at(-1);
    if (incomplete?.request.complete === false) connection.pipeline.pop();
    connection.answerMalformed = () => {
      if (incomplete?.request.complete === false && incomplete.response.headersSent) socket.destroy();
      else answerMalformed(error, socket);
    };
    if (connection.pipeline.length === 0) connection.answerMalformed();
  });

  const lagMs = createLagMeter(nextRequestMs / 2);
  let isClosing = false;
  server.closeIdleConnections = () => {
    // Time in which the process was suspended does not count: what clients sent meanwhile still waits in the
    // sockets.
    const isLate = lagMs() > 0 && isClosing;
    isClosing = true;
    // All idle connections, because Node does not expose how long each has been idle.
    if (!isLate && performance.now() - keptAliveAt >= nextRequestMs)
      Server.prototype.closeIdleConnections.call(server);
  };
  connectionsOf.set(server, open);
  return server;
}
