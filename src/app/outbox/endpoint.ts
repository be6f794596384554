import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { EventType } from '../../contract/events/event.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';

/** A webhook receiver added by an operator. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  /** Subscribed event types. */
  readonly events: WantedEvents;
  /** Signs the messages. */
  readonly secret: string;
  /** Also signs until then, for secret rotation. */
  readonly oldSecret: { readonly text: string; readonly until: WallMs } | null;
  readonly createdAt: WallMs;
  /** Start of the current failure streak; null while it works. */
  readonly failingSince: SteadyMs | null;
  /** When and why it was disabled; null if enabled. */
  readonly disabled: { readonly at: WallMs; readonly reason: string } | null;
}

export type WantedEvents = readonly EventType[] | 'all';

export type NewEndpoint = Pick<WebhookEndpoint, 'id' | 'url' | 'events' | 'secret' | 'createdAt'>;

export const createEndpoint = (url: string, events: WantedEvents, now: WallMs): NewEndpoint => ({
  id: `whk_${ulid(now)}`,
  url,
  events,
  secret: createSecret(),
  createdAt: now,
});

/** Standard Webhooks format: the key is the base64 after the prefix. */
export const createSecret = () => `${secretPrefix}${randomBytes(32).toString('base64')}`;

export const secretPrefix = 'whsec_';

/** How long the old secret signs after a rotation. */
export const oldSecretSignsMs = 24 * 3_600_000;

/** An endpoint is disabled after failing for this long. */
export const switchedOffAfterMs = 5 * 24 * 3_600_000;
