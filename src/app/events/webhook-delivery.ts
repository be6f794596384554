import type { Clock, SteadyMs, WallMs } from '../shared/clock.ts';
import type { AttemptOutcome, Deliver } from './delivery.ts';
import { type WebhookEndpoint, switchedOffAfterMs } from './endpoint.ts';

export interface WebhookMessage {
  /** The event's: the same on every repeat, so that a receiver knows what it has had. */
  readonly id: string;
  readonly body: string;
}

/** What a receiver made of a message, in a few words for operators. */
export interface SendOutcome {
  readonly kind:
    | 'delivered'
    | 'failed'
    /** It wants no more messages, ever. */
    | 'gone'
    /** We ended it ourselves. */
    | 'stopped';
  readonly result: string;
}

/** Sends one message to an endpoint, signed. It never throws for what a receiver does. */
export type SendWebhook = (
  endpoint: Pick<WebhookEndpoint, 'url' | 'secret' | 'oldSecret'>,
  message: WebhookMessage,
  signal: AbortSignal,
) => Promise<SendOutcome>;

/** Tells people that an endpoint gets nothing any more. */
export type NoticeSwitchedOff = (endpoint: WebhookEndpoint, reason: string) => void;

export interface WebhookDeliveryNeeds {
  readonly endpoints: {
    readonly find: (id: string) => Promise<WebhookEndpoint | null>;
    readonly noteSuccess: (id: string) => Promise<void>;
    /** Since when nothing has got through, this failure included. */
    readonly noteFailure: (id: string, at: SteadyMs) => Promise<SteadyMs>;
    /** False where it was off before. */
    readonly disable: (id: string, reason: string, at: WallMs) => Promise<boolean>;
  };
  readonly send: SendWebhook;
  readonly clock: Clock;
  readonly noticeSwitchedOff: NoticeSwitchedOff;
}

const days = switchedOffAfterMs / 86_400_000;

/** Delivers events to webhook endpoints, and switches off those that want nothing or have been away for days. */
export function createWebhookDeliver({
  endpoints,
  send,
  clock,
  noticeSwitchedOff,
}: WebhookDeliveryNeeds): Deliver {
  async function switchOff(endpoint: WebhookEndpoint, reason: string): Promise<AttemptOutcome> {
    if (await endpoints.disable(endpoint.id, reason, clock.now())) noticeSwitchedOff(endpoint, reason);
    return { kind: 'gone', result: `${reason}; the endpoint was switched off` };
  }

  return async ({ destination, event }, signal) => {
    const endpoint = await endpoints.find(destination);
    if (!endpoint) return { kind: 'skipped', result: 'the endpoint was removed' };
    if (endpoint.disabled) return { kind: 'gone', result: 'the endpoint is switched off' };
    const { kind, result } = await send(endpoint, event, signal);
    switch (kind) {
      case 'stopped':
        return { kind: 'postponed', result, forMs: 0 };
      case 'delivered':
        // Where it has worked all along there is nothing to write. Asked now: another may have failed since this one began.
        if ((await endpoints.find(destination))?.failingSince != null)
          await endpoints.noteSuccess(destination);
        return { kind, result };
      case 'gone':
        return switchOff(endpoint, result);
      case 'failed': {
        const now = clock.steady();
        const since = await endpoints.noteFailure(endpoint.id, now);
        if (now - since < switchedOffAfterMs) return { kind, result };
        return switchOff(endpoint, `nothing got through for ${days} days (the last time: ${result})`);
      }
    }
  };
}
