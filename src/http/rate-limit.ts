import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, IdentifyCaller } from '../app/caller.ts';
import type { RateDecision, RateLimiter, RatePolicy } from '../app/rate-policy.ts';
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
  const refused = await count(caller, operationId, reply, limiter);
  if (!refused || !caller.policy) return;
  const wait = String(seconds(refused.resetMs));
  throw new ProblemError('rate_limited', refusal(caller, caller.policy, wait), {
    headers: { 'retry-after': wait },
    violatedPolicies: [policyName(caller)],
  });
}

/** The same count for what answers a refusal in its own way, such as a page. */
export function admission({ limiter, identify }: RateLimiting) {
  return async (request: FastifyRequest, reply: FastifyReply, operationId: string) => {
    const caller = await callerOf(request, identify);
    const refused = await count(caller, operationId, reply, limiter);
    return { caller, waitSeconds: refused ? seconds(refused.resetMs) : null };
  };
}

/** The decision where it is a refusal. */
async function count(
  caller: Caller,
  operationId: string,
  reply: FastifyReply,
  limiter: RateLimiter,
): Promise<RateDecision | null> {
  if (!caller.policy) return null;
  const decision = await limiter.take(bucketOf(caller, operationId), caller.policy);
  describeLimit(reply, caller, caller.policy, decision);
  return decision.allowed ? null : decision;
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

const bucketOf = (caller: Caller, operationId: string) => `${caller.id} ${operationId}`;

const policyName = (caller: Caller) => (caller.kind === 'key' ? 'api-key' : 'anonymous');

const seconds = (ms: number) => Math.max(0, Math.ceil(ms / 1000));

function refusal(caller: Caller, { limit, windowMs }: RatePolicy, wait: string): string {
  const advice =
    caller.kind === 'key'
      ? 'Ask us to raise the limit of this key if you need more.'
      : 'If many people share this address, ask us for an API key: it has a limit of its own.';
  return `The limit is ${limit} requests in ${seconds(windowMs)} seconds. Wait ${wait} seconds, then retry once. ${advice}`;
}
