import type { AttemptOutcome, Deliver, DueDelivery } from '../app/outbox/delivery.ts';
import type { Timers } from '../app/shared/timers.ts';

/** Upper bound of an attempt: senders have shorter timeouts of their own, and a lease lasts longer. */
const timeoutMs = 30_000;
/** How long a sender may take to notice the abort. */
const abortGraceMs = 1000;

/** Makes one attempt, with a timeout. Null if the service stopped first: the attempt then does not count. */
export async function makeAttempt(
  send: Deliver,
  delivery: DueDelivery,
  stop: AbortSignal,
  { after }: Timers,
): Promise<AttemptOutcome | null> {
  const timeout = new AbortController();
  const signal = AbortSignal.any([stop, timeout.signal]);
  const cancelTimeout = after(timeoutMs, () => {
    timeout.abort();
  });
  const aborted = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => {
      after(abortGraceMs, () => {
        resolve(null);
      });
    });
  });
  const outcome = await Promise.race([send(delivery, signal), aborted]).finally(cancelTimeout);
  if (stop.aborted && (outcome === null || outcome.kind === 'failed')) return null;
  return outcome ?? { kind: 'failed', result: 'it took too long' };
}
