import type { Clock, MonotonicMs } from './clock.ts';

/** Whether mail goes out: not configured, as far as we know, or not at the moment. */
export type MailState = 'off' | 'on' | 'failing';

/** Whether limits are shared with other nodes: not configured, they are, or not at the moment. */
export type RedisState = 'off' | 'on' | 'failing';

/** Long enough that nobody wears out the disk by asking, short enough for any load balancer. */
const believedMs = 250;

/**
 * Whether an enquiry could be taken, for whoever asks. All who ask at once share one question to the store, and a yes
 * is believed for a moment; a no is not, so that nobody is told of an outage that is over. Rejects as the store does.
 */
export function createReadinessCheck(probe: () => Promise<void>, clock: Clock): () => Promise<void> {
  let asked: { readonly at: MonotonicMs; readonly answer: Promise<void> } | undefined;
  return () => {
    const now = clock.monotonic();
    if (asked && now - asked.at < believedMs) return asked.answer;
    const answer = probe().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    asked = { at: now, answer };
    return answer;
  };
}
