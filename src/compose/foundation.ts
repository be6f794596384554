import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { createCallerDirectory } from '../app/callers/caller.ts';
import { createPasswordHashes } from '../app/accounts/password-hash.ts';
import { type Clock, createSystemClock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { Figures } from '../figures/load.ts';
import { composeLimits } from './limits.ts';
import { composePasskeys } from './passkeys.ts';
import { composeRendering } from './rendering.ts';
import { composeStore } from './store.ts';

export interface FoundationOptions {
  readonly clock?: Clock | undefined;
  /** The worker of an embedded store, if already started; `none` runs the store in this thread. */
  readonly storeThread?: Worker | 'none' | undefined;
  /** log2 of scrypt's N for new passwords; by default as OWASP recommends. */
  readonly passwordCost?: number | undefined;
}

/** Creates what use cases and background jobs depend on: store, limits, callers, metrics and worker threads. */
export function composeFoundation(
  config: Config,
  figures: Figures,
  logger: Logger,
  { clock = createSystemClock(), storeThread, passwordCost }: FoundationOptions = {},
) {
  const metrics = createMetrics();
  const whenFound = () => {
    // Best effort: a key that is not preloaded is looked up on first use.
    callers.recall().catch(() => undefined);
  };
  const store = composeStore(config, metrics, logger, clock, whenFound, storeThread);
  const callers = createCallerDirectory(store.keys, config.limits, clock);
  const limits = composeLimits(config, clock, metrics, logger);
  const rendering = composeRendering({ config, figures, limiter: limits.limiter, metrics, logger });
  const passkeys = composePasskeys(logger);
  return {
    clock,
    metrics,
    store,
    callers,
    ...limits,
    rendering,
    passwords: createPasswordHashes(passwordCost),
    passkeys,
    /** Closes the store, limits and worker threads; called after the last request. */
    async close() {
      await Promise.all([rendering.close(), passkeys.close()]);
      limits.closeLimits();
      await store.close();
    },
  };
}

export type Foundation = ReturnType<typeof composeFoundation>;
