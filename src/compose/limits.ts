import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { Clock } from '../app/shared/clock.ts';
import type { RedisState } from '../app/shared/readiness.ts';
import type { Config } from '../config.ts';
import { RedisRateLimiter } from '../limits/redis.ts';
import { RedisLink, type RedisEvents } from '../limits/redis-link.ts';
import type { OwnCounts } from '../limits/window-limiter.ts';

export interface Limits {
  readonly limiter: RateLimiter;
  readonly redisState: () => RedisState;
  readonly startLimits: () => Promise<void>;
  readonly closeLimits: () => void;
}

/** Counts of this node, or those that all nodes share through Redis. */
export function composeLimits(
  { redis }: Pick<Config, 'redis'>,
  own: OwnCounts,
  clock: Clock,
  events: RedisEvents,
): Limits {
  if (!redis) {
    return {
      limiter: own,
      redisState: () => 'off',
      startLimits: () => Promise.resolve(),
      closeLimits: () => undefined,
    };
  }
  const link = new RedisLink(redis, events);
  return {
    limiter: new RedisRateLimiter(link, own, clock.monotonic),
    redisState: () => (link.isUp ? 'on' : 'failing'),
    startLimits: () => link.start(),
    closeLimits: () => {
      link.close();
    },
  };
}
