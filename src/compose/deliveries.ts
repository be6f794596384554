import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '../app/shared/clock.ts';
import { type Senders, createDispatcher } from '../delivery/dispatcher.ts';
import type { Config } from '../config.ts';
import type { MailSender } from '../delivery/mail/sender.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SupervisedStore } from '../store/engine/supervised-store.ts';
import { composeWebhookDeliver, composeWebhooks } from './webhooks.ts';

export interface DeliveryParts {
  readonly config: Pick<Config, 'webhookPrivate'>;
  readonly store: Pick<SupervisedStore, 'deliveries' | 'webhooks' | 'probe' | 'trouble'>;
  /** Null where no mail is configured. */
  readonly mail: Pick<MailSender, 'deliver' | 'tellSwitchedOff'> | null;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'observeDelivery' | 'observeDeliveryPause' | 'showBacklog'>;
  readonly logger: Logger;
}

/** While the store is away: not so often that those who submit fail because of it. */
const probeEveryMs = 10_000;

/**
 * Tells whoever wants to know of what happened. Only the service does: what is stored from elsewhere (`mcp` over standard
 * input) waits in the store until a service finds it, within a second where one runs.
 */
export function composeDeliveries({ config, store, mail, clock, metrics, logger }: DeliveryParts) {
  const senders: Senders = {
    webhook: composeWebhookDeliver(composeWebhooks(config, clock), { store, mail, clock, logger }),
    ...(mail && { mail: mail.deliver }),
  };
  const queue = store.deliveries;
  let probeAgainAt = 0;
  metrics.showBacklog(async () => (store.trouble() === null ? queue.backlog(clock.steady()) : null));
  /** A store that can only be read would be taken for one that is back. */
  async function isBack(): Promise<boolean> {
    if (store.trouble() === null) return true;
    if (clock.monotonic() < probeAgainAt) return false;
    probeAgainAt = clock.monotonic() + probeEveryMs;
    await store.probe();
    return true;
  }
  return createDispatcher({
    queue: {
      ...queue,
      fanOut: async () => (await isBack()) && queue.fanOut(),
      due: async (at) => ((await isBack()) ? queue.due(at) : []),
    },
    senders,
    node: randomUUID(),
    clock,
    jitter: Math.random,
    observe: metrics.observeDelivery,
    observePause: metrics.observeDeliveryPause,
    logger,
  });
}
