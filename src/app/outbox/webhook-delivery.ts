import type { Clock, SteadyMs, WallMs } from '../shared/clock.ts';
import type { AttemptOutcome, Deliver } from './delivery.ts';
import { type WebhookEndpoint, switchedOffAfterMs } from './endpoint.ts';

export interface WebhookMessage {
  /** The event's id, the same on every retry, for the receiver to deduplicate by. */
  readonly id: string;
  readonly body: string;
}

/** A receiver's response, in a few words for operators. */
export interface SendOutcome {
  readonly kind:
    | 'delivered'
    | 'failed'
    /** 410: it wants no more messages. */
    | 'gone'
    /** Aborted by our shutdown. */
    | 'stopped';
  readonly result: string;
}

/** Sends one signed message. Never throws for a receiver's fault. */
export type SendWebhook = (
  endpoint: Pick<WebhookEndpoint, 'url' | 'secret' | 'oldSecret'>,
  message: WebhookMessage,
  signal: AbortSignal,
) => Promise<SendOutcome>;

/** Tells staff that an endpoint was disabled. */
export type NoticeSwitchedOff = (endpoint: WebhookEndpoint, reason: string) => void;

export interface WebhookDeliveryNeeds {
  readonly endpoints: {
    readonly find: (id: string) => Promise<WebhookEndpoint | null>;
    readonly noteSuccess: (id: string) => Promise<void>;
    /** Start of the failure streak, which this failure may begin. */
    readonly noteFailure: (id: string, at: SteadyMs) => Promise<SteadyMs>;
    /** False if it was disabled already. */
    readonly disable: (id: string, reason: string, at: WallMs) => Promise<boolean>;
  };
  readonly send: SendWebhook;
  readonly clock: Clock;
  readonly noticeSwitchedOff: NoticeSwitchedOff;
}

const days = switchedOffAfterMs / 86_400_000;

/** Delivers events to webhook endpoints, and disables those that are gone or have failed for days. */
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
        // Skips the write while the endpoint works. Read now: another delivery may have failed meanwhile.
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
