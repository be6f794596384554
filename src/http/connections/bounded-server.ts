import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bounds } from '../../contract/bounds.ts';
import { isExpectationMet } from '../host/expectation.ts';
import { FromNode } from './from-node.ts';
import type { AnswerAtOnce } from './incoming.ts';
import { keepAliveMs, nextRequestMs, stalledMs } from './patience.ts';
import { type PlainConnections, createPlainConnections } from './plain-connections.ts';
import { createFairStart } from './fair-start.ts';

/** So many requests of one connection may wait for their answers; after the last of them it is closed. */
const mostWaiting = 32;
/** What came in one gulp behind those is not answered, but it takes memory until the connection is closed. */
const mostInOneGulp = 256;

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

interface UnderWay {
  /** The answers that Node has begun to send and not finished. */
  readonly byNode: Set<ServerResponse>;
  readonly plain: PlainConnections;
}

const underWay = new WeakMap<Server, UnderWay>();

export const answersUnderWay = (server: Server): ReadonlySet<ServerResponse> =>
  underWay.get(server)?.byNode ?? new Set();

export const isAnswering = (server: Server): boolean =>
  answersUnderWay(server).size > 0 || (underWay.get(server)?.plain.underWay() ?? 0) > 0;

/** Has every request read by Node from now on, which tells of each; what is answered otherwise is the last of its connection. */
export function leaveAllToNode(server: Server): void {
  underWay.get(server)?.plain.leave();
}

export interface BoundedServerNeeds {
  /** Asked first. */
  readonly answerAtOnce: AnswerAtOnce;
  readonly otherwise: RequestListener;
  readonly readClient: (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string;
  /** Answers what the parser could not read; the connection is over then. */
  readonly answerBroken: (error: NodeJS.ErrnoException, socket: Socket) => void;
}

/** A request that is begun when it is its client's turn. */
interface Beginning {
  readonly asked: Pick<IncomingMessage, 'headers' | 'socket'>;
  readonly run: () => void;
}

/**
 * A server whose connections cannot be used to pile up work: the requests of one are handled one after the other, each when
 * the answer before it has been taken; few may wait; and whoever does not take its answers is closed. Those of several
 * begin in turns of their clients.
 */
export function createBoundedServer(needs: BoundedServerNeeds): Server {
  const { answerAtOnce, otherwise, readClient, answerBroken } = needs;
  const connections = new WeakMap<Socket, Connection>();
  const answers = new Set<ServerResponse>();
  /** When Node last answered on a connection that it then kept alive. */
  let keptAliveAt = -Infinity;
  const begin = createFairStart(
    ({ run }: Beginning) => {
      run();
    },
    ({ asked }) => readClient(asked),
  );

  function beginTurn({ request, response }: Turn): void {
    begin({
      asked: request,
      run: () => {
        // Or is being closed, since the client has gone: nothing can be sent any more.
        if (request.socket.destroyed || request.socket.writableEnded) return;
        if (!isExpectationMet(request.headers) || !answerAtOnce(new FromNode(request, response)))
          otherwise(request, response);
      },
    });
  }

  function goOn(socket: Socket, connection: Connection): void {
    const [next] = connection.turns;
    if (socket.destroyed) return;
    if (next) beginTurn(next);
    else connection.sayBroken?.();
  }

  function take(request: IncomingMessage, response: ServerResponse): void {
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
      if (response.shouldKeepAlive) keptAliveAt = performance.now();
      turns.splice(turns.indexOf(turn), 1);
      goOn(socket, connection);
      if (connection.unheard > 0) socket.pause();
    });
    if (turns.length === 1) beginTurn(turn);
  }

  const server = new Server(
    {
      // Slow clients lose their place before they can fill it: everything must arrive within these.
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

  const plain = servePlainFirst(server, answerAtOnce, begin, closeSilent);
  server.closeIdleConnections = () => {
    // Node does not tell for how long each has been idle.
    if (performance.now() - keptAliveAt >= nextRequestMs) Server.prototype.closeIdleConnections.call(server);
    plain.closeIdle();
  };
  server.closeAllConnections = () => {
    Server.prototype.closeAllConnections.call(server);
    plain.closeAll();
  };
  underWay.set(server, { byNode: answers, plain });
  return server;
}

/** New connections are served in the plain way, until one of them asks otherwise. */
function servePlainFirst(
  server: Server,
  answerAtOnce: AnswerAtOnce,
  begin: (beginning: Beginning) => void,
  closeSilent: (socket: Socket) => void,
): PlainConnections {
  const byNode = server.listeners('connection') as ((socket: Socket) => void)[];
  const plain = createPlainConnections({
    answerAtOnce,
    begin,
    closeSilent,
    serveByNode: (socket) => {
      for (const serve of byNode) serve.call(server, socket);
    },
  });
  server.removeAllListeners('connection').on('connection', plain.serve);
  return plain;
}
