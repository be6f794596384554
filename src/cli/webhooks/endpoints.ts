import type { ApiKey } from '../../app/callers/api-key.ts';
import {
  type EndpointKey,
  type WantedEvents,
  type WebhookEndpoint,
  createEndpoint,
  createSecret,
  oldSecretSignsMs,
} from '../../app/outbox/endpoint.ts';
import { createPing } from '../../app/outbox/ping.ts';
import { createSystemClock, wallMs } from '../../app/shared/clock.ts';
import { createRandomIds } from '../../app/shared/ids.ts';
import { composeWebhooks } from '../../compose/outbox.ts';
import type { Config } from '../../config.ts';
import { type EventType, eventTypes } from '../../contract/events/event.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import type { Store } from '../../store/store.ts';
import { withStore } from '../store/with-store.ts';
import { readArgs } from '../terminal/args.ts';
import { harmless } from '../terminal/text.ts';
import { isoTime } from '../terminal/times.ts';

const keepItNow = 'Keep it now: it cannot be shown again.';

export async function addEndpoint(args: string[], config: Config): Promise<void> {
  const { values, positionals } = readArgs({
    args,
    options: { events: { type: 'string' }, key: { type: 'string' } },
    allowPositionals: true,
  });
  const [address, ...more] = positionals;
  if (address === undefined || more.length > 0)
    throw new OperatorError('say where to send to: webhooks add URL [--events E,E] [--key L]');
  const events = values.events === undefined ? 'all' : eventsOf(values.events);
  const fault = await composeWebhooks(config, createSystemClock()).faultOf(address);
  if (fault !== null) throw new OperatorError(`${harmless(address)}: ${fault}`);
  await withStore(config, 'create', async ({ keys, webhooks }) => {
    const key = values.key === undefined ? null : keyOf(await keys.list(), values.key);
    const endpoint = createEndpoint(new URL(address).href, events, wallMs(Date.now()), key?.id);
    await webhooks.add(endpoint);
    const whose = key ? `, of the key ${harmless(key.label)} alone` : '';
    console.log(`Endpoint ${endpoint.id} gets ${inWords(events)}${whose}.`);
    console.log(`Every message is signed with its secret. ${keepItNow}`);
    console.log(endpoint.secret);
  });
}

/** The active key with this label or id. Throws if several keys have the label. */
function keyOf(keys: readonly ApiKey[], name: string): ApiKey {
  const named = keys.filter(({ id, label }) => id === name || label === name);
  const [key, another] = named.filter(({ test, revokedAt }) => !test && revokedAt === null);
  const told = harmless(name);
  const seeKeys = 'keys list shows all keys';
  if (key && another)
    throw new OperatorError(`--key: there are several keys ${told}: give the id of one; ${seeKeys}`);
  if (key) return key;
  if (named.length === 0) throw new OperatorError(`--key: there is no key ${told}; ${seeKeys}`);
  if (named.some(({ revokedAt }) => revokedAt === null))
    throw new OperatorError(`--key: ${told} is a test key, whose enquiries have no events; ${seeKeys}`);
  throw new OperatorError(`--key: the key ${told} is revoked; ${seeKeys}`);
}

function eventsOf(text: string): readonly EventType[] {
  const names = new Set(text.split(',').map((name) => name.trim()));
  return [...names].map((name) => {
    const type = eventTypes.find((known) => known === name);
    if (!type) {
      throw new OperatorError(
        `--events: there is no event "${harmless(name)}"; there are ${eventTypes.join(', ')}`,
      );
    }
    return type;
  });
}

const inWords = (events: WantedEvents) =>
  events === 'all' ? `every event (now ${eventTypes.join(', ')})` : events.join(', ');

export async function listEndpoints(args: string[], config: Config): Promise<void> {
  if (args.length > 0) throw new OperatorError('webhooks list takes no more words');
  await withStore(config, 'read', async ({ webhooks }) => {
    const endpoints = await webhooks.list();
    if (endpoints.length === 0) console.log('There are no endpoints yet: "webhooks add" adds one.');
    for (const endpoint of endpoints) console.log(describe(endpoint));
  });
}

