import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '../../app/operations/table.ts';
import { type ProblemKind, problems } from '../../contract/problems.ts';
import { problemOf } from '../host/errors.ts';
import { type PublicUrl, problemBody } from '../host/problem-reply.ts';
import { type NoteAnswer, toTenths } from '../host/request-log.ts';
import { sendSoon } from './sending.ts';
import { type Answered, type Begun, answered, begun } from './watching.ts';

/** What all exchanges have in common. */
export interface ExchangeNeeds {
  readonly publicUrl: PublicUrl;
  /** What every answer has, names and values in turn. */
  readonly headers: readonly string[];
  readonly noteAnswer: NoteAnswer;
  readonly logUnexpected: (requestId: string, error: unknown) => void;
}

/**
 * A request for an operation and its answer, which is written to the connection as it is: all that a framework does between
 * takes several times as long as to price a door.
 */
export class Exchange {
  readonly request: IncomingMessage;
  readonly requestId: string;
  readonly #needs: ExchangeNeeds;
  readonly #operationId: OperationId;
  readonly #response: ServerResponse;
  readonly #begun = performance.now();
  readonly #headers: string[];

  constructor(
    needs: ExchangeNeeds,
    operationId: OperationId,
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ) {
    this.#needs = needs;
    this.#operationId = operationId;
    this.request = request;
    this.#response = response;
    this.requestId = requestId;
    this.#headers = [...needs.headers, 'x-request-id', requestId];
    if (begun.hasSubscribers) begun.publish({ operationId, requestId, request, response } satisfies Begun);
  }

  header(name: string, value: string): void {
    const headers = this.#headers;
    for (let i = 0; i < headers.length; i += 2) {
      if (headers[i] !== name) continue;
      headers[i + 1] = value;
      return;
    }
    headers.push(name, value);
  }

  /** Without a type it has no content. */
  answer(status: number, type: string | null, body: string | Buffer, length = Buffer.byteLength(body)): void {
    const headers = this.#headers;
    if (type !== null) headers.push('content-type', type, 'content-length', String(length));
    const { request, requestId } = this;
    const operation = this.#operationId;
    // Where every letter takes one byte, there is nothing to work out when they are sent.
    const encoding = length === body.length ? 'latin1' : 'utf8';
    if (answered.hasSubscribers) {
      const text = (typeof body === 'string' ? Buffer.from(body, encoding) : body).toString();
      answered.publish({ operationId: operation, request, status, headers, body: text } satisfies Answered);
    }
    sendSoon(this.#response, status, headers, request.method === 'HEAD' ? '' : body, encoding);
    const ms = toTenths(performance.now() - this.#begun);
    this.#needs.noteAnswer({ requestId, method: request.method ?? '', operation, status, ms });
  }

  readonly fail = (error: unknown): void => {
    const { publicUrl, logUnexpected } = this.#needs;
    const problem = problemOf(error);
    if (problem.code === 'internal_error') logUnexpected(this.requestId, error);
    const { retryAfter, status }: ProblemKind = problems[problem.code];
    if (retryAfter !== undefined) this.header('retry-after', String(retryAfter));
    for (const [name, value] of Object.entries(problem.extras.headers ?? {})) this.header(name, value);
    const body = JSON.stringify(problemBody(problem, this.requestId, publicUrl));
    this.answer(status, 'application/problem+json', body);
  };
}
