import { STATUS_CODES, validateHeaderValue } from 'node:http';
import type { Socket } from 'node:net';
import { type AnswerAtOnce, type Incoming, type Outgoing, headerLines } from './incoming.ts';
import { keepAliveMs, nextRequestMs, stalledMs } from './patience.ts';
import { type PlainRequest, createPlainReader } from './plain-request.ts';

export interface PlainConnectionsNeeds {
  readonly answerAtOnce: AnswerAtOnce;
  /** Has a request begin when it is its client's turn. */
  readonly begin: (beginning: { readonly asked: Incoming; readonly run: () => void }) => void;
  /** Node's own way to serve a connection. */
  readonly serveByNode: (socket: Socket) => void;
  /** Closes a connection on which nothing was asked yet, the second time. */
  readonly closeSilent: (socket: Socket) => void;
}

export interface PlainConnections {
  /** Takes a new connection. */
  readonly serve: (socket: Socket) => void;
  /** How many requests are being answered. */
  readonly underWay: () => number;
  /** From now on what is asked is left to Node, and answers that are under way are the last on their connections. */
  readonly leave: () => void;
  /** Closes those on which nothing is asked, but for those that were accepted or answered only just now. */
  readonly closeIdle: () => void;
  readonly closeAll: () => void;
}

/**
 * Connections that ask for operations and ready pages in the plain way. What Node does around a request, its streams and
 * events, takes longer than to price a door: here a request is read in one go and its answer written in one. On anything
 * else the connection is given to Node, as if it had just come.
 */
export function createPlainConnections(needs: PlainConnectionsNeeds): PlainConnections {
  const { answerAtOnce, begin, serveByNode, closeSilent } = needs;
  /** Those on which nothing is asked at the moment, and from when on each may be closed. */
  const idle = new Map<Socket, number>();
  const busy = new Set<Socket>();
  let isLeaving = false;

  function serve(socket: Socket): void {
    const read = createPlainReader();
    /** What came while an answer was under way. */
    let held: Buffer | null = null;
    let hasEnded = false;
    /** How much had come when nothing was asked for a while; null before that. */
    let quietAt: number | null = null;

    function take(bytes: Buffer): void {
      if (busy.has(socket)) {
        held = held ? Buffer.concat([held, bytes]) : bytes;
        socket.pause();
        return;
      }
      // Whoever has not taken the last answer yet is left to Node, too, which waits for it.
      const request = isLeaving || socket.writableLength > 0 ? null : read(bytes);
      if (!request) {
        giveToNode(bytes);
        return;
      }
      if (quietAt !== null) socket.setTimeout(stalledMs);
      quietAt = null;
      idle.delete(socket);
      busy.add(socket);
      const incoming = new PlainIncoming(request, socket, isLast, goOn);
      const run = () => {
        if (socket.destroyed || answerAtOnce(incoming)) return;
        giveToNode(held ? Buffer.concat([bytes, held]) : bytes);
      };
      begin({ asked: incoming, run });
    }

    /** After an answer. */
    function goOn(): void {
      busy.delete(socket);
      if (socket.destroyed) return;
      if (held) giveToNode(held);
      else if (isLeaving || hasEnded) socket.end();
      else idle.set(socket, performance.now() + nextRequestMs);
    }

    /** Whoever has asked again already is answered by Node, which says when it is over. */
    function isLast(): boolean {
      return isLeaving && held === null;
    }

    function giveToNode(bytes: Buffer): void {
      forget();
      socket
        .off('data', take)
        .off('end', end)
        .off('timeout', lookAfter)
        .off('close', forget)
        .off('error', ignore);
      serveByNode(socket);
      if (socket.isPaused()) socket.resume();
      socket.emit('data', bytes);
      // Node would wait for the end that has come already, and work for somebody who has gone.
      if (hasEnded) socket.emit('end');
    }

    function forget(): void {
      idle.delete(socket);
      busy.delete(socket);
    }

    function end(): void {
      hasEnded = true;
      if (idle.has(socket)) socket.end();
    }

    function lookAfter(): void {
      if (socket.bytesRead === 0) closeSilent(socket);
      else if (socket.writableLength > 0) socket.resetAndDestroy();
      else if (busy.has(socket)) socket.setTimeout(stalledMs);
      else if (quietAt === socket.bytesRead) socket.destroy();
      else {
        quietAt = socket.bytesRead;
        socket.setTimeout(keepAliveMs + graceMs - stalledMs);
      }
    }

    idle.set(socket, performance.now() + nextRequestMs);
    socket.on('data', take).on('end', end).on('timeout', lookAfter).on('close', forget).on('error', ignore);
    socket.setTimeout(stalledMs);
  }

  return {
    serve,
    underWay: () => busy.size,
    leave() {
      isLeaving = true;
    },
    closeIdle() {
      const now = performance.now();
      for (const [socket, from] of idle) if (from <= now) socket.destroy();
    },
    closeAll() {
      for (const socket of [...idle.keys(), ...busy]) socket.destroy();
    },
  };
}

/** Whoever counts the time that was said may be about to ask just before it is over; Node waits as long. */
const graceMs = 1_000;
/** A connection that breaks is closed, and that is all there is to do. */
const ignore = () => undefined;

class PlainIncoming implements Incoming {
  readonly method: string;
  readonly url: string;
  readonly headers: Incoming['headers'];
  readonly socket: Socket;
  readonly #body: Buffer;
  readonly #isLast: () => boolean;
  readonly #goOn: () => void;
  #isAnswered = false;

  constructor(
    { method, url, headers, body }: PlainRequest,
    socket: Socket,
    isLast: () => boolean,
    goOn: () => void,
  ) {
    this.method = method;
    this.url = url;
    this.headers = headers;
    this.socket = socket;
    this.#body = body;
    this.#isLast = isLast;
    this.#goOn = goOn;
  }

  /** Only those are plain that say it. */
  checkHost(): void {
    return;
  }

  readBody(goOn: (bytes: Buffer) => void): void {
    goOn(this.#body);
  }

  answer({ status, common, own, body, encoding }: Outgoing): void {
    if (this.#isAnswered) return;
    this.#isAnswered = true;
    const { socket } = this;
    if (socket.writable) {
      const head = headOf(status, common.text, own, this.#isLast());
      if (typeof body === 'string') socket.write(head + body, encoding);
      else {
        socket.cork();
        socket.write(head, 'latin1');
        for (const part of Buffer.isBuffer(body) ? [body] : body) socket.write(part);
        socket.uncork();
      }
    }
    this.#goOn();
  }
}

function headOf(status: number, common: string, own: readonly string[], isLast: boolean): string {
  for (let i = 0; i < own.length; i += 2) validateHeaderValue(own[i] ?? '', own[i + 1] ?? '');
  const connection = isLast ? 'connection: close' : keepsAlive;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${common}${headerLines(own)}date: ${dateNow()}\r\n${connection}\r\n\r\n`;
}

const keepsAlive = `connection: keep-alive\r\nkeep-alive: timeout=${keepAliveMs / 1000}`;

let dateSecond = NaN;
let dateText = '';

/** Made once a second. */
function dateNow(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = new Date(second * 1000).toUTCString();
  }
  return dateText;
}
