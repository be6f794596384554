import { type NoteAnswer, toTenths } from '../host/request-log.ts';
import { type AnswerAtOnce, type HeaderBlock, type Incoming, headerBlock } from '../connections/incoming.ts';
import { sendSoon } from '../connections/sending.ts';

/** An answer that is known by heart: all that is left to do is to write it. */
export interface ReadyAnswer {
  /** How the log calls it. */
  readonly operation: string;
  /** Names and values in turn; the same list each time the answer is found. */
  readonly common: readonly string[];
  /** Those of this answer alone. */
  readonly own: readonly string[];
  readonly body: Buffer;
}

export interface ReadyAnswers {
  readonly findReady: (request: Pick<Incoming, 'url' | 'headers'>) => ReadyAnswer | null;
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
    const { operation, body } = ready;
    const common = blockOf(ready.common);
    const own = [...ready.own, 'x-request-id', requestId];
    sendSoon(incoming, { status: 200, common, own, body, encoding: 'latin1' });
    const ms = toTenths(performance.now() - begun);
    noteAnswer({ requestId, method: 'GET', operation, status: 200, ms });
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
