import type { Done } from '../../app/operations/row.ts';
import { type OperationId, operations } from '../../app/operations/table.ts';
import { createCall } from '../../app/shared/call.ts';
import { keyInBody } from '../../app/shared/idempotency.ts';
import type { Caller } from '../../app/callers/caller.ts';
import type { UseCases } from '../../app/use-cases.ts';
import { withIgnored } from '../../contract/reading/ignored.ts';
import { checkBodyLabels, parseBody } from '../host/body.ts';
import { etagOf, isKnown } from '../../app/shared/etag.ts';
import { type OverLimit, type RateLimiting, callerOf, countAndShow } from '../host/rate-limit.ts';
import { invalidRequest } from '../host/problem-reply.ts';
import type { Incoming } from '../connections/incoming.ts';
import { Exchange, type ExchangeNeeds } from './exchange.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type BodyRead, bodyRead } from './watching.ts';

export interface OperationNeeds extends RateLimiting, ExchangeNeeds {
  readonly useCases: UseCases;
  /** Whom an anonymous call is counted for. */
  readonly readClient: (request: Pick<Incoming, 'headers' | 'socket'>) => string;
}

/** Answers a request, known in the log by this id. */
export type Answer = (incoming: Incoming, requestId: string) => void;

const json = 'application/json; charset=utf-8';

/**
 * One way for every operation. The order of judgement: the limit, the labels of the body, the body, then the use case; the
 * answer is as the operation's row says. Nobody waits for what is known at once, so a door is priced in one go.
 */
// Within, the type ties an operation's reader and use case together.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function createAnswer<Id extends OperationId>(id: Id, needs: OperationNeeds): Answer {
  const operation = operations[id];
  const { read, cached = false } = operation;
  const { identify, limiter, readClient } = needs;
  const useCase = needs.useCases[id];
  const kept = cached ? createKeptReply() : null;

  function judge(exchange: Exchange): void {
    const { incoming } = exchange;
    incoming.checkHost();
    whenThere(exchange, callerOf(incoming.headers, readClient(incoming), identify), (caller) => {
      whenThere(exchange, countAndShow(caller, id, exchange, limiter), (over) => {
        goOnWithin(exchange, caller, over);
      });
    });
  }

  function goOnWithin(exchange: Exchange, caller: Caller, over: OverLimit | null): void {
    if (over) throw over.problem;
    const { incoming, fail } = exchange;
    checkBodyLabels(incoming, operation);
    if (kept?.reply(exchange)) return;
    if (operation.body === null) {
      execute(exchange, caller, undefined);
      return;
    }
    const goOn = (bytes: Buffer) => {
      execute(exchange, caller, parseBody(bytes));
    };
    incoming.readBody(goOn, fail);
  }

  function execute(exchange: Exchange, caller: Caller, body: unknown): void {
    const { headers } = exchange.incoming;
    if (bodyRead.hasSubscribers) bodyRead.publish({ headers, body } satisfies BodyRead);
    const reading = read(body);
    if (!reading.ok) throw invalidRequest(reading.faults);
    const { value, ignored } = reading;
    const key = idempotencyKeyOf(headers['idempotency-key'], keyInBody(value));
    whenThere(exchange, useCase(value, createCall(caller, exchange.requestId, body, key)), (done) => {
      if (kept) kept.keep(done);
      if (!kept?.reply(exchange)) replyOf(exchange, done, ignored);
    });
  }

  return (incoming, requestId) => {
    const exchange = new Exchange(needs, id, incoming, requestId);
    try {
      judge(exchange);
    } catch (error) {
      exchange.fail(error);
    }
  };
}

/** Goes on at once with what is there already, and later with what is not. */
function whenThere<Value>(
  { fail }: Exchange,
  value: Value | Promise<Value>,
  goOn: (value: Value) => void,
): void {
  if (value instanceof Promise) value.then(goOn).catch(fail);
  else goOn(value);
}

/**
 * From here on as bytes: V8 keeps a text as the parts it was put together from, and those of all answers that wait to be sent
 * would be moved about by every collection of garbage.
 */
const longText = 4096;

function replyOf(exchange: Exchange, { reply, replayed }: Done<object>, ignored: readonly string[]): void {
  if (replayed) exchange.header('idempotent-replayed', 'true');
  const text = JSON.stringify(withIgnored(reply, ignored));
  if (text.length > longText) exchange.answer(200, json, Buffer.from(text));
  else exchange.answer(200, json, text);
}

/** What only changes when the program restarts is made once; whoever has it already is told so. */
function createKeptReply() {
  let made: { readonly body: string; readonly length: number; readonly etag: string } | undefined;
  return {
    keep: ({ reply }: Done<object>): void => {
      const body = JSON.stringify(reply);
      made = { body, length: Buffer.byteLength(body), etag: etagOf(body) };
    },
    /** False where there is none yet. */
    reply: (exchange: Exchange): boolean => {
      if (!made) return false;
      const { body, length, etag } = made;
      exchange.header('cache-control', 'public, max-age=3600');
      exchange.header('etag', etag);
      if (isKnown(exchange.incoming.headers['if-none-match'], etag)) exchange.answer(304, null, '');
      else exchange.answer(200, json, body, length);
      return true;
    },
  };
}
