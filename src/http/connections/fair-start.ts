import { FairQueue } from '../../app/shared/fair-queue.ts';

/** After so much work on requests that begin, whatever else the event loop has comes first. */
const mostMs = 1;
/** What waits is bounded by the connections: each has one request here at most. */
const noLimits = { waiting: Infinity, waitingPerClient: Infinity };

/**
 * Lets requests begin in turns of their clients. Where one client sends a hundred at once they would be begun in one go, and
 * whoever comes next would wait for all of them; here that client's requests wait for each other.
 */
export function createFairStart<Request>(
  begin: (request: Request) => void,
  clientOf: (request: Request) => string,
  nowMs: () => number = () => performance.now(),
) {
  const queue = new FairQueue<Request>(noLimits);
  /** When the work of this turn of the event loop began; null before there is any. */
  let since: number | null = null;

  const hasTime = (): boolean => since === null || nowMs() - since < mostMs;

  function open(): void {
    if (since !== null) return;
    since = nowMs();
    setImmediate(nextTurn);
  }

  function nextTurn(): void {
    since = null;
    beginNext();
  }

  function beginNext(): void {
    if (!hasTime()) return;
    const request = queue.next();
    if (request === undefined) return;
    open();
    // Asked again when all is done that this one does at once.
    queueMicrotask(() => {
      process.nextTick(beginNext);
    });
    begin(request);
  }

  return (request: Request): void => {
    if (queue.size > 0 || !hasTime()) {
      queue.add(clientOf(request), request);
      return;
    }
    open();
    begin(request);
  };
}
