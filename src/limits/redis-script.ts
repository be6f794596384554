import { hash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { RateDecision, RatePolicy } from '../app/callers/rate-policy.ts';

/**
 * The sliding window of `SlidingWindow`, executed atomically by Redis: a list of the times of accepted calls, in
 * microseconds of Redis's clock. If that clock was set back, the times are set back too: otherwise a bucket would
 * stay full until the clock has caught up.
 */
const script = `
local key, limit, windowMs, counts = KEYS[1], tonumber(ARGV[1]), ARGV[2], ARGV[3] == '1'
local window = tonumber(windowMs) * 1000
local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local function timeAt(index) return tonumber(redis.call('LINDEX', key, index) or nil) end

local last = timeAt(-1)
if last and last > now then
  local times = redis.call('LRANGE', key, 0, -1)
  for index, time in ipairs(times) do
    redis.call('LSET', key, index - 1, string.format('%.0f', time - last + now))
  end
end

local used = redis.call('LLEN', key)
local left = 0
if used > 0 and timeAt(0) <= now - window then
  local right = used
  while left < right do
    local middle = math.floor((left + right) / 2)
    if timeAt(middle) <= now - window then left = middle + 1 else right = middle end
  end
  redis.call('LTRIM', key, left, -1)
  used = used - left
end

local allowed = used < limit
if counts then
  if allowed then
    redis.call('RPUSH', key, string.format('%.0f', now))
    used = used + 1
  end
  redis.call('PEXPIRE', key, windowMs)
end

local reset = 0
if used > 0 then reset = math.ceil((timeAt(math.max(0, used - limit)) + window - now) / 1000) end
return { allowed and 1 or 0, math.max(0, limit - used), reset }
`;

const digest = hash('sha1', script);

export const loadScript = (redis: Redis) => redis.script('LOAD', script);

/** Reports the state of a bucket, and counts a call if `counts`. */
export async function runScript(
  redis: Redis,
  bucket: string,
  { limit, windowMs }: RatePolicy,
  counts: boolean,
): Promise<RateDecision> {
  const answer = await redis.evalsha(digest, 1, keyOf(bucket), limit, windowMs, counts ? '1' : '0');
  const [allowed, remaining = 0, resetMs = 0] = answer as number[];
  return { allowed: allowed === 1, remaining, resetMs };
}

/** Bucket names contain addresses, which must not be readable in Redis. */
const keyOf = (bucket: string) => `lintel:limit:${hash('sha256', bucket, 'base64url').slice(0, 22)}`;
