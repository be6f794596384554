import { networkOf } from '../callers/client-network.ts';
import type { RateLimiter, RatePolicy } from '../callers/rate-policy.ts';

/** A bucket of the rate limiter, with its limit. */
export type Counted = readonly [bucket: string, policy: RatePolicy];

/** A network's limit, as a multiple of one client's. */
const clientsOfNetwork = 5;

/**
 * Counts an attempt for its client, then for the client's network, then for the account or credential, and stops at
 * the first refusal. So an attempt refused for the client neither uses up the account's limit nor creates further
 * buckets. Returns how long to wait; 0 if the attempt is allowed.
 */
export async function takeAttempt(
  limiter: RateLimiter,
  kind: string,
  client: string,
  perClient: RatePolicy,
  about: readonly Counted[] = [],
): Promise<number> {
  const network = networkOf(client);
  const { limit, windowMs } = perClient;
  const ofNetwork: readonly Counted[] =
    network === client ? [] : [[`${kind} from ${network}`, { limit: limit * clientsOfNetwork, windowMs }]];
  // Looked up before the client's bucket is created: otherwise a network at its limit could create a bucket for
  // each of its 65,536 clients.
  for (const each of ofNetwork) {
    const { allowed, resetMs } = await limiter.look(...each);
    if (!allowed) return resetMs;
  }
  return takeInTurn(limiter, [[`${kind} from ${client}`, perClient], ...ofNetwork, ...about]);
}

/**
 * Counts in these buckets in turn, up to the first that refuses. Returns how long that one makes the client wait; 0
 * if none refuses.
 */
export async function takeInTurn(limiter: RateLimiter, counted: readonly Counted[]): Promise<number> {
  for (const each of counted) {
    const { allowed, resetMs } = await limiter.take(...each);
    if (!allowed) return resetMs;
  }
  return 0;
}
