import type { Logger } from 'pino';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { Clock } from '../app/shared/clock.ts';
import type { RedisState } from '../app/shared/readiness.ts';
import type { Config } from '../config.ts';
import { MemoryRateLimiter } from '../limits/memory.ts';
import { RedisRateLimiter } from '../limits/redis.ts';
import { RedisLink } from '../limits/redis-link.ts';
import type { Metrics } from '../metrics/metrics.ts';

interface Limits {
  readonly limiter: RateLimiter;
  /**
   * Counts mails. Separate, because its windows last a day and would keep buckets of other limits in memory.
   */
  readonly mailLimiter: RateLimiter;
  readonly redisState: () => RedisState;
  readonly startLimits: () => Promise<void>;
  readonly closeLimits: () => void;
}

/** Limit of buckets: enough for 10,000 networks a day, as each network with enquiries has two buckets. */
const mostMailBuckets = 20_000;

/** Creates the rate limiter: of this node alone, or shared by all nodes through Redis. */
export function composeLimits(
  { redis }: Pick<Config, 'redis'>,
  clock: Clock,
  metrics: Metrics,
  logger: Logger,
): Limits {
  const own = new MemoryRateLimiter(clock.monotonic);
  const ownMails = new MemoryRateLimiter(clock.monotonic, mostMailBuckets);
  if (!redis) {
    return {
      limiter: own,
      mailLimiter: ownMails,
      redisState: () => 'off',
      startLimits: () => Promise.resolve(),
      closeLimits: () => undefined,
    };
  }
  const link = new RedisLink(redis, {
    lost: (reason) => {
      logger.warn({ reason }, 'Redis is away; this node limits by itself until it is back');
    },
    found: () => {
      logger.info('Redis is ready');
    },
  });
  metrics.showRedis(() => link.isUp);
  return {
    limiter: new RedisRateLimiter(link, own, clock.monotonic),
    mailLimiter: new RedisRateLimiter(link, ownMails, clock.monotonic),
    redisState: () => (link.isUp ? 'on' : 'failing'),
    startLimits: () => link.start(),
    closeLimits: () => {
      link.close();
    },
  };
}
