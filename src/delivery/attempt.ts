import type { AttemptOutcome, Deliver, DueDelivery } from '../app/events/delivery.ts';

/** Senders have their own, shorter time-outs, and a lease lasts longer than this. */
const mostMs = 30_000;
/** So long may a sender take to notice that it was broken off. */
const noticeMs = 1000;

/** Makes one attempt, bounded in time. Null where the service stopped before it came to anything: it counts for nothing. */
export async function makeAttempt(
  send: Deliver,
  delivery: DueDelivery,
  stop: AbortSignal,
): Promise<AttemptOutcome | null> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(mostMs)]);
  const brokenOff = new Promise<null>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, noticeMs, null));
  });
  const outcome = await Promise.race([send(delivery, signal), brokenOff]);
  if (stop.aborted && (outcome === null || outcome.kind === 'failed')) return null;
  return outcome ?? { kind: 'failed', result: 'it took too long' };
}