function describe({ id, url, events, key, createdAt, oldSecret, ...endpoint }: WebhookEndpoint): string {
  const oldSigns = oldSecret !== null && oldSecret.until > Date.now();
  return [
    id,
    url,
    events === 'all' ? 'every event' : events.join(','),
    ...(key ? [whoseEvents(key)] : []),
    `added ${isoTime(createdAt)}`,
    ...(oldSigns ? [`old secret signs until ${isoTime(oldSecret.until)}`] : []),
    stateOf(endpoint),
  ]
    .map(harmless)
    .join('\t');
}

const whoseEvents = ({ id, label, revokedAt }: EndpointKey): string =>
  `of key ${label} (${id})${revokedAt === null ? '' : ', which is revoked: nothing new is sent'}`;

function stateOf({ failingSince, disabled }: Pick<WebhookEndpoint, 'failingSince' | 'disabled'>): string {
  if (disabled) return `switched off ${isoTime(disabled.at)}: ${disabled.reason}`;
  return failingSince === null ? 'on' : `on, but nothing got through since ${isoTime(failingSince)}`;
}

export async function removeEndpoint(args: string[], config: Config): Promise<void> {
  const id = onlyId(args, 'remove');
  await withStore(config, 'change', async ({ webhooks }) => {
    if (!(await webhooks.remove(id, wallMs(Date.now())))) throw noEndpoint(id);
    console.log(`Endpoint ${id} is removed; what waited for it is not sent.`);
  });
}

export async function rotateSecret(args: string[], config: Config): Promise<void> {
  const id = onlyId(args, 'rotate');
  const secret = createSecret();
  const until = wallMs(Date.now() + oldSecretSignsMs);
  await withStore(config, 'change', async ({ webhooks }) => {
    if (!(await webhooks.rotate(id, secret, until))) throw noEndpoint(id);
    console.log(
      `Messages to ${id} are signed with a new secret; the old one signs too until ${isoTime(until)}.`,
    );
    console.log(keepItNow);
    console.log(secret);
  });
}

export async function enableEndpoint(args: string[], config: Config): Promise<void> {
  const id = onlyId(args, 'enable');
  await withStore(config, 'change', async (store) => {
    const { url } = await theEndpoint(store, id);
    if (!(await store.webhooks.enable(id))) throw new OperatorError(`${id} is on already`);
    console.log(`Events are sent to ${harmless(url)} again, from now on.`);
    console.log(
      `What had failed before can be sent again: webhooks deliveries --endpoint ${id} --state failed`,
    );
  });
}

export async function pingEndpoint(args: string[], config: Config): Promise<void> {
  const id = onlyId(args, 'ping');
  const clock = createSystemClock();
  await withStore(config, 'read', async (store) => {
    const endpoint = await theEndpoint(store, id);
    const ping = createPing(createRandomIds(clock), clock, id);
    const { send } = composeWebhooks(config, clock);
    const { kind, result } = await send(endpoint, ping, new AbortController().signal);
    if (kind !== 'delivered') throw new OperatorError(`${harmless(endpoint.url)}: ${result}`);
    console.log(`${harmless(endpoint.url)}: ${result}.`);
  });
}

async function theEndpoint({ webhooks }: Store, id: string): Promise<WebhookEndpoint> {
  const endpoint = await webhooks.find(id);
  if (!endpoint) throw noEndpoint(id);
  return endpoint;
}

function onlyId([id, ...more]: readonly string[], action: string): string {
  if (id === undefined || more.length > 0)
    throw new OperatorError(`say which endpoint: webhooks ${action} ID`);
  return id;
}

const noEndpoint = (id: string) =>
  new OperatorError(`there is no endpoint ${harmless(id)}; webhooks list shows them`);
