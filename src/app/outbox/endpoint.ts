import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { ApiKey } from '../callers/api-key.ts';
import type { EventType } from '../../contract/events/event.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';

/** A webhook receiver added by an operator. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  /** Event types it is subscribed to. */
  readonly events: WantedEvents;
  /**
   * The API key whose events it gets; null if it gets the events of all callers. It gets no events of a
   * revoked key.
   */
  readonly key: EndpointKey | null;
  /** Secret with which messages are signed. */
  readonly secret: string;
  /** Previous secret. Until the given time, messages are signed with both secrets. */
  readonly oldSecret: { readonly text: string; readonly until: WallMs } | null;
  readonly createdAt: WallMs;
  /** Start of the current series of failures; null while deliveries succeed. */
  readonly failingSince: SteadyMs | null;
  /** When and why it was disabled; null if enabled. */
  readonly disabled: { readonly at: WallMs; readonly reason: string } | null;
}

export type EndpointKey = Pick<ApiKey, 'id' | 'label' | 'revokedAt'>;

export type WantedEvents = readonly EventType[] | 'all';

export interface NewEndpoint extends Pick<WebhookEndpoint, 'id' | 'url' | 'events' | 'secret' | 'createdAt'> {
  readonly keyId: string | null;
}

export const createEndpoint = (
  url: string,
  events: WantedEvents,
  now: WallMs,
  keyId: string | null = null,
): NewEndpoint => ({
  id: `whk_${ulid(now)}`,
  url,
  events,
  keyId,
  secret: createSecret(),
  createdAt: now,
});

/** A secret in the format of Standard Webhooks: a prefix, and the key in base64. */
export const createSecret = () => `${secretPrefix}${randomBytes(32).toString('base64')}`;

export const secretPrefix = 'whsec_';

/** How long messages are signed with both secrets after a rotation. */
export const oldSecretSignsMs = 24 * 3_600_000;

/** How long an endpoint may fail before it is disabled. */
export const switchedOffAfterMs = 5 * 24 * 3_600_000;
