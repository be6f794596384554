import {
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  createServer,
} from 'node:http';
import type { Socket } from 'node:net';
import { bounds } from '../../contract/bounds.ts';
import { createFairStart } from './fair-start.ts';

/** So many requests of one connection may wait for their answers; after the last of them it is closed. */
const mostWaiting = 32;
/** What came in one gulp behind those is not answered, but it takes memory until the connection is closed. */
const mostInOneGulp = 256;
/**
 * A client that takes nothing of its answer for this long is given up when that is seen for the second time. So is one that
 * has not asked for anything: browsers open connections that they may never need, and need not be told when those end.
 */
const stalledMs = 4_000;

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Connection {
  readonly turns: Turn[];
  /** How many requests came that are not answered because too many wait. */
  unheard: number;
  /** Says that what came after the turns was no HTTP, once they are over. */
  sayBroken: (() => void) | null;
}

/** The answers that a server has begun to work at and not finished. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

export const answersUnderWay = (server: Server): ReadonlySet<ServerResponse> =>
  underWay.get(server) ?? new Set();

/** Answers what the parser could not read; the connection is over then. */
type AnswerBroken = (error: NodeJS.ErrnoException, socket: Socket) => void;

/**
 * A server whose connections cannot be used to pile up work: the requests of one are handled one after the other, each when
 * the answer before it has been taken; few may wait; and whoever does not take its answers is closed. Those of several
 * begin in turns of their clients.
 */
export function createBoundedServer(
  handle: RequestListener,
  readClient: (request: IncomingMessage) => string,
  answerBroken: AnswerBroken,
): Server {
  const connections = new WeakMap<Socket, Connection>();
  const answers = new Set<ServerResponse>();
  const begin = createFairStart(
    ({ request, response }: Turn) => {
      if (!request.socket.destroyed) handle(request, response);
    },
    ({ request }) => readClient(request),
  );

  function goOn(socket: Socket, connection: Connection): void {
    const [next] = connection.turns;
    if (socket.destroyed) return;
    if (next) begin(next);
    else connection.sayBroken?.();
  }

  const server = createServer(
    {
      // Slow clients lose their place before they can fill it: everything must arrive within these.
      requestTimeout: bounds.requestSeconds * 1000,
      headersTimeout: 9_000,
      keepAliveTimeout: 10_000,
      // Often: thousands that came together, and are closed in one go, would keep everybody waiting. Not more often, since
      // each time all of them are looked at.
      connectionsCheckingInterval: 100,
      maxHeaderSize: bounds.headerKilobytes * 1024,
      // Judged with the other faults of that header, and answered as every fault is.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      const connection = connections.get(socket) ?? { turns: [], unheard: 0, sayBroken: null };
      connections.set(socket, connection);
      const { turns } = connection;
      if (connection.unheard > 0 || turns.length === mostWaiting) {
        connection.unheard += 1;
        const last = turns.at(-1);
        if (last) last.response.shouldKeepAlive = false;
        socket.pause();
        if (connection.unheard > mostInOneGulp) socket.destroy();
        return;
      }
      const turn = { request, response };
      turns.push(turn);
      answers.add(response);
      response.once('close', () => {
        answers.delete(response);
        turns.splice(turns.indexOf(turn), 1);
        goOn(socket, connection);
        if (connection.unheard > 0) socket.pause();
      });
      if (turns.length === 1) begin(turn);
    },
  );

  underWay.set(server, answers);

  /** Those that have been silent since they came, for the first time that was looked at. */
  const silent = new WeakSet<Socket>();

  server.setTimeout(stalledMs, (socket) => {
    const connection = connections.get(socket);
    if (socket.bytesRead === 0) {
      // Each by its own clock, so that thousands are closed as they came and not in one go.
      if (silent.has(socket)) socket.destroy();
      else socket.setTimeout(stalledMs);
      silent.add(socket);
    } else if (socket.writableLength > 0) socket.resetAndDestroy();
    // With this listener Node leaves it to us to close what is kept open and no longer used.
    else if (connection?.turns.length === 0) socket.destroy();
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const connection = connections.get(socket);
    if (!connection || error.code === 'ECONNRESET') {
      answerBroken(error, socket);
      return;
    }
    if (connection.sayBroken) return;
    // Only the last one can be incomplete: then the fault is in its body. What came whole before it is answered first.
    const broken = connection.turns.at(-1);
    if (broken?.request.complete === false) connection.turns.pop();
    connection.sayBroken = () => {
      if (broken?.request.complete === false && broken.response.headersSent) socket.destroy();
      else answerBroken(error, socket);
    };
    if (connection.turns.length === 0) connection.sayBroken();
  });
  return server;
}
