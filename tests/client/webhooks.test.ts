import { expectTypeOf, it } from 'vitest';
import type { WebhookBody } from '../../src/client/index.ts';

it('the client has the types of webhook bodies', () => {
  expectTypeOf<WebhookBody<'enquiry.created'>['data']['reference']>().toEqualTypeOf<string>();
  expectTypeOf<WebhookBody<'quote.created'>['data']['doorsCount']>().toEqualTypeOf<number>();
  expectTypeOf<WebhookBody<'ping'>['type']>().toEqualTypeOf<'ping'>();
});
