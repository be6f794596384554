import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { Call } from '../shared/call.ts';
import { createDoorQuoteMaker, type CreateDoorQuoteNeeds } from './create.ts';

it('a quote that is only an estimate counts pieces, and its link has the doors', async () => {
  const needs = { book, publicUrl: () => 'https://x.ie', ids: { dryRunId: () => 'dry_1' } };
  const make = createDoorQuoteMaker(needs as unknown as CreateDoorQuoteNeeds);
  const doors = [{ preset: 'single-no-panels' as const, quantity: 3 }, {}];
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
  const call = { trapSprung: false } as unknown as Call;
  expect((await make({ customer, doors, estimateOnly: true }, call)).reply).toMatchObject({
    ...{ id: 'dry_1', doorsCount: 4, currency: 'EUR' },
    quoteUrl: 'https://x.ie/review?door=psingle_2d_no_2d_panels-q3&door=standard',
  });
});
