import type { Logger } from 'pino';
import { type SendWebhook, createWebhookDeliver } from '../app/events/webhook-delivery.ts';
import type { Clock } from '../app/shared/clock.ts';
import type { Config } from '../config.ts';
import { bounds } from '../contract/bounds.ts';
import { findReceiver } from '../delivery/webhook/receiver.ts';
import { createResolver } from '../delivery/webhook/resolve.ts';
import { createWebhookSender } from '../delivery/webhook/sender.ts';
import { inWords } from '../delivery/webhook/trouble-words.ts';
import type { MailSender } from '../delivery/mail/sender.ts';
import type { Store } from '../store/store.ts';
import program from '../../package.json' with { type: 'json' };

export interface Webhooks {
  readonly send: SendWebhook;
  /** Why nothing can be sent to an address, in words that follow it; null where it can. */
  readonly faultOf: (url: string) => Promise<string | null>;
}

/** How messages get to receivers. */
export function composeWebhooks({ webhookPrivate }: Pick<Config, 'webhookPrivate'>, clock: Clock): Webhooks {
  const rules = { allowPrivate: webhookPrivate, resolve: createResolver() };
  const withinMs = bounds.webhookSeconds * 1000;
  return {
    send: createWebhookSender({ ...rules, userAgent: `Lintel/${program.version}`, now: clock.now, withinMs }),
    faultOf: (url) => findReceiver(url, rules).then(() => null, inWords),
  };
}

/** Delivers events to the endpoints in the store. Of those that were switched off staff hear by mail, and whoever reads the log. */
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
