import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A request and its response, seen at Node's server because API operations bypass Fastify's hooks. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly answer: Promise<Answer>;
  /** Called with the whole body, before the service receives the `end` event. */
  onBody?: (text: string) => void;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | string[] | undefined>>;
  readonly body: string;
}

/** Calls `begin` with each request as it arrives, over a socket or injected, before its body is read. */
export function watchExchanges(server: FastifyInstance, begin: (exchange: Exchange) => void): void {
  const seen = new WeakSet<IncomingMessage>();
  const watch = (request: IncomingMessage, response: ServerResponse) => {
    if (seen.has(request)) return;
    seen.add(request);
    begin(exchangeOf(request, response));
  };
  server.server.prependListener('request', watch);
  server.addHook('onRequest', ({ raw }, reply, done) => {
    watch(raw, reply.raw);
    done();
  });
}

function exchangeOf(request: IncomingMessage, response: ServerResponse): Exchange {
  const chunks: Buffer[] = [];
  const emit = request.emit.bind(request) as (name: string | symbol, ...values: unknown[]) => boolean;
  request.emit = (name: string | symbol, ...values: unknown[]) => {
    if (name === 'data') chunks.push(Buffer.from(values[0] as Buffer));
    if (name === 'end') exchange.onBody?.(Buffer.concat(chunks).toString());
    return emit(name, ...values);
  };
  const { promise: answer, resolve } = Promise.withResolvers<Answer>();
  const exchange: Exchange = { request, response, answer };
  let headers: Answer['headers'] = {};
  const writeHead = response.writeHead.bind(response) as (status: number, more?: object) => ServerResponse;
  response.writeHead = ((status: number, more?: Answer['headers'] | string[]) => {
    headers = { ...response.getHeaders(), ...(Array.isArray(more) ? pairs(more) : more) };
    return writeHead(status, more);
  }) as typeof response.writeHead;
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.end = ((body?: unknown, ...rest: unknown[]) => {
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : '';
    const ended = end(body, ...rest);
    resolve({ status: response.statusCode, headers, body: text });
    return ended;
  }) as typeof response.end;
  return exchange;
}

const pairs = (list: readonly string[]) =>
  Object.fromEntries(
    list.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), list[index + 1]]] : [])),
  ) as Answer['headers'];
