import type { IncomingMessage, RequestListener } from 'node:http';
import type { ReadyAnswer } from '../../app/shared/ready-answers.ts';
import { checkHostHeader } from '../host/host-header.ts';
import { type NoteAnswer, toTenths } from '../host/request-log.ts';
import { sendSoon } from './sending.ts';

export interface ReadyAnswers {
  /** The answer to a request that is known by heart, or null. */
  readonly findReady: (request: IncomingMessage) => ReadyAnswer | null;
}

/** What is known by heart is sent before the framework has looked at the request. Only what anybody may read is. */
export const answeringReady =
  (
    { findReady }: ReadyAnswers,
    noteAnswer: NoteAnswer,
    nextRequestId: () => string,
    otherwise: RequestListener,
  ): RequestListener =>
  (request, response) => {
    const begun = performance.now();
    const ready = request.method === 'GET' && saysItsHost(request) ? findReady(request) : null;
    if (!ready) {
      otherwise(request, response);
      return;
    }
    const requestId = nextRequestId();
    const { operation, status, headers, body } = ready;
    sendSoon(response, status, [...headers, 'x-request-id', requestId], body ?? '', 'latin1');
    const ms = toTenths(performance.now() - begun);
    noteAnswer({ requestId, method: 'GET', operation, status, ms });
  };

function saysItsHost(request: IncomingMessage): boolean {
  try {
    checkHostHeader(request);
    return true;
  } catch {
    return false;
  }
}
