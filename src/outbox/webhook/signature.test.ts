import { Webhook } from 'standardwebhooks';
import { expect, it } from 'vitest';
import { createSecret } from '../../app/outbox/endpoint.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { signedHeaders } from './signature.ts';

const message = { id: 'evt_1', body: '{"type":"ping","name":"Seán"}' };
// The current time, because the package rejects old timestamps.
const now = wallMs(Date.now());
const [secret, old] = [createSecret(), createSecret()];
const verified = (with_: string, headers: Readonly<Record<string, string>>, body = message.body) =>
  new Webhook(with_).verify(body, headers);

it('the reference package accepts a signature only for its own id, time and body', () => {
  const headers = signedHeaders({ secret, oldSecret: null }, message, now);
  expect(headers).toMatchObject({
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(Math.floor(now / 1000)),
  });
  expect(verified(secret, headers)).toEqual({ type: 'ping', name: 'Seán' });
  expect(() => verified(old, headers)).toThrow();
  expect(() => verified(secret, headers, '{}')).toThrow();
  expect(() => verified(secret, { ...headers, 'webhook-id': 'evt_2' })).toThrow();
});

it('messages are signed with both secrets until the old one expires', () => {
  const endpoint = { secret, oldSecret: { text: old, until: wallMs(now + 1) } };
  const both = signedHeaders(endpoint, message, now);
  expect(both['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/);
  expect(verified(secret, both)).toEqual(verified(old, both));
  const after = signedHeaders(endpoint, message, wallMs(now + 1));
  expect(after['webhook-signature']).toMatch(/^v1,\S{44}$/);
  expect(() => verified(old, after)).toThrow();
});
