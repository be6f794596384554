import type { Clock, SteadyMs, WallMs } from '../shared/clock.ts';
import { type AttemptOutcome, type Deliver, skipped } from './delivery.ts';
import { type WebhookEndpoint, switchedOffAfterMs } from './endpoint.ts';

export interface WebhookMessage {
  /** Id of the event, the same on every retry, by which receivers detect duplicates. */
  readonly id: string;
  readonly body: string;
}

/** Outcome of sending a message; `result` is for operators. */
export interface SendOutcome {
  readonly kind:
    | 'delivered'
    | 'failed'
    /** The receiver has unsubscribed with status 410. */
    | 'gone'
    /** The attempt was aborted by our shutdown. */
    | 'stopped';
  readonly result: string;
}

/** Sends one signed message. Never throws because of the receiver. */
export type SendWebhook = (
  endpoint: Pick<WebhookEndpoint, 'url' | 'secret' | 'oldSecret'>,
  message: WebhookMessage,
  signal: AbortSignal,
) => Promise<SendOutcome>;

/** Mails staff that an endpoint was disabled. */
export type NoticeSwitchedOff = (endpoint: WebhookEndpoint, reason: string) => void;

export interface WebhookDeliveryNeeds {
  readonly endpoints: {
    readonly find: (id: string) => Promise<WebhookEndpoint | null>;
    readonly noteSuccess: (id: string) => Promise<void>;
    /** Records a failure. Returns the start of the current series of failures. */
    readonly noteFailure: (id: string, at: SteadyMs) => Promise<SteadyMs>;
    /** Disables an endpoint; false if it was disabled already. */
    readonly disable: (id: string, reason: string, at: WallMs) => Promise<boolean>;
  };
  readonly send: SendWebhook;
  readonly clock: Clock;
  readonly noticeSwitchedOff: NoticeSwitchedOff;
}

const days = switchedOffAfterMs / 86_400_000;

/** Delivers events to webhook endpoints, and disables endpoints that are gone or have failed for days. */
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
    if (!endpoint) return skipped('the endpoint was removed');
    if (endpoint.disabled) return { kind: 'gone', result: 'the endpoint is switched off' };
    const { kind, result } = await send(endpoint, event, signal);
    switch (kind) {
      case 'stopped':
        return { kind: 'postponed', result, forMs: 0 };
      case 'delivered':
        // Writes only after failures. Read now, because another delivery may have failed in the meantime.
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
