import { describe, expect, it } from 'vitest';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

/** Makes a store one in which all events stand in one table, which is how they were kept before. */
const asBefore = (kind: string) => [
  'drop table events',
  'drop index told_events_by_time',
  'alter table told_events rename to events',
  ...(kind === 'postgres'
    ? ['pkey', 'in_order'].map(
        (name) => `alter table events rename constraint told_events_${name} to events_${name}`,
      )
    : []),
  `alter table events add column mails text not null default '[]'`,
  'alter table events add column unaddressed bigint',
  'create index events_by_time on events (created_at)',
  'create index events_unaddressed on events (unaddressed, id) where unaddressed is not null',
  `delete from kysely_migration where name = '2026-11-27-told-events'`,
];

describe.each(storeKinds)('events of an older version, on the %s store', (kind) => {
  it('stay told or untold, and those that are untold are told', async () => {
    const before = await startService(kind);
    const { env } = before;
    await before.stop();
    for (const statement of asBefore(kind)) await rawStatement(env, statement);
    await rawStatement(
      env,
      `insert into webhook_endpoints (id, url, events, secret, created_at) values ('whk_1', 'https://x.example', '["*"]', 's', 1)`,
    );
    for (const [id, unaddressed] of [
      ['told', 'null'],
      ['untold', '7'],
    ])
      await rawStatement(
        env,
        `insert into events (id, type, subject_id, number, created_at, body, unaddressed)
         values ('evt_${id}', 'quote.created', '${id}', 1, 5, '{}', ${unaddressed})`,
      );
    const ids = async (table: string) => (await rawRows(env, table)).map(({ id }) => id).sort();
    const { store } = await startService(kind, { env: { ...env, BACKUP_BEFORE_UPGRADE: 'off' } });
    expect([await ids('told_events'), await ids('events')]).toEqual([['evt_told'], ['evt_untold']]);
    await store.deliveries.address();
    expect([await ids('told_events'), await ids('events')]).toEqual([['evt_told', 'evt_untold'], []]);
    expect(await ids('deliveries')).toEqual(['evt_untold.whk_1']);
  });
});
