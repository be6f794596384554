import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { unfinishedAnswers } from './connections.ts';

/** Longer than a request may take, and short enough for whoever waits for the service to stop. */
const stopWithinMs = 8000;
const closeIdleEveryMs = 100;
/** As long as a busy proxy takes to use each connection it has in store. */
const sendAwayMs = 300;
/** So that clients who go on connecting do not hold up a stop. */
const mostAcceptingMs = 2000;
/** As long as clients on a busy machine take to come again after an answer. */
const quietMs = 50;
/** A proxy that has asked nothing for so long, though others ask it, has noticed that nobody listens here any more. */
const noticedMs = 1000;
const mostNoticingMs = 3000;

type Exchange = [request: IncomingMessage, response: ServerResponse];
type Listener = (...exchange: Exchange) => void;

/**
 * Answers for a moment longer, and asks to have each connection closed by whoever it is answered to. A proxy has connections
 * in store, and a request that is on its way on one that we close is lost: so those that are in use are used up first.
 * Gives what closes the server then.
 */
export async function drain(server: FastifyInstance, isBehindProxy: boolean): Promise<() => Promise<void>> {
  const closeAfterLast = createClosingAfterLast(server.server);
  server.server.prependListener('request', closeAfterLast);
  const begun = performance.now();
  const until = begun + sendAwayMs;
  while (performance.now() < until && (await countConnections(server.server)) > 0)
    await sleep(sendAwayMs / 10);
  return () => closeInTime(server, begun + stopWithinMs, closeAfterLast, isBehindProxy);
}

/** The last answer on each connection closes it, of those under way too: one more may have been asked behind them. */
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

/** Lets running requests finish, but not for ever: a client that sends a byte a second must not hold up a stop. */
async function closeInTime(
  server: FastifyInstance,
  untilMs: number,
  closeAfterLast: Listener,
  isBehindProxy: boolean,
): Promise<void> {
  // Whoever is answered now comes again at once, and would be turned away in the middle of connecting.
  const answerHeld = holdRequests(server.server, closeAfterLast);
  await acceptWaiting(server.server);
  const timer = setTimeout(() => {
    server.server.closeAllConnections();
  }, untilMs - performance.now());
  stopListening(server.server);
  answerHeld();
  const closeIdle = isBehindProxy ? keepIdle(server.server) : null;
  const closed = server.close().catch(unlessNotListening);
  if (closeIdle) {
    await untilNoticed(server.server);
    closeIdle();
  }
  // Nor may a client that has its answer and keeps its connection for a next request.
  const idle = setInterval(() => {
    server.server.closeIdleConnections();
  }, closeIdleEveryMs);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

/**
 * At once, while it is known that nobody waits to be accepted. What the server does of its own when it is closed takes a
 * moment, and whoever connects meanwhile would be reset.
 */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}

/** A server that has stopped listening complains about that when it is closed, after it was. */
function unlessNotListening(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SERVER_NOT_RUNNING')) throw error;
}

/** Has a server that stops listening keep the connections nobody uses at the moment, until it is told to close them. */
function keepIdle(server: Server): () => void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined;
  return () => {
    server.closeIdleConnections = closeIdle;
    closeIdle();
  };
}

/** A proxy may just be about to use a connection it has in store. That ends when it is refused a new one. */
async function untilNoticed(server: Server): Promise<void> {
  const until = performance.now() + mostNoticingMs;
  let askedAt = performance.now();
  const note = () => (askedAt = performance.now());
  server.on('request', note);
  while (performance.now() < Math.min(until, askedAt + noticedMs) && (await countConnections(server)) > 0)
    await sleep(noticedMs / 20);
  server.off('request', note);
}

/** Keeps what is asked from now on, but for one who is told at once, until it is told to have it answered. */
function holdRequests(server: Server, toldAtOnce: Listener): () => void {
  const held: Exchange[] = [];
  const hold: Listener = (...exchange) => held.push(exchange);
  const listeners = server.listeners('request') as Listener[];
  server.removeAllListeners('request').on('request', toldAtOnce).on('request', hold);
  return () => {
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', listener);
    for (const exchange of held) server.emit('request', ...exchange);
  };
}

/**
 * Takes in who has connected but has not been accepted yet: closing would reset them. It is over when nobody has come for a
 * while and whoever was answered has had the time to; where nobody is connected, a turn of the event loop shows that.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let busyAt = (await countConnections(server)) > 0 ? performance.now() : -Infinity;
  const note = () => (busyAt = performance.now());
  server.on('connection', note);
  const until = performance.now() + mostAcceptingMs;
  let now;
  do {
    now = performance.now();
    if (unfinishedAnswers(server).size > 0) note();
    // Each turn of the event loop accepts one.
    await setImmediate();
    await setImmediate();
  } while (now < Math.min(until, busyAt + quietMs));
  server.off('connection', note);
}
