import { type EventType, eventTypes } from '../../contract/events/event.ts';
import {
  type NewEndpoint,
  type WebhookEndpoint,
  createEndpoint,
  createSecret,
  oldSecretSignsMs,
} from '../outbox/endpoint.ts';
import { createPing } from '../outbox/ping.ts';
import type { SendWebhook } from '../outbox/webhook-delivery.ts';
import { type Clock, type WallMs, wallMs } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { type AdminDoing, type AdminOutcome, type NotDone, wasDone } from './note.ts';

export interface WebhookAdminNeeds {
  readonly webhooks: {
    readonly list: () => Promise<readonly WebhookEndpoint[]>;
    readonly find: (id: string) => Promise<WebhookEndpoint | null>;
    readonly add: (endpoint: NewEndpoint, doing: AdminDoing) => Promise<AdminOutcome>;
    readonly rotate: (
      id: string,
      secret: string,
      oldUntil: WallMs,
      doing: AdminDoing,
    ) => Promise<AdminOutcome>;
    readonly enable: (id: string, doing: AdminDoing) => Promise<AdminOutcome>;
    readonly remove: (id: string, at: WallMs, doing: AdminDoing) => Promise<AdminOutcome>;
  };
  readonly send: SendWebhook;
  /** Why an address is not allowed, to follow the address in a sentence; null if it is allowed. */
  readonly faultOf: (url: string) => Promise<string | null>;
  readonly ids: Pick<IdSource, 'eventId'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly doing: (by: SignedIn) => AdminDoing;
}

/** An endpoint's signing secret; shown once. */
export interface ShownSecret {
  readonly url: string;
  readonly secret: string;
}

const noEndpoint: NotDone = { fault: 'There is no such endpoint any more.' };

/**
 * Administration of webhook endpoints. Throws `SignedOutMeanwhile` if the session no longer belongs to an admin.
 */
export function createWebhookAdmin(needs: WebhookAdminNeeds) {
  const { webhooks, clock, doing } = needs;
  return {
    list: () => webhooks.list(),

    /** Adds an endpoint. An empty list subscribes to all event types, including future types. */
    async add(by: SignedIn, address: string, wanted: readonly string[]): Promise<ShownSecret | NotDone> {
      const types = eventTypes.filter((type) => wanted.includes(type)) as readonly EventType[];
      const fault = await needs.faultOf(address);
      if (fault !== null) return { fault: `${address}: ${fault}.` };
      const url = new URL(address).href;
      const endpoint = createEndpoint(url, types.length === 0 ? 'all' : types, clock.now());
      wasDone(await webhooks.add(endpoint, doing(by)));
      return { url, secret: endpoint.secret };
    },

    /** Sends a test message. Returns the receiver's response, and whether it counts as delivered. */
    async ping(id: string): Promise<{ readonly delivered: boolean; readonly said: string } | NotDone> {
      const endpoint = await webhooks.find(id);
      if (!endpoint) return noEndpoint;
      const ping = createPing(needs.ids, clock, id);
      const { kind, result } = await needs.send(endpoint, ping, new AbortController().signal);
      return { delivered: kind === 'delivered', said: `${endpoint.url}: ${result}.` };
    },

    async rotate(by: SignedIn, id: string): Promise<ShownSecret | NotDone> {
      const endpoint = await webhooks.find(id);
      const secret = createSecret();
      const until = wallMs(clock.now() + oldSecretSignsMs);
      if (!endpoint || !wasDone(await webhooks.rotate(id, secret, until, doing(by)))) return noEndpoint;
      return { url: endpoint.url, secret };
    },

    async enable(by: SignedIn, id: string): Promise<NotDone | null> {
      const isOn = wasDone(await webhooks.enable(id, doing(by)));
      return isOn ? null : { fault: 'This endpoint is on already, or is gone.' };
    },

    async remove(by: SignedIn, id: string): Promise<NotDone | null> {
      return wasDone(await webhooks.remove(id, clock.now(), doing(by))) ? null : noEndpoint;
    },
  };
}

export type WebhookAdmin = ReturnType<typeof createWebhookAdmin>;
