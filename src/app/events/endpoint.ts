import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { EventType } from '../../contract/events/event.ts';
import type { SteadyMs, WallMs } from '../shared/clock.ts';

/** A receiver of events outside, as an operator added it. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string;
  /** The types it wants. */
  readonly events: WantedEvents;
  /** What messages are signed with. */
  readonly secret: string;
  /** Signs too until then, so that a receiver can change over. */
  readonly oldSecret: { readonly text: string; readonly until: WallMs } | null;
  readonly createdAt: WallMs;
  /** Since when nothing has got through; null while it works. */
  readonly failingSince: SteadyMs | null;
  /** When and why it was switched off; null while it is on. */
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

/** As Standard Webhooks write it: the bytes after the prefix are the key. */
export const createSecret = () => `${secretPrefix}${randomBytes(32).toString('base64')}`;

export const secretPrefix = 'whsec_';

/** For how long the old secret signs beside a new one. */
export const oldSecretSignsMs = 24 * 3_600_000;

/** An endpoint through which nothing has got for so long is switched off. */
export const switchedOffAfterMs = 5 * 24 * 3_600_000;
