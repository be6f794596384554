import { networkOf } from '../callers/client-network.ts';
import type { RateLimiter, RatePolicy } from '../callers/rate-policy.ts';

/** A bucket of the rate limiter, with the limit that applies to it. */
export type Counted = readonly [bucket: string, policy: RatePolicy];

/** The limit of a network is this many times the limit of a client. */
const clientsOfNetwork = 5;

/**
 * Counts an attempt for its client, then for the client's network, then for the account or credential, and
 * stops at the first refusal: an attempt refused for the client must neither use up the limit of the account
 * nor create further buckets. Returns how long to wait; 0 if the attempt is allowed.
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
  // Checked before the bucket of the client is created: otherwise a network at its limit could create a
  // bucket for each of its 65,536 clients.
  for (const each of ofNetwork) {
    const { allowed, resetMs } = await limiter.look(...each);
    if (!allowed) return resetMs;
  }
  return takeInTurn(limiter, [[`${kind} from ${client}`, perClient], ...ofNetwork, ...about]);
}

/**
 * Counts an attempt in one bucket after the other, until one refuses. Returns the wait for that bucket; 0 if
 * none refuses.
 */
export async function takeInTurn(limiter: RateLimiter, counted: readonly Counted[]): Promise<number> {
  for (const each of counted) {
    const { allowed, resetMs } = await limiter.take(...each);
    if (!allowed) return resetMs;
  }
  return 0;
}
