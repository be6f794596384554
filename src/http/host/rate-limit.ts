import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Standing,
  bucketOf,
  countCall,
  messageWaitText,
  seconds,
  waitText,
} from '../../app/callers/call-limits.ts';
import type { Caller, IdentifyCaller } from '../../app/callers/caller.ts';
import type { RateLimiter, RatePolicy } from '../../app/callers/rate-policy.ts';
import { ProblemError } from './problem-reply.ts';

export interface RateLimiting {
  readonly limiter: RateLimiter;
  readonly identify: IdentifyCaller;
  /** How many messages an assistant may send, whatever they ask for; null for any number. */
  readonly messageLimit: RatePolicy | null;
}

export function callerOf(request: FastifyRequest, identify: IdentifyCaller): Promise<Caller> {
  return identify(presentedKeys(request), request.client);
}

/** Both places a key may stand in. */
function presentedKeys({ headers }: FastifyRequest): string[] {
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return [headers['x-api-key'], bearer].filter((key) => typeof key === 'string').map((key) => key.trim());
}

/**
 * Counts the call and says in the headers where the caller stands. Null where it may go on; otherwise what the API answers
 * with, and what a page needs to say it in its own way.
 */
export async function countAndShow(
  caller: Caller,
  operationId: string,
  reply: FastifyReply,
  limiter: RateLimiter,
) {
  const standing = await countCall(limiter, caller, operationId);
  if (!standing) return null;
  describeLimit(reply, caller, standing);
  if (standing.decision.allowed) return null;
  const waitSeconds = seconds(standing.decision.resetMs);
  reply.header('retry-after', String(waitSeconds));
  const violatedPolicies = [policyName(caller)];
  const problem = new ProblemError('rate_limited', waitText(caller, standing), { violatedPolicies });
  return { waitSeconds, problem };
}

/** Counts a message of an assistant; the headers of an answer tell nothing of it, since tools have limits of their own. */
export async function countMessage(
  caller: Caller,
  reply: FastifyReply,
  { limiter, messageLimit }: RateLimiting,
): Promise<void> {
  const standing = await countCall(limiter, { ...caller, policy: messageLimit }, 'message');
  if (!standing || standing.decision.allowed) return;
  reply.header('retry-after', String(seconds(standing.decision.resetMs)));
  throw new ProblemError('rate_limited', messageWaitText(caller, standing), { violatedPolicies: ['mcp'] });
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
  describeLimit(reply, caller, { policy: caller.policy, decision });
}

function describeLimit(reply: FastifyReply, caller: Caller, { policy, decision }: Standing): void {
  const name = policyName(caller);
  reply.header('ratelimit-policy', `"${name}";q=${policy.limit};w=${seconds(policy.windowMs)}`);
  reply.header('ratelimit', `"${name}";r=${decision.remaining};t=${seconds(decision.resetMs)}`);
}

const policyName = (caller: Caller) => (caller.kind === 'key' ? 'api-key' : 'anonymous');
