import type { FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf, countCall, seconds, waitText } from '../../app/callers/call-limits.ts';
import type { Caller, IdentifyCaller } from '../../app/callers/caller.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../../app/callers/rate-policy.ts';
import { clientOfRequest } from './client-address.ts';
import { ProblemError } from './problem-reply.ts';

export interface RateLimiting {
  readonly limiter: RateLimiter;
  readonly identify: IdentifyCaller;
}

export function callerOf(request: FastifyRequest, identify: IdentifyCaller): Promise<Caller> {
  return identify(presentedKeys(request), clientOfRequest(request));
}

/** Both places a key may stand in. */
function presentedKeys({ headers }: FastifyRequest): string[] {
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return [headers['x-api-key'], bearer].filter((key) => typeof key === 'string').map((key) => key.trim());
}

/** Counts the call and says in the headers where the caller stands; refuses it when the limit is reached. */
export async function enforceLimit(
  caller: Caller,
  operationId: string,
  reply: FastifyReply,
  limiter: RateLimiter,
): Promise<void> {
  const refused = await refusedCount(caller, operationId, reply, limiter);
  if (!refused) return;
  throw new ProblemError('rate_limited', waitText(caller, refused), {
    headers: { 'retry-after': String(seconds(refused.decision.resetMs)) },
    violatedPolicies: [policyName(caller)],
  });
}

/** The same count for what answers a refusal in its own way, such as a page. */
export function admission({ limiter, identify }: RateLimiting) {
  return async (request: FastifyRequest, reply: FastifyReply, operationId: string) => {
    const caller = await callerOf(request, identify);
    const refused = await refusedCount(caller, operationId, reply, limiter);
    return { caller, waitSeconds: refused ? seconds(refused.decision.resetMs) : null };
  };
}

/** Counts the call, tells the caller in the headers, and returns where it stands if that is at its limit. */
async function refusedCount(caller: Caller, operationId: string, reply: FastifyReply, limiter: RateLimiter) {
  const standing = await countCall(limiter, caller, operationId);
  if (!standing) return null;
  describeLimit(reply, caller, standing.policy, standing.decision);
  return standing.decision.allowed ? null : standing;
}

/** For answers that do not count: where the caller stands with this operation, or at the start of any. */
export async function showLimit(
  caller: Caller,
  operationId: string | null,
  reply: FastifyReply,
  limiter: RateLimiter,
): Promise<void> {
  if (!caller.policy) return;
  const decision =
    operationId === null
      ? { allowed: true, remaining: caller.policy.limit, resetMs: 0 }
      : await limiter.look(bucketOf(caller, operationId), caller.policy);
  describeLimit(reply, caller, caller.policy, decision);
}

function describeLimit(
  reply: FastifyReply,
  caller: Caller,
  { limit, windowMs }: RatePolicy,
  decision: RateDecision,
): void {
  const name = policyName(caller);
  reply.header('ratelimit-policy', `"${name}";q=${limit};w=${seconds(windowMs)}`);
  reply.header('ratelimit', `"${name}";r=${decision.remaining};t=${seconds(decision.resetMs)}`);
}

const policyName = (caller: Caller) => (caller.kind === 'key' ? 'api-key' : 'anonymous');
