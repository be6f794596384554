import { describe, expect, it } from 'vitest';
import { storedDeliveries, storedEvents, wantEvents } from '../support/deliveries.ts';
import { type StoreEnv, rawRows, rawStatement } from '../support/raw-rows.ts';
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
  `delete from kysely_migration where name >= '2026-11-27-told-events'`,
];

const storeEvent = (env: StoreEnv, table: string, id: string, number: number) =>
  rawStatement(
    env,
    `insert into ${table} (id, type, subject_id, number, created_at, body${table === 'events' ? ', mails, unaddressed' : ''})
     values ('${id}', 'enquiry.updated', 'enq_1', ${number}, 5, '{}'${table === 'events' ? `, '[]', 7` : ''})`,
  );

describe.each(storeKinds)(
  'a number that was given twice, by a node of an older version, on the %s store',
  (kind) => {
    it('keeps nobody from being told, and what was told first stays first', async () => {
      const { env, store } = await startService(kind);
      await wantEvents(env);
      await storeEvent(env, 'told_events', 'evt_1', 1);
      await storeEvent(env, 'events', 'evt_2', 1);
      await storeEvent(env, 'events', 'evt_3', 2);
      await store.deliveries.address();
      const numbers = (await storedEvents(env)).map(({ id, number }) => [id, Number(number)]);
      expect(numbers).toEqual([
        ['evt_1', 1],
        ['evt_2', 2],
        ['evt_3', 3],
      ]);
      expect((await storedDeliveries(env)).map(({ event_id, number }) => [event_id, number])).toEqual(
        numbers.slice(1),
      );
      expect(await rawRows(env, 'events')).toEqual([]);
    });
  },
);

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
