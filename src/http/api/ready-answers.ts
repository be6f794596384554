import type { FindReady } from '../../app/shared/ready-answers.ts';
import { type NoteAnswer, toTenths } from '../host/request-log.ts';
import { type AnswerAtOnce, type HeaderBlock, type Incoming, headerBlock } from '../connections/incoming.ts';
import { sendSoon } from '../connections/sending.ts';

export interface ReadyAnswers {
  readonly findReady: FindReady;
}

/** What is known by heart is sent before the framework has looked at the request. Only what anybody may read is. */
export function answeringReady(
  { findReady }: ReadyAnswers,
  noteAnswer: NoteAnswer,
  nextRequestId: () => string,
): AnswerAtOnce {
  /** Made once of each list. */
  const blocks = new WeakMap<readonly string[], HeaderBlock>();

  function blockOf(list: readonly string[]): HeaderBlock {
    const block = blocks.get(list) ?? headerBlock(list);
    blocks.set(list, block);
    return block;
  }

  return (incoming) => {
    const begun = performance.now();
    const ready = incoming.method === 'GET' && saysItsHost(incoming) ? findReady(incoming) : null;
    if (!ready) return false;
    const requestId = nextRequestId();
    const { operation, status, body } = ready;
    const common = blockOf(ready.common);
    const own = [...ready.own, 'x-request-id', requestId];
    sendSoon(incoming, { status, common, own, body: body ?? '', encoding: 'latin1' });
    const ms = toTenths(performance.now() - begun);
    noteAnswer({ requestId, method: 'GET', operation, status, ms });
    return true;
  };
}

function saysItsHost(incoming: Incoming): boolean {
  try {
    incoming.checkHost();
    return true;
  } catch {
    return false;
  }
}
