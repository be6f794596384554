import { createHmac } from 'node:crypto';
import { type WebhookEndpoint, secretPrefix } from '../../app/outbox/endpoint.ts';
import type { WebhookMessage } from '../../app/outbox/webhook-delivery.ts';
import type { WallMs } from '../../app/shared/clock.ts';

/** The headers of Standard Webhooks, by which receivers verify origin and time of a message. */
export function signedHeaders(
  { secret, oldSecret }: Pick<WebhookEndpoint, 'secret' | 'oldSecret'>,
  { id, body }: WebhookMessage,
  now: WallMs,
): Readonly<Record<string, string>> {
  const seconds = Math.floor(now / 1000);
  const secrets = oldSecret && now < oldSecret.until ? [secret, oldSecret.text] : [secret];
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((each) => signature(each, `${id}.${seconds}.${body}`)).join(' '),
  };
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
