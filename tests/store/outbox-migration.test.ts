import { describe, expect, it } from 'vitest';
import { storedDeliveries } from '../support/deliveries.ts';
import { as20261129 } from '../support/older-schema.ts';
import { type StoreEnv, rawRows, rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';

/** The schema of version 2026-11-26, before the outbox had its own table. */
const as20261126 = (kind: StoreKind) => [
  ...as20261129(kind),
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
  `delete from kysely_migration where name >= '2026-11-27'`,
];

async function olderStore(kind: StoreKind, statements: readonly string[]): Promise<StoreEnv> {
  const { env, stop } = await startService(kind);
  await stop();
  for (const statement of statements) await rawStatement(env, statement);
  await rawStatement(
    env,
    `insert into webhook_endpoints (id, url, events, secret, created_at) values ('whk_1', 'https://x.example', '["*"]', 's', 1)`,
  );
  return env;
}

interface OldEvent {
  readonly id: string;
  readonly subject: string;
  readonly number?: number;
  readonly unaddressed: number | null;
}

const pending = (env: StoreEnv, { id, subject, number = 1, unaddressed }: OldEvent) =>
  rawStatement(
    env,
    `insert into events (id, type, subject_id, number, created_at, body, mails, unaddressed)
     values ('${id}', 'quote.created', '${subject}', ${number}, 5, '{"of":"${id}"}', '["mail:staff"]', ${unaddressed ?? 'null'})`,
  );

const told = (env: StoreEnv, id: string, subject: string, number: number) =>
  rawStatement(
    env,
    `insert into told_events (id, type, subject_id, number, created_at, body)
     values ('${id}', 'quote.created', '${subject}', ${number}, 5, '{"of":"${id}"}')`,
  );

const upgrade = (kind: StoreKind, env: StoreEnv) =>
  startService(kind, { env: { ...env, BACKUP_BEFORE_UPGRADE: 'off' } });

const numbersIn = async (env: StoreEnv, table: string) =>
  (await rawRows(env, table))
    .map(({ id, number, body }) => [String(id), Number(number), String(body)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));

const event = (id: string, number = 1) => [id, number, `{"of":"${id}"}`] as const;

describe.each(storeKinds)('a store of version 2026-11-29, upgraded on the %s store', (kind) => {
  it('keeps all events and deliveries, and fans out the pending ones', async () => {
    const env = await olderStore(kind, as20261129(kind));
    await told(env, 'evt_1', 'one', 1);
    await rawStatement(
      env,
      `insert into deliveries
         (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       values ('evt_1.whk_1', 'evt_1', 'one', 1, 'whk_1', 'waiting', 2, 9, 0, 5)`,
    );
    await pending(env, { id: 'evt_2', subject: 'one', number: 2, unaddressed: 7 });
    const before = await storedDeliveries(env);
    const { store } = await upgrade(kind, env);
    expect(await numbersIn(env, 'events')).toEqual([event('evt_1')]);
    expect(await numbersIn(env, 'outbox_events')).toEqual([event('evt_2', 2)]);
    expect(await storedDeliveries(env)).toEqual(before);
    await store.deliveries.fanOut();
    expect(await numbersIn(env, 'events')).toEqual([event('evt_1'), event('evt_2', 2)]);
    expect(await numbersIn(env, 'outbox_events')).toEqual([]);
    const after = await storedDeliveries(env);
    expect(after).toContainEqual(before[0]);
    expect(after.slice(1)).toMatchObject([
      { id: 'evt_2.mail:staff', number: 2, state: 'waiting', attempts: 0, next_attempt_at: 7 },
      { id: 'evt_2.whk_1', number: 2, state: 'waiting', attempts: 0, next_attempt_at: 7 },
    ]);
  });

  it('renumbers events whose numbers were taken, and fans out no event twice', async () => {
    const env = await olderStore(kind, as20261129(kind));
    await told(env, 'evt_1', 'one', 1);
    await pending(env, { id: 'evt_2', subject: 'one', number: 1, unaddressed: 7 });
    await pending(env, { id: 'evt_3', subject: 'one', number: 2, unaddressed: 7 });
    await pending(env, { id: 'evt_4', subject: 'two', unaddressed: null });
    await upgrade(kind, env);
    expect(await numbersIn(env, 'events')).toEqual([event('evt_1'), event('evt_4')]);
    expect(await numbersIn(env, 'outbox_events')).toEqual([event('evt_2', 2), event('evt_3', 3)]);
  });
});

describe.each(storeKinds)('a store of version 2026-11-26, upgraded on the %s store', (kind) => {
  it('fans out the pending events only', async () => {
    const env = await olderStore(kind, as20261126(kind));
    await pending(env, { id: 'evt_1', subject: 'one', unaddressed: null });
    await pending(env, { id: 'evt_2', subject: 'two', unaddressed: 7 });
    const { store } = await upgrade(kind, env);
    expect(await numbersIn(env, 'events')).toEqual([event('evt_1')]);
    expect(await numbersIn(env, 'outbox_events')).toEqual([event('evt_2')]);
    await store.deliveries.fanOut();
    expect(await numbersIn(env, 'events')).toEqual([event('evt_1'), event('evt_2')]);
    expect((await storedDeliveries(env)).map(({ id }) => id)).toEqual(['evt_2.mail:staff', 'evt_2.whk_1']);
  });
});
