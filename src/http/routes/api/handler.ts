import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../../../app/callers/caller.ts';
import type { Done, UseCase } from '../../../app/operations/row.ts';
import { type OperationId, operations } from '../../../app/operations/table.ts';
import { createCall } from '../../../app/shared/call.ts';
import { etagOf, isKnown } from '../../../app/shared/etag.ts';
import { keyInBody } from '../../../app/shared/idempotency.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { UseCases } from '../../../app/use-cases.ts';
import type { Reading } from '../../../contract/reading/reader.ts';
import { type ReplyNotes, withNotes } from '../../../contract/reply-notes.ts';
import { checkBodyLabels, parseBody } from '../../server/body.ts';
import { problemOf } from '../../server/errors.ts';
import { checkExpectation } from '../../server/expectation.ts';
import { headersOnApi } from '../../server/headers.ts';
import { checkHostHeader } from '../../server/host-header.ts';
import { type PublicUrl, invalidRequest, problemAnswer } from '../../server/problems.ts';
import { type RateLimiting, callerOf, checkKey, countAndShow } from '../../server/rate-limit.ts';
import { readBody } from '../../server/read-body.ts';
import { type RequestLog, logRequest } from '../../server/request-log.ts';
import { sendSoon } from '../../server/send-soon.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';

export interface ApiNeeds extends RateLimiting, RequestLog {
  readonly useCases: UseCases;
  readonly book: PriceBook;
  readonly publicUrl: PublicUrl;
  readonly readClient: (request: IncomingMessage) => string;
}

export type ApiHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  /** The `{id}` of the operation's path, decoded. */
  pathId?: string,
) => void;

/** The rendered response of a cached operation. */
interface Reference {
  readonly text: string;
  readonly etag: string;
}

const json = 'application/json; charset=utf-8';
const notCached = { 'cache-control': 'no-store' };

/**
 * Handles one operation: host, limit, content headers, body, then the use case. It uses Node's own request and
 * response: Fastify's hooks and replies would take longer than pricing a door.
 */
export function createApiHandler(id: OperationId, needs: ApiNeeds): ApiHandler {
  const operation = operations[id];
  const { cached = false } = operation;
  // The casts are safe: the operation's type ensures that its use case takes what its reader returns.
  const read = operation.read as (body: unknown, book: PriceBook) => Reading<unknown>;
  const useCase = needs.useCases[id] as UseCase<unknown, object>;
  const headers = headersOnApi(needs.publicUrl);
  let reference: Reference | undefined;

  return (request, response, requestId, pathId) => {
    const startedAt = performance.now();
    const isHead = request.method === 'HEAD';
    const sent: Record<string, string> = { ...headers, 'x-request-id': requestId };
    const reply = {
      header: (name: string, value: string) => {
        sent[name] = value;
      },
    };

    function finish(status: number, own: Readonly<Record<string, string>>, text: string | null): void {
      sendSoon(() => {
        if (text === null) response.writeHead(status, { ...sent, ...own }).end();
        else {
          const body = Buffer.from(text);
          response
            .writeHead(status, { ...sent, ...own, 'content-length': body.length })
            .end(isHead ? null : body);
        }
        const { method } = request;
        const elapsedMs = performance.now() - startedAt;
        logRequest(needs, { reqId: requestId, method, operation: id, status }, elapsedMs);
      });
    }

    function fail(error: unknown): void {
      const problem = problemOf(error);
      const { status, headers: own, body } = problemAnswer(problem, requestId, needs.publicUrl);
      if (problem.code === 'internal_error')
        needs.logger.error({ reqId: requestId, err: error }, 'unexpected error');
      // Closes the connection: after a body that was cut off, the start of the next request is unknown.
      const last = problem.code === 'malformed_http' && { connection: 'close' };
      finish(status, { ...own, ...notCached, ...last }, body);
    }

    function answer({ reply: body, replayed }: Done<object>, notes: ReplyNotes): void {
      if (replayed) sent['idempotent-replayed'] = 'true';
      finish(200, { ...notCached, 'content-type': json }, JSON.stringify(withNotes(body, notes)));
    }

    /** Responds from the cache: until a restart, all callers without a test key get the same response. */
    function answerCached({ text, etag }: Reference): void {
      const own = { 'cache-control': 'public, max-age=3600', etag };
      if (isKnown(request.headers['if-none-match'], etag)) finish(304, own, null);
      else finish(200, { ...own, 'content-type': json }, text);
    }

    function call(caller: Caller, body: unknown): void {
      const reading = read(body, needs.book);
      if (!reading.ok) throw invalidRequest(reading.faults);
      const { value, ignored, unread } = reading;
      const { test } = caller;
      if (reference && !test) {
        answerCached(reference);
        return;
      }
      const key = idempotencyKeyOf(request.headers['idempotency-key'], keyInBody(value));
      const call = createCall(caller, requestId, body, key, {
        unread,
        ...(pathId !== undefined && { pathId }),
      });
      whenKnown(useCase(value, call), (done) => {
        if (!cached || test) {
          answer(done, { ignored: [...ignored, ...(done.ignored ?? [])], test });
          return;
        }
        const text = JSON.stringify(done.reply);
        reference = { text, etag: etagOf(text) };
        answerCached(reference);
      });
    }

    function take(caller: Caller): void {
      checkExpectation(request.headers);
      checkBodyLabels(request, operation);
      if (operation.body === null) {
        call(caller, undefined);
        return;
      }
      readBody(request, request.headers['content-length'], (error, bytes) => {
        if (error) fail(error);
        else
          attempt(() => {
            call(caller, parseBody(bytes));
          });
      });
    }

    function attempt(work: () => void): void {
      try {
        work();
      } catch (error) {
        fail(error);
      }
    }

    /**
     * Continues synchronously if the value is known: a promise would cost each request a turn of the microtask
     * queue.
     */
    function whenKnown<Value>(value: Value | Promise<Value>, next: (value: Value) => void): void {
      if (!(value instanceof Promise)) {
        next(value);
        return;
      }
      value.then((known) => {
        attempt(() => {
          next(known);
        });
      }, fail);
    }

    attempt(() => {
      checkHostHeader(request);
      whenKnown(callerOf(request.headers, needs.readClient(request), needs.identify), (caller) => {
        whenKnown(countAndShow(caller, id, reply, needs.limiter), (over) => {
          if (over) throw over.problem;
          checkKey(caller);
          take(caller);
        });
      });
    });
  };
}
