import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
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
import { ProblemError } from './problems.ts';

export interface RateLimiting {
  readonly limiter: RateLimiter;
  readonly identify: IdentifyCaller;
  /** Limit of MCP messages of any kind; null if unlimited. */
  readonly messageLimit: RatePolicy | null;
}

/** The part of a reply that sets headers. */
interface Headed {
  header(name: string, value: string): unknown;
}

export function callerOf(
  headers: IncomingHttpHeaders,
  client: string,
  identify: IdentifyCaller,
): Caller | Promise<Caller> {
  return identify(presentedKeys(headers), client);
}

const noKeys: readonly string[] = [];

/** API keys of a request, from both headers that may carry one. */
function presentedKeys({ authorization, 'x-api-key': key }: IncomingHttpHeaders): readonly string[] {
  if (authorization === undefined && key === undefined) return noKeys;
  const bearer = /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return [key, bearer].filter((each) => typeof each === 'string').map((each) => each.trim());
}

/** How to refuse a call over the limit. */
export interface OverLimit {
  readonly waitSeconds: number;
  readonly problem: ProblemError;
}

/**
 * Counts a call and sets the rate limit headers. Null if the call may proceed; otherwise its refusal: the API
 * sends the problem, pages show the waiting time.
 */
export function countAndShow(
  caller: Caller,
  operationId: string,
  reply: Headed,
  limiter: RateLimiter,
): OverLimit | null | Promise<OverLimit | null> {
  const counted = countCall(limiter, caller, operationId);
  return counted instanceof Promise
    ? counted.then((standing) => showStanding(caller, standing, reply))
    : showStanding(caller, counted, reply);
}

function showStanding(caller: Caller, standing: Standing | null, reply: Headed): OverLimit | null {
  if (!standing) return null;
  describeLimit(reply, caller, standing);
  if (standing.decision.allowed) return null;
  const waitSeconds = seconds(standing.decision.resetMs);
  reply.header('retry-after', String(waitSeconds));
  const violatedPolicies = [policyName(caller)];
  const problem = new ProblemError('rate_limited', waitText(caller, standing), { violatedPolicies });
  return { waitSeconds, problem };
}

/**
 * Refuses a call with an unknown or revoked key. Runs after the call was counted, so that guessing keys is
 * rate limited.
 */
export function checkKey({ hasUnknownKey }: Caller): void {
  if (!hasUnknownKey) return;
  const detail =
    'This API key is unknown or was revoked. Check it for a slip of the hand, or leave it out: calls without a key are allowed.';
  const headers = { 'www-authenticate': 'Bearer realm="lintel", error="invalid_token"' };
  throw new ProblemError('unknown_key', detail, { headers });
}

/** Counts an MCP message. Sets no rate limit headers, because each tool has its own limit. */
export async function countMessage(
  caller: Caller,
  reply: FastifyReply,
  { limiter, messageLimit }: RateLimiting,
): Promise<void> {
  const standing = await countCall(limiter, { ...caller, policy: messageLimit }, 'message');
  if (standing && !standing.decision.allowed) {
    reply.header('retry-after', String(seconds(standing.decision.resetMs)));
    throw new ProblemError('rate_limited', messageWaitText(caller, standing), { violatedPolicies: ['mcp'] });
  }
  checkKey(caller);
}

/**
 * Sets the rate limit headers of a response that does not count: the current state of the operation's limit, or a
 * full limit for paths without an operation.
 */
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

function describeLimit(reply: Headed, caller: Caller, { policy, decision }: Standing): void {
  const name = policyName(caller);
  reply.header('ratelimit-policy', `"${name}";q=${policy.limit};w=${seconds(policy.windowMs)}`);
  reply.header('ratelimit', `"${name}";r=${decision.remaining};t=${seconds(decision.resetMs)}`);
}

const policyName = (caller: Caller) => (caller.kind === 'key' ? 'api-key' : 'anonymous');
