import type { AttemptOutcome, Deliver, DueDelivery } from '../app/outbox/delivery.ts';
import type { Timers } from '../app/shared/timers.ts';

/** Senders have their own, shorter time-outs, and a lease lasts longer than this. */
const mostMs = 30_000;
/** Grace for a sender to notice the abort. */
const noticeMs = 1000;

/** Makes one attempt, bounded in time. Null where the service stopped before it came to anything: it counts for nothing. */
export async function makeAttempt(
  send: Deliver,
  delivery: DueDelivery,
  stop: AbortSignal,
  { after }: Timers,
): Promise<AttemptOutcome | null> {
  const tooLong = new AbortController();
  const signal = AbortSignal.any([stop, tooLong.signal]);
  const inTime = after(mostMs, () => {
    tooLong.abort();
  });
  const brokenOff = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => {
      after(noticeMs, () => {
        resolve(null);
      });
    });
  });
  const outcome = await Promise.race([send(delivery, signal), brokenOff]).finally(inTime);
  if (stop.aborted && (outcome === null || outcome.kind === 'failed')) return null;
  return outcome ?? { kind: 'failed', result: 'it took too long' };
}
