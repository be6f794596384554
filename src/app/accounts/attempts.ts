import { networkOf } from '../callers/client-network.ts';
import type { RateLimiter, RatePolicy } from '../callers/rate-policy.ts';

/** A bucket of the limiter with its limit. */
export type Counted = readonly [bucket: string, policy: RatePolicy];

/** How many clients' attempts one network may make. */
const clientsOfNetwork = 5;

/**
 * Counts an attempt for its client, the client's network, and then what it is about, and stops at the first refusal: what is
 * refused for the client costs no account anything, and makes no further buckets. Returns how long to wait; 0 if it is allowed.
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
  // Looked at before the client's is taken: a network at its limit could make a bucket for each of its 65,536 clients.
  for (const each of ofNetwork) {
    const { allowed, resetMs } = await limiter.look(...each);
    if (!allowed) return resetMs;
  }
  return takeInTurn(limiter, [[`${kind} from ${client}`, perClient], ...ofNetwork, ...about]);
}

/** How long to wait for the first of them that refuses; those after it are not counted. 0 if none does. */
export async function takeInTurn(limiter: RateLimiter, counted: readonly Counted[]): Promise<number> {
  for (const each of counted) {
    const { allowed, resetMs } = await limiter.take(...each);
    if (!allowed) return resetMs;
  }
  return 0;
}
