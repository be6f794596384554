import { expectTypeOf, it } from 'vitest';
import type { WebhookBody } from '../../src/client/index.ts';

it('has the types of what webhooks carry', () => {
  expectTypeOf<WebhookBody<'enquiry.created'>['data']['reference']>().toEqualTypeOf<string>();
  expectTypeOf<WebhookBody<'quote.created'>['data']['doorsCount']>().toEqualTypeOf<number>();
  expectTypeOf<WebhookBody<'ping'>['type']>().toEqualTypeOf<'ping'>();
});
