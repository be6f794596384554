import { counted } from '../../domain/wording/format.ts';
import type { Caller } from './caller.ts';
import type { RateDecision, RateLimiter, RatePolicy } from './rate-policy.ts';

/** A caller's rate-limit state for one operation. */
export interface Standing {
  readonly policy: RatePolicy;
  readonly decision: RateDecision;
}

/**
 * Counts a call unless the limit is reached; null if the caller has no limit. Synchronous unless limits are
 * shared in Redis.
 */
export function countCall(
  limiter: RateLimiter,
  caller: Caller,
  operationId: string,
): Standing | null | Promise<Standing> {
  const { policy } = caller;
  if (!policy) return null;
  const taken = limiter.take(bucketOf(caller, operationId), policy);
  return taken instanceof Promise
    ? taken.then((decision) => ({ policy, decision }))
    : { policy, decision: taken };
}

export const bucketOf = (caller: Caller, operationId: string) => `${caller.id} ${operationId}`;

export const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000));

/** A duration in words: "1 second", "60 seconds". */
export const inSeconds = (ms: number) => counted(seconds(ms), 'second');

const sharedAddressAdvice =
  'If many people share this address, ask us for an API key: it has a limit of its own.';

/** Tells a refused caller how long to wait, and how to get a higher limit. */
export function waitText(caller: Caller, { policy, decision }: Standing): string {
  const advice =
    caller.kind === 'key' ? 'Ask us to raise the limit of this key if you need more.' : sharedAddressAdvice;
  return `The limit is ${counted(policy.limit, 'request')} in ${inSeconds(policy.windowMs)}. Wait ${inSeconds(decision.resetMs)}, then retry once. ${advice}`;
}

/**
 * Tells a caller over the MCP message limit how long to wait. A caller with a key cannot get a higher message
 * limit.
 */
export function messageWaitText({ kind }: Caller, { policy, decision }: Standing): string {
  const text = `At most ${counted(policy.limit, 'message')} ${policy.limit === 1 ? 'is' : 'are'} taken from a client in ${inSeconds(policy.windowMs)}. Wait ${inSeconds(decision.resetMs)}, then retry once.`;
  return kind === 'key' ? text : `${text} ${sharedAddressAdvice}`;
}
