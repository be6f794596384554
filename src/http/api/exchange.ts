import type { OperationId } from '../../app/operations/table.ts';
import { type ProblemKind, problems } from '../../contract/problems.ts';
import { problemOf } from '../host/errors.ts';
import { type PublicUrl, problemBody } from '../host/problem-reply.ts';
import { type NoteAnswer, toTenths } from '../host/request-log.ts';
import type { HeaderBlock, Incoming } from '../connections/incoming.ts';
import { sendSoon } from '../connections/sending.ts';
import { type Answered, type Begun, answered, begun } from './watching.ts';

/** What all exchanges have in common. */
export interface ExchangeNeeds {
  readonly publicUrl: PublicUrl;
  /** What every answer has; how long it may be kept is said by each. */
  readonly headers: HeaderBlock;
  readonly noteAnswer: NoteAnswer;
  readonly logUnexpected: (requestId: string, error: unknown) => void;
}

/**
 * A request for an operation and its answer, which is written to the connection as it is: all that a framework does between
 * takes several times as long as to price a door.
 */
export class Exchange {
  readonly incoming: Incoming;
  readonly requestId: string;
  readonly #needs: ExchangeNeeds;
  readonly #operationId: OperationId;
  readonly #begun = performance.now();
  readonly #headers: string[];

  constructor(needs: ExchangeNeeds, operationId: OperationId, incoming: Incoming, requestId: string) {
    this.#needs = needs;
    this.#operationId = operationId;
    this.incoming = incoming;
    this.requestId = requestId;
    this.#headers = ['cache-control', 'no-store', 'x-request-id', requestId];
    if (begun.hasSubscribers) begun.publish({ operationId, requestId } satisfies Begun);
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
    const own = this.#headers;
    if (type !== null) own.push('content-type', type, 'content-length', String(length));
    const { incoming, requestId } = this;
    const { headers: common, noteAnswer } = this.#needs;
    const { method } = incoming;
    const operation = this.#operationId;
    // Where every letter takes one byte, there is nothing to work out when they are sent.
    const encoding = length === body.length ? 'latin1' : 'utf8';
    if (answered.hasSubscribers) {
      const headers = [...common.list, ...own];
      const text = (typeof body === 'string' ? Buffer.from(body, encoding) : body).toString();
      answered.publish({
        ...{ operationId: operation, requestId, method, status, headers, body: text },
      } satisfies Answered);
    }
    sendSoon(incoming, { status, common, own, body, encoding });
    const ms = toTenths(performance.now() - this.#begun);
    noteAnswer({ requestId, method, operation, status, ms });
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
