import type { Logger } from 'pino';
import { type SendWebhook, createWebhookDeliver } from '../app/outbox/webhook-delivery.ts';
import type { Clock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { bounds } from '../contract/bounds.ts';
import { findReceiver } from '../outbox/webhook/receiver.ts';
import { createResolver } from '../outbox/webhook/resolve.ts';
import { createWebhookSender } from '../outbox/webhook/sender.ts';
import { failureText } from '../outbox/webhook/failure-text.ts';
import type { MailSender } from '../outbox/mail/sender.ts';
import type { Store } from '../store/store.ts';
import program from '../../package.json' with { type: 'json' };
import { randomUUID } from 'node:crypto';
import { type Senders, createDispatcher } from '../outbox/dispatcher.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { SupervisedStore } from '../store/engine/supervised-store.ts';

export interface Webhooks {
  readonly send: SendWebhook;
  /**
   * Why nothing can be sent to a URL, as the end of a sentence that begins with the URL; null if it can be
   * used.
   */
  readonly faultOf: (url: string) => Promise<string | null>;
}

/** Wires the sending of webhook messages. */
export function composeWebhooks({ webhookPrivate }: Pick<Config, 'webhookPrivate'>, clock: Clock): Webhooks {
  const rules = { allowPrivate: webhookPrivate, resolve: createResolver() };
  const withinMs = bounds.webhookSeconds * 1000;
  return {
    send: createWebhookSender({ ...rules, userAgent: `Lintel/${program.version}`, now: clock.now, withinMs }),
    faultOf: (url) => findReceiver(url, rules).then(() => null, failureText),
  };
}

/** Delivers events to webhook endpoints. If an endpoint is disabled, staff get a mail, and the log a warning. */
export const composeWebhookDeliver = (
  { send }: Pick<Webhooks, 'send'>,
  {
    store,
    mail,
    clock,
    logger,
  }: {
    readonly store: Pick<Store, 'webhooks'>;
    readonly mail: Pick<MailSender, 'tellSwitchedOff'> | null;
    readonly clock: Clock;
    readonly logger: Logger;
  },
) =>
  createWebhookDeliver({
    endpoints: store.webhooks,
    send,
    clock,
    noticeSwitchedOff: ({ id, url }, reason) => {
      void mail?.tellSwitchedOff({ id, url }, reason, new Date(clock.now()));
      logger.warn(
        { endpoint: id, reason },
        'a webhook endpoint was switched off: "webhooks enable" switches it on',
      );
    },
  });

export interface DeliveryParts {
  readonly config: Pick<Config, 'webhookPrivate'>;
  readonly store: Pick<SupervisedStore, 'deliveries' | 'webhooks' | 'probe' | 'trouble'>;
  /** Null if mail is not configured. */
  readonly mail: Pick<MailSender, 'deliver' | 'tellSwitchedOff'> | null;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'observeDelivery' | 'observeDeliveryPause' | 'showBacklog'>;
  readonly logger: Logger;
}

/** Interval of probes during a store outage; long, so as not to disturb submissions. */
const probeEveryMs = 10_000;

/**
 * Wires the outbox. Only a service delivers. Events stored by other processes (the stdio tools) wait in the store
 * until a running service finds them, within a second.
 */
export function composeDeliveries({ config, store, mail, clock, metrics, logger }: DeliveryParts) {
  const senders: Senders = {
    webhook: composeWebhookDeliver(composeWebhooks(config, clock), { store, mail, clock, logger }),
    ...(mail && { mail: mail.deliver }),
  };
  const queue = store.deliveries;
  let probeAgainAt = 0;
  metrics.showBacklog(async () => (store.trouble() === null ? queue.backlog(clock.steady()) : null));
  /** Whether the store is available again. Checked by a write, because reads also succeed on a read-only store. */
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
