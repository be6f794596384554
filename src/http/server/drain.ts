import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unfinishedAnswers } from './connections.ts';
import { createLagMeter } from './lag-meter.ts';

/** Maximum duration of a drain: longer than a request may take, and short enough for a restart. */
const drainTimeoutMs = 8000;
const closeIdleEveryMs = 100;
/**
 * How long responses carry `Connection: close` before connections are closed: enough for a busy proxy to use each
 * of its pooled connections.
 */
const closeAfterResponseMs = 300;
/** Maximum time for accepting new connections, if clients go on connecting. */
const maxAcceptMs = 2000;
/** Quiet time after which no more connections are expected: clients on a busy machine reconnect within it. */
const quietMs = 50;
/** If no request has come for this long, all proxies must have noticed that this node stopped listening. */
const proxyQuietMs = 1000;
const maxProxyQuietMs = 3000;

type Exchange = [request: IncomingMessage, response: ServerResponse];
type Listener = (...exchange: Exchange) => void;

/**
 * Serves a little longer, with `Connection: close` on every response. A proxy pools connections: if this node
 * closed one while a request was on its way, the request would be lost. Resolves to a function that closes
 * the server.
 */
export async function drain(server: FastifyInstance, isBehindProxy: boolean): Promise<() => Promise<void>> {
  const closeAfterLast = createClosingAfterLast(server.server);
  server.server.prependListener('request', closeAfterLast);
  const startedAt = performance.now();
  const deadline = startedAt + closeAfterResponseMs;
  while (performance.now() < deadline && (await countConnections(server.server)) > 0)
    await sleep(closeAfterResponseMs / 10);
  return () => closeInTime(server, startedAt + drainTimeoutMs, closeAfterLast, isBehindProxy);
}

/**
 * Creates a listener that closes each connection after its last response. The response in progress is not
 * always the last: another request may be queued behind it.
 */
function createClosingAfterLast(server: Server): Listener {
  const lasts = new WeakMap<Socket, ServerResponse>();
  const closeAfter: Listener = ({ socket }, response) => {
    if (!response.shouldKeepAlive) return;
    const before = lasts.get(socket);
    if (before) before.shouldKeepAlive = true;
    response.shouldKeepAlive = false;
    lasts.set(socket, response);
  };
  for (const response of unfinishedAnswers(server)) closeAfter(response.req, response);
  return closeAfter;
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((error, count) => {
      resolve(error ? 0 : count);
    });
  });

/**
 * Closes the server once running requests have finished, or at the deadline: a client that sends a byte a second
 * must not hold up a shutdown.
 */
async function closeInTime(
  server: FastifyInstance,
  deadlineMs: number,
  closeAfterLast: Listener,
  isBehindProxy: boolean,
): Promise<void> {
  // Requests are held until the server stops listening: a client that got its response would reconnect at
  // once, and the closing would reset its connection.
  const releaseHeld = holdRequests(server.server, closeAfterLast);
  await acceptBacklog(server.server);
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
  }, deadlineMs - performance.now());
  stopListening(server.server);
  releaseHeld();
  const closeIdle = isBehindProxy ? keepIdle(server.server) : null;
  const closed = server.close().catch(unlessNotListening);
  if (closeIdle) {
    await untilProxyQuiet(server.server);
    closeIdle();
  }
  // Keep-alive connections that become idle would also hold up the shutdown.
  const idle = setInterval(() => {
    server.server.closeIdleConnections();
  }, closeIdleEveryMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

/**
 * Closes the listening socket at once, while its backlog is empty. `server.close()` would close it a moment
 * later, and reset the clients that connect in between.
 */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}

/** Ignores the error that the listening socket is already closed. */
function unlessNotListening(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SERVER_NOT_RUNNING')) throw error;
}

/** Keeps idle connections open while the server closes; returns a function that closes them. */
function keepIdle(server: Server): () => void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined;
  return () => {
    server.closeIdleConnections = closeIdle;
    closeIdle();
  };
}

/** Waits until proxies stop using pooled connections, which they do once new connections are refused. */
async function untilProxyQuiet(server: Server): Promise<void> {
  let deadline = performance.now() + maxProxyQuietMs;
  let askedAt = performance.now();
  const lagMs = createLagMeter(proxyQuietMs / 10);
  const note = () => (askedAt = performance.now());
  server.on('request', note);
  while (
    performance.now() < Math.min(deadline, askedAt + proxyQuietMs) &&
    (await countConnections(server)) > 0
  ) {
    await sleep(proxyQuietMs / 20);
    const lag = lagMs();
    if (lag > 0) note();
    deadline += lag;
  }
  server.off('request', note);
}

/** Holds new requests from all listeners except the given one, until the returned function is called. */
function holdRequests(server: Server, unheld: Listener): () => void {
  const held: Exchange[] = [];
  const hold: Listener = (...exchange) => held.push(exchange);
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request').on('request', unheld).on('request', hold);
  return () => {
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', listener);
    for (const exchange of held) server.emit('request', ...exchange);
  };
}

/**
 * Accepts the connections in the backlog, because closing the socket would reset them. Ends when no
 * connection has come for a while and clients that got a response had time to reconnect; without any
 * connections, after one turn of the event loop. Time in which the process was suspended does not count.
 */
async function acceptBacklog(server: Server): Promise<void> {
  let busyAt = (await countConnections(server)) > 0 ? performance.now() : -Infinity;
  const note = () => (busyAt = performance.now());
  server.on('connection', note);
  let deadline = performance.now() + maxAcceptMs;
  const lagMs = createLagMeter(quietMs / 2);
  let now;
  do {
    now = performance.now();
    const lag = lagMs();
    if (lag > 0) note();
    deadline += lag;
    if (unfinishedAnswers(server).length > 0) note();
    // Each turn of the event loop accepts one connection.
    await setImmediate();
    await setImmediate();
  } while (now < Math.min(deadline, busyAt + quietMs));
  server.off('connection', note);
}
