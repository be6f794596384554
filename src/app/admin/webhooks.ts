import { type EventType, eventTypes } from '../../contract/events/event.ts';
import {
  type NewEndpoint,
  type WebhookEndpoint,
  createEndpoint,
  createSecret,
  oldSecretSignsMs,
} from '../events/endpoint.ts';
import { createPing } from '../events/ping.ts';
import type { SendWebhook } from '../events/webhook-delivery.ts';
import { type Clock, type WallMs, wallMs } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import type { StaffAccount } from '../staff/account.ts';
import type { NotDone, NoteAdmin } from './note.ts';

export interface WebhookAdminNeeds {
  readonly webhooks: {
    readonly list: () => Promise<readonly WebhookEndpoint[]>;
    readonly find: (id: string) => Promise<WebhookEndpoint | null>;
    readonly add: (endpoint: NewEndpoint) => Promise<void>;
    readonly rotate: (id: string, secret: string, oldUntil: WallMs) => Promise<boolean>;
    readonly enable: (id: string) => Promise<boolean>;
    readonly remove: (id: string, at: WallMs) => Promise<boolean>;
  };
  readonly send: SendWebhook;
  /** Why nothing can be sent to an address, in words that follow it; null where it can. */
  readonly faultOf: (url: string) => Promise<string | null>;
  readonly ids: Pick<IdSource, 'eventId'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly note: NoteAdmin;
}

/** What signs the messages to an address; it is shown once. */
export interface ShownSecret {
  readonly url: string;
  readonly secret: string;
}

const noEndpoint: NotDone = { fault: 'There is no such endpoint any more.' };

export function createWebhookAdmin(needs: WebhookAdminNeeds) {
  const { webhooks, clock, note } = needs;
  return {
    list: () => webhooks.list(),

    /** No types stand for all of them, those to come included. */
    async add(by: StaffAccount, address: string, wanted: readonly string[]): Promise<ShownSecret | NotDone> {
      const types = eventTypes.filter((type) => wanted.includes(type)) as readonly EventType[];
      const fault = await needs.faultOf(address);
      if (fault !== null) return { fault: `${address}: ${fault}.` };
      const url = new URL(address).href;
      const endpoint = createEndpoint(url, types.length === 0 ? 'all' : types, clock.now());
      await webhooks.add(endpoint);
      await note(by, 'webhooks.add');
      return { url, secret: endpoint.secret };
    },

    /** What the receiver said, and whether that is a yes. */
    async ping(id: string): Promise<{ readonly delivered: boolean; readonly said: string } | NotDone> {
      const endpoint = await webhooks.find(id);
      if (!endpoint) return noEndpoint;
      const ping = createPing(needs.ids, clock, id);
      const { kind, result } = await needs.send(endpoint, ping, new AbortController().signal);
      return { delivered: kind === 'delivered', said: `${endpoint.url}: ${result}.` };
    },

    async rotate(by: StaffAccount, id: string): Promise<ShownSecret | NotDone> {
      const endpoint = await webhooks.find(id);
      const secret = createSecret();
      if (!endpoint || !(await webhooks.rotate(id, secret, wallMs(clock.now() + oldSecretSignsMs))))
        return noEndpoint;
      await note(by, 'webhooks.rotate');
      return { url: endpoint.url, secret };
    },

    async enable(by: StaffAccount, id: string): Promise<NotDone | null> {
      if (!(await webhooks.enable(id))) return { fault: 'This endpoint is on already, or is gone.' };
      await note(by, 'webhooks.enable');
      return null;
    },

    async remove(by: StaffAccount, id: string): Promise<NotDone | null> {
      if (!(await webhooks.remove(id, clock.now()))) return noEndpoint;
      await note(by, 'webhooks.remove');
      return null;
    },
  };
}

export type WebhookAdmin = ReturnType<typeof createWebhookAdmin>;
