import type { Clock } from './clock.ts';

/** Long enough that nobody wears out the disk by asking, short enough for any load balancer. */
const believedMs = 250;

/**
 * Whether an enquiry could be taken, for whoever asks: asked of the store at most four times a second, however many ask.
 * Rejects as the store does.
 */
export function readinessCheck(probe: () => Promise<void>, clock: Clock): () => Promise<void> {
  let asked: { readonly at: number; readonly answer: Promise<void> } | undefined;
  return () => {
    const now = clock.monotonic();
    if (!asked || now - asked.at >= believedMs) asked = { at: now, answer: probe() };
    return asked.answer;
  };
}
