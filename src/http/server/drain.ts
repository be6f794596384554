import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unfinishedAnswers } from './connections.ts';
import { createLagMeter } from './lag-meter.ts';

/** Longer than a request may take, and short enough for a restart. */
const drainTimeoutMs = 8000;
const closeIdleEveryMs = 100;
/** As long as a busy proxy takes to use each of its pooled connections. */
const closeAfterResponseMs = 300;
/** Limit of accepting, while clients go on connecting. */
const maxAcceptMs = 2000;
/** As long as clients on a busy machine take to reconnect after a response. */
const quietMs = 50;
/** A proxy that has sent no request for so long, while others did, has noticed that this node stopped listening. */
const proxyQuietMs = 1000;
const maxProxyQuietMs = 3000;

type Exchange = [request: IncomingMessage, response: ServerResponse];
type Listener = (...exchange: Exchange) => void;

/**
 * Goes on serving for a moment, with `Connection: close` on every response: a proxy pools connections, and a
 * request already on its way on one that we close would be lost. Resolves to a function that closes the server.
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
 * Closes each connection after its last response, including responses under way: another request may be queued
 * behind them.
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
 * Lets running requests finish, up to a deadline: a client that sends a byte a second must not hold up a shutdown.
 */
async function closeInTime(
  server: FastifyInstance,
  deadlineMs: number,
  closeAfterLast: Listener,
  isBehindProxy: boolean,
): Promise<void> {
  // Answered clients reconnect at once, and would be reset while connecting: so requests are held until it stops
  // listening.
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
  // Nor may idle keep-alive connections hold up a shutdown.
  const idle = setInterval(() => {
    server.server.closeIdleConnections();
  }, closeIdleEveryMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

/**
 * Closes the listening socket at once, while its backlog is known to be empty. `server.close()` does so a moment
 * later, and would reset clients that connect meanwhile.
 */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}

/** The listening socket is closed already. */
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

/** A proxy may be about to use a pooled connection; it stops once its new connections are refused. */
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

/** Holds new requests, except for the given listener, until the returned function is called. */
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
 * Accepts the backlog: closing would reset those connections. Done when no connection has come for a while, and
 * answered clients have had the time to reconnect; with no connections, a turn of the event loop suffices. Time in
 * which this process did not run does not count: suspended, it heard no client.
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
