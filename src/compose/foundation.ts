import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { type PasswordHashes, createPasswordHashes } from '../app/staff/password-hash.ts';
import { type Clock, createSystemClock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { MemoryRateLimiter } from '../limits/memory.ts';
import type { OwnCounts } from '../limits/window-limiter.ts';
import { type Metrics, createMetrics } from '../metrics/metrics.ts';
import type { Store } from '../store/store.ts';
import type { SupervisedStore } from '../store/supervised-store.ts';
import type { Figures } from './figures.ts';
import { type Limits, composeLimits } from './limits.ts';
import { type Passkeys, composePasskeys } from './passkeys.ts';
import { type Rendering, composeRendering } from './rendering.ts';
import { composeStore } from './store.ts';

/** What there is once, however many threads serve. What serves in another thread has the same by messages. */
export interface Foundation extends Limits {
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'observeRequest' | 'observeEnquiry'>;
  readonly store: Store;
  /** Has something done whenever the store is found. */
  readonly onStoreFound: (act: () => void) => void;
  readonly rendering: Pick<Rendering, 'jobs'>;
  readonly passwords: PasswordHashes;
  readonly passkeys: Pick<Passkeys, 'jobs'>;
}

/** The same, with what only the thread that has it may do. */
export interface OwnFoundation extends Foundation {
  readonly metrics: Metrics;
  readonly store: SupervisedStore;
  readonly rendering: Rendering;
  /** After the last request. */
  readonly close: () => Promise<void>;
}

export interface FoundationOptions {
  readonly clock?: Clock | undefined;
  /** Where calls are counted, if not in the memory of this thread. */
  readonly counts?: OwnCounts;
  /** A thread for an embedded store that was started before; `none` has it work in this thread. */
  readonly storeThread?: Worker | 'none' | undefined;
}

export function composeFoundation(
  config: Config,
  figures: Figures,
  logger: Logger,
  { clock = createSystemClock(), counts, storeThread }: FoundationOptions = {},
): OwnFoundation {
  const metrics = createMetrics();
  const whenFound: (() => void)[] = [];
  const store = composeStore(
    config,
    metrics,
    logger,
    clock,
    () => {
      for (const act of whenFound) act();
    },
    storeThread,
  );
  const limits = composeLimits(config, counts ?? new MemoryRateLimiter(clock.monotonic), clock, {
    lost: (reason) => {
      logger.warn({ reason }, 'Redis is away; this node limits by itself until it is back');
    },
    found: () => {
      logger.info('Redis is ready');
    },
  });
  if (config.redis) metrics.showRedis(() => limits.redisState() === 'on');
  const rendering = composeRendering({ config, figures, limiter: limits.limiter, metrics, logger });
  const passkeys = composePasskeys(logger);
  return {
    clock,
    metrics,
    store,
    onStoreFound: (act) => whenFound.push(act),
    ...limits,
    rendering,
    passwords: createPasswordHashes(),
    passkeys,
    async close() {
      await Promise.all([rendering.close(), passkeys.close()]);
      limits.closeLimits();
      await store.close();
    },
  };
}
