import { expect, it } from 'vitest';
import { internalPath, post, storedFor, unlimited } from '../api/requests.ts';
import { clearEnquiry } from '../support/desk.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

it.each(storeKinds)(
  'an upgrade stores the value of each enquiry whose estimate is readable, on the %s store',
  async (kind) => {
    const before = await startService(kind, { env: unlimited });
    const doors = [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200', quantity: '3' }];
    const send = async (name: string) =>
      storedFor(
        before,
        await post(before, internalPath, { customer: { name, email: `${name}@example.ie` }, doors }),
      );
    const [priced, spoiled, unpriced] = [
      await send('Aoife'),
      await send('Brendan'),
      await clearEnquiry(before),
    ];
    const { priceEstimateInclVat: price } = priced.estimate as { priceEstimateInclVat: number };
    await before.stop();
    for (const statement of [
      `update enquiries set estimate = '{"doors":' where id = '${spoiled.id}'`,
      'alter table enquiries drop column value_cents',
      `delete from kysely_migration where name >= '2026-12-08'`,
    ])
      await rawStatement(before.env, statement);
    const { env } = await startService(kind, { env: { ...before.env, BACKUP_BEFORE_UPGRADE: 'off' } });
    const rows = await rawStatement(env, 'select id, value_cents from enquiries');
    expect(
      new Map(rows.map(({ id, value_cents: value }) => [id, value === null ? null : Number(value)])),
    ).toEqual(
      new Map([
        [priced.id, price * 100],
        [spoiled.id, null],
        [unpriced.id, null],
      ]),
    );
  },
);
