import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bounds } from '../../contract/bounds.ts';
import { createLagMeter } from './lag-meter.ts';
import { keepAliveMs, nextRequestMs, stalledMs } from './timeouts.ts';

/** Limit of pipelined requests. A connection that exceeds it is closed after the last response. */
const maxPipelined = 32;
/**
 * Limit of requests beyond the pipeline in the same chunk. They get no response, but use memory until the
 * connection closes.
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
 * A server whose connections cannot pile up work. The requests of a connection are handled one by one; each
 * starts once the client has read the previous response. The pipeline is bounded. Clients that do not read
 * their responses are disconnected.
 */
export function createBoundedServer({ handle, answerMalformed }: BoundedServerNeeds): Server {
  const connections = new WeakMap<Socket, Connection>();
  // A set of connections, not of responses: V8's sets keep deleted entries until a full garbage collection,
  // and responses are many more.
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
      // Timeouts of a whole request and of its headers, against Slowloris attacks.
      requestTimeout: bounds.requestSeconds * 1000,
      headersTimeout: 9_000,
      keepAliveTimeout: keepAliveMs,
      // How often Node checks these timeouts. Rare checks would close thousands of connections at once and
      // block the event loop; each check visits all connections, so they cannot be very frequent.
      connectionsCheckingInterval: 100,
      maxHeaderSize: bounds.headerKilobytes * 1024,
      // Host is checked with the other headers, so that the response is in our format.
      requireHostHeader: false,
    },
    take,
  );
  // A client that sends FIN after its last request still gets the responses. By default Node would close the
  // connection.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Without this listener, Node would respond to unknown expectations itself, unlogged.
  server.on('checkExpectation', take);

  /** Connections that had sent nothing at their first timeout. */
  const silent = new WeakSet<Socket>();

  function closeSilent(socket: Socket): void {
    // Each connection has its own second timeout, so that thousands do not close at the same moment.
    if (silent.has(socket)) socket.destroy();
    else socket.setTimeout(stalledMs);
    silent.add(socket);
  }

  server.setTimeout(stalledMs, (socket) => {
    const connection = connections.get(socket);
    if (socket.bytesRead === 0) closeSilent(socket);
    else if (socket.writableLength > 0) socket.resetAndDestroy();
    // With a timeout listener, Node leaves it to the listener to close idle connections.
    else if (connection?.pipeline.length === 0) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    if (!connection || error.code === 'ECONNRESET') {
      answerMalformed(error, socket);
      return;
    }
    if (connection.answerMalformed) return;
    // Only the last request can be incomplete, and then the parse error is in its body. The complete requests
    // before it are answered first.
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
    // Closes nothing if the process was suspended: requests that clients sent meanwhile are still unread in
    // the sockets.
    const isLate = lagMs() > 0 && isClosing;
    isClosing = true;
    // Closes all idle connections together, because Node does not expose how long each has been idle.
    if (!isLate && performance.now() - keptAliveAt >= nextRequestMs)
      Server.prototype.closeIdleConnections.call(server);
  };
  connectionsOf.set(server, open);
  return server;
}
